extension UIResponder {
  /// Posted before the keyboard is shown.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted after the keyboard was shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted after the keyboard was hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before the frame of the keyboard changes.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// Posted after the frame of the keyboard changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )
  /// The frame of the keyboard before the change, on the screen: a `CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame of the keyboard after the change, on the screen: a `CGRect`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the animation, in seconds: an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the animation: an `NSNumber`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app: an `NSNumber`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
}

extension UIWindow {
  /// Simulates a keyboard of a height, in points: posts the notifications in UIKit's order.
  package func showKeyboard(height: CGFloat) {
    let old = keyboardFrame ?? CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
    let new = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    keyboardFrame = new
    invalidateKeyboardGuides()
    postKeyboard([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification], old, new)
    rootViewController?.noticeKeyboard()
    layoutIfNeeded()
    postKeyboard([UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification], old, new)
  }

  /// Hides the simulated keyboard: posts the notifications in UIKit's order.
  package func hideKeyboard() throws(MissedAction) {
    guard let old = keyboardFrame else {
      throw MissedAction("the keyboard isn't shown; call showKeyboard(height:) first")
    }
    let new = old.offsetBy(dx: 0, dy: old.height)
    keyboardFrame = nil
    invalidateKeyboardGuides()
    postKeyboard([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification], old, new)
    rootViewController?.noticeKeyboard()
    layoutIfNeeded()
    postKeyboard([UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification], old, new)
  }

  private func postKeyboard(_ names: [Notification.Name], _ old: CGRect, _ new: CGRect) {
    let info: [String: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: old),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: new),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
  }
}

extension UIViewController {
  /// Lets the controllers on screen that avoid the keyboard do so.
  final func noticeKeyboard() {
    avoidKeyboard()
    for child in children { child.noticeKeyboard() }
    ownPresented?.noticeKeyboard()
  }
}
