extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = notification("KeyboardWillShow")
  public nonisolated static let keyboardDidShowNotification = notification("KeyboardDidShow")
  public nonisolated static let keyboardWillHideNotification = notification("KeyboardWillHide")
  public nonisolated static let keyboardDidHideNotification = notification("KeyboardDidHide")
  public nonisolated static let keyboardWillChangeFrameNotification = notification("KeyboardWillChangeFrame")
  public nonisolated static let keyboardDidChangeFrameNotification = notification("KeyboardDidChangeFrame")
  /// The frame of the keyboard before the change, on the screen: a `CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame of the keyboard after the change, on the screen: a `CGRect`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  public var cgRectValue: CGRect { rectValue }
}

extension UIWindow {
  /// Simulates a keyboard of a height, in points, with the views of the first responder.
  package func showKeyboard(height: CGFloat) {
    systemKeyboardHeight = height
    moveKeyboard(.shows)
  }

  /// Hides the simulated keyboard. The views of the first responder stay.
  package func hideKeyboard() throws(MissedAction) {
    if systemKeyboardHeight == nil {
      throw MissedAction("the keyboard isn't shown; call showKeyboard(height:) first")
    }
    systemKeyboardHeight = nil
    moveKeyboard(.hides, onlyIfItMoves: true)
  }

  /// The area of the keys while text is edited. Touches there don't reach the window's views. A device hides the keys
  /// of a view controller that presents another one.
  package final var keyArea: CGRect? {
    guard let keyboardFrame, let height = systemKeyboardHeight, let editor = firstResponder, editor.isFirstResponder,
      editor is any UIKeyInput, inputHost?.replacesKeys != true
    else { return nil }
    var next: UIResponder? = editor
    while let responder = next, !(responder is UIViewController) { next = responder.next }
    if (next as? UIViewController)?.presentedViewController != nil { return nil }
    let y = keyboardFrame.maxY - height
    return CGRect(x: keyboardFrame.minX, y: y, width: keyboardFrame.width, height: height)
  }

  /// Places the keyboard in another size of the window.
  final func keyboardFollowsWindow() { moveKeyboard(.shows, onlyIfItMoves: true) }

  /// Makes the view controller whose view is above the keyboard the first responder again, after one in that view.
  fileprivate func returnFirstResponder() -> Bool {
    guard let former = firstResponder as? UIView, let host = inputHost, former.isDescendant(of: host),
      let owner = host.owner as? UIViewController
    else { return false }
    return owner.hostWindow === self && owner.becomeFirstResponder()
  }

  /// Removes the views of the first responder, after it resigned or left the window. The system's keyboard stays until
  /// a test hides it.
  final func removeInputViews() { removeInputViews(.changesFrame) }

  fileprivate func removeInputViews(_ movement: KeyboardMovement) {
    guard let host = inputHost else { return }
    keepsInputViews = true
    inputHost = nil
    host.removeFromSuperview()
    for view in host.subviews { view.removeFromSuperview() }
    keepsInputViews = false
    moveKeyboard(movement, onlyIfItMoves: true)
  }

  /// Moves the keyboard to the bottom, and posts the notifications in UIKit's order.
  fileprivate func moveKeyboard(_ movement: KeyboardMovement, onlyIfItMoves: Bool = false) {
    let height = inputHost?.height(system: systemKeyboardHeight, width: bounds.width) ?? systemKeyboardHeight ?? 0
    let shown = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let isShown = height > 0 || inputHost == nil && systemKeyboardHeight != nil
    let (old, new) = (keyboardFrame, isShown ? shown : nil)
    inputHost?.place(in: shown, system: systemKeyboardHeight)
    if onlyIfItMoves, old == new { return }
    guard let begin = old ?? new?.belowScreen, let end = new ?? old?.belowScreen else { return }
    keyboardFrame = new
    invalidateKeyboardGuides()
    let names = (new == nil ? .hides : movement).names
    postKeyboard([UIResponder.keyboardWillChangeFrameNotification] + names.will, begin, end)
    rootViewController?.noticeKeyboard()
    layoutIfNeeded()
    postKeyboard([UIResponder.keyboardDidChangeFrameNotification] + names.did, begin, end)
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

extension UIWindow: ResponderHosting {
  /// Makes a responder the first one, unless the present one refuses to resign.
  final func makeFirstResponder(_ responder: UIResponder) -> Bool {
    keepsInputViews = true
    defer { keepsInputViews = false }
    if let present = firstResponder, present !== responder, !present.resignFirstResponder() { return false }
    firstResponder = responder
    return true
  }

  final var isTyping: Bool { firstResponder is any UITextInputTraits }

  final func endTyping() {
    if isTyping { firstResponder?.resignFirstResponder() }
  }

  /// Shows the views of the first responder, or hides them.
  final func inputViewsChanged() {
    if keepsInputViews { return }
    let responder = firstResponder.flatMap { $0.isFirstResponder && $0.hostWindow === self ? $0 : nil }
    if responder == nil, returnFirstResponder() { return }
    guard let responder else { return removeInputViews() }
    let host = inputHost ?? InputHost()
    keepsInputViews = true
    host.show(responder)
    keepsInputViews = false
    if host.isEmpty { return removeInputViews(.shows) }
    inputHost = host
    if host.superview === self { bringSubviewToFront(host) } else { addSubview(host) }
    moveKeyboard(.shows, onlyIfItMoves: true)
  }
}

/// A keyboard movement, as observers see it.
private enum KeyboardMovement {
  case shows, hides, changesFrame

  /// The notifications before and after the movement, in addition to those of the frame.
  var names: (will: [Notification.Name], did: [Notification.Name]) {
    switch self {
    case .shows: ([UIResponder.keyboardWillShowNotification], [UIResponder.keyboardDidShowNotification])
    case .hides: ([UIResponder.keyboardWillHideNotification], [UIResponder.keyboardDidHideNotification])
    case .changesFrame: ([], [])
    }
  }
}

extension CGRect {
  /// The frame from which a keyboard comes, and to which it goes.
  fileprivate var belowScreen: CGRect { offsetBy(dx: 0, dy: height) }
}

extension UIViewController {
  /// Lets the controllers on screen that avoid the keyboard do so.
  final func noticeKeyboard() {
    avoidKeyboard()
    for child in children { child.noticeKeyboard() }
    ownPresented?.noticeKeyboard()
  }
}
