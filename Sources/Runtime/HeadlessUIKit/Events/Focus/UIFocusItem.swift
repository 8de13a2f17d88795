@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
  var frame: CGRect { get }
  /// The look of the item while it has the focus. Never read here.
  var focusEffect: UIFocusEffect? { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { nil }
}
