import HeadlessUIKit

extension UIView {
  /// Requires that neither the view nor one of its superviews keeps touches away from it.
  func requireTouches() throws(MissedAction) {
    var next: UIView? = self
    while let view = next {
      let subject = view === self ? "the \(type(of: self))" : "its superview, a \(type(of: view)),"
      if view.isHidden { throw MissedAction("\(subject) is hidden") }
      if view.alpha < 0.01 { throw MissedAction("\(subject) is transparent: its alpha is \(view.alpha)") }
      if !view.isUserInteractionEnabled { throw MissedAction("\(subject) has isUserInteractionEnabled set to false") }
      next = view.superview
    }
  }

  /// Requires that the view takes what is typed, and begins editing if it isn't being edited.
  func requireEditing() throws(MissedAction) {
    try requireTouches()
    if isFirstResponder || becomeFirstResponder() { return }
    throw MissedAction("editing doesn't begin: the view or its delegate refuses to become first responder")
  }
}

extension UIControl {
  /// Requires that the control is enabled and that touches reach it.
  func requireEnabled() throws(MissedAction) {
    try requireTouches()
    if !isEnabled { throw MissedAction("the \(type(of: self)) is disabled") }
  }
}
