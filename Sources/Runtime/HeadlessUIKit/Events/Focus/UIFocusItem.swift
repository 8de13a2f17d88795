/// An item that can have the focus: a view.
@preconcurrency
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether focus can enter the item.
  var canBecomeFocused: Bool { get }
  /// Whether the item has the focus.
  var isFocused: Bool { get }
  /// The frame of the item.
  var frame: CGRect { get }
  /// The look of the item while it has the focus. Never read here.
  var focusEffect: UIFocusEffect? { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

extension UIFocusItem {
  /// Optional. The default is `nil`.
  public var focusEffect: UIFocusEffect? { nil }
}
