public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  open package(set) var operation: UIDropOperation
  /// Stored; has no effect here.
  open var isPrecise = false
  /// Stored; has no effect here.
  open var prefersFullSizePreview = false
  public init(operation: UIDropOperation) { self.operation = operation }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDropProposal(operation: operation)
    copy.takeValues(of: self)
    return copy
  }
  final func takeValues(of other: UIDropProposal) {
    (isPrecise, prefersFullSizePreview) = (other.isPrecise, other.prefersFullSizePreview)
  }
}
