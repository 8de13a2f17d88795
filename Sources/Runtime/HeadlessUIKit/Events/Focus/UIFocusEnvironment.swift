@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var focusGroupIdentifier: String? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var focusGroupIdentifier: String? { nil }
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    if environment === self { return true }
    var current = (environment as? UIResponder)?.next
    while let responder = current {
      if responder === self { return true }
      current = responder.next
    }
    return false
  }
}
