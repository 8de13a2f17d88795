/// The alert of iOS 8 and earlier. Stored; it isn't shown here. A test calls
/// `dismiss(withClickedButtonIndex:animated:)`.
open class UIAlertView: UIView {
  package override class var uiKitClass: UIKitClass { alertViewClass }

  open weak var delegate: AnyObject?
  open var title = ""
  open var message: String?
  open private(set) var isVisible = false
  open var cancelButtonIndex = -1
  private final var buttons: [String] = []

  public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    (self.title, self.message) = (title ?? "", message)
    self.delegate = delegate as AnyObject?
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String,
    message: String,
    delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    buttons.append(title ?? "")
    return buttons.count - 1
  }
  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
  }
  open var numberOfButtons: Int { buttons.count }
  /// Warns that nothing is on the screen.
  open func show() {
    isVisible = true
    warn(
      "The alert view \"\(title)\" isn't shown here, and taps reach what a device covers; call its "
        + "dismiss(withClickedButtonIndex:animated:), or show a UIAlertController"
    )
  }
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    isVisible = false
    (delegate as? any UIAlertViewDelegate)?.alertView(self, clickedButtonAt: buttonIndex)
  }
}

@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
}
