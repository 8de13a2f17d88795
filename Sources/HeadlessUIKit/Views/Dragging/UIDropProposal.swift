// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// The operation that a drop proposes.
@preconcurrency
@MainActor
open class UIDropProposal: NSObject {
  open package(set) var operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false
  public init(operation: UIDropOperation) { self.operation = operation }
}
