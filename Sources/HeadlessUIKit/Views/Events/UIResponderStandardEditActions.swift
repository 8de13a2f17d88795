// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The commands that responders implement.
@preconcurrency
@MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}
