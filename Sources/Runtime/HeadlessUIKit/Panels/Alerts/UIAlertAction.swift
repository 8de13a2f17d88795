@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying, @preconcurrency UIAccessibilityIdentification {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  open internal(set) var title: String?
  open internal(set) var style: Style
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.contentChanged() } } }
  final weak var alert: UIAlertController?
  package final let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    (copy.isEnabled, copy.accessibilityIdentifier) = (isEnabled, accessibilityIdentifier)
    return copy
  }
}
