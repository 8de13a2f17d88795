/// An action of an alert.
@preconcurrency
@MainActor
open class UIAlertAction: NSObject {
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
}
