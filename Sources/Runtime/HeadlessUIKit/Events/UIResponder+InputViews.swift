/// A window, as its responders need it. `UIWindow` is declared in a higher layer.
@MainActor
protocol ResponderHosting: AnyObject {
  func makeFirstResponder(_ responder: UIResponder) -> Bool
  /// Shows the views of the first responder, or hides them.
  func inputViewsChanged()
  /// Whether a text is being edited.
  var isTyping: Bool { get }
  /// Ends the editing of a text, as scrolling does. A first responder without a text, such as the view controller of a
  /// conversation, stays the first responder.
  func endTyping()
}

extension UIResponder {
  /// The window in which the responder is: that of a view, or of a view controller's view.
  final var hostWindow: UIWindow? { (self as? UIView)?.window ?? (self as? any ViewControlling)?.shownWindow }

  /// The view in place of the keyboard: the responder's own, or that of the next responder with one.
  final var nearestInputView: UIView? { nearest(\.inputView, controller: \.inputViewController)?.view }

  /// The view above the keyboard with the responder that has it: this one, or the next one with such a view.
  final var nearestInputAccessoryView: (view: UIView, owner: UIResponder)? {
    nearest(\.inputAccessoryView, controller: \.inputAccessoryViewController)
  }

  private func nearest(
    _ view: KeyPath<UIResponder, UIView?>,
    controller: KeyPath<UIResponder, UIInputViewController?>
  ) -> (view: UIView, owner: UIResponder)? {
    for responder in sequence(first: self, next: \.next) {
      if let controller = responder[keyPath: controller] {
        warnOnce(
          "The \(type(of: controller)) that \(type(of: responder)) returns for the keyboard isn't shown here. A test shows "
            + "its view"
        )
        return nil
      }
      if let found = responder[keyPath: view] { return (found, responder) }
    }
    return nil
  }

  /// `becomeFirstResponder()`, unless a subclass overrides it.
  final func baseBecomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, !waitsForWindow() else { return isFirstResponder }
    let host: (any ResponderHosting)? = hostWindow
    if let host, !host.makeFirstResponder(self) { return false }
    hasBecomeFirstResponder = true
    if !beginsEditingFirst { host?.inputViewsChanged() }
    return true
  }

  /// Whether the responder has no window, without which it can't become the first one. As in UIKit, a view does when it
  /// comes into a window.
  final func waitsForWindow() -> Bool {
    if isTypedInto || hostWindow != nil { return false }
    awaitsWindow = true
    warnOnce(
      "The \(type(of: self)) can't become the first responder without a window: becomeFirstResponder() returns false, as "
        + "on a device. Put it into a window first"
    )
    return true
  }

  /// `resignFirstResponder()`, unless a subclass overrides it.
  final func baseResignFirstResponder() -> Bool {
    guard !isFirstResponder || canResignFirstResponder else { return false }
    giveUpFirstResponder()
    return true
  }

  /// Resigns first responder status without asking.
  final func giveUpFirstResponder() {
    hasBecomeFirstResponder = false
    awaitsWindow = false
    updateInputViews()
  }

  /// Shows the views of the first responder in the window of this one, or hides them.
  final func updateInputViews() {
    let host: (any ResponderHosting)? = hostWindow
    host?.inputViewsChanged()
  }
}

/// The views that a text field or a text view shows in place of the keyboard and above it.
struct InputViews {
  var keyboard: UIView?
  var accessory: UIView?
}
