/// An action of an alert.
@preconcurrency
@MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying, @preconcurrency UIAccessibilityIdentification {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default`
    /// Cancels the operation.
    case cancel
    /// Might change or delete data.
    case destructive
  }

  /// The text.
  open internal(set) var title: String?
  /// The style.
  open internal(set) var style: Style
  /// Whether the action is enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.contentChanged() } } }
  final weak var alert: UIAlertController?
  package final let handler: ((UIAlertAction) -> Void)?

  /// Makes an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  /// A copy with the same handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    (copy.isEnabled, copy.accessibilityIdentifier) = (isEnabled, accessibilityIdentifier)
    return copy
  }
}
