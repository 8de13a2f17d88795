import HeadlessUIKit

extension UIView {
  /// Requires that touches reach the view: that neither it nor one of its superviews keeps them away, and that no other
  /// view of its window receives them all.
  func requireTouches() throws(MissedAction) {
    var next: UIView? = self
    while let view = next {
      let subject = view === self ? "the \(type(of: self))" : "its superview, a \(type(of: view)),"
      if view.isHidden { throw MissedAction("\(subject) is hidden") }
      if view.alpha < 0.01 { throw MissedAction("\(subject) is transparent: its alpha is \(view.alpha)") }
      if !view.isUserInteractionEnabled { throw MissedAction("\(subject) has isUserInteractionEnabled set to false") }
      next = view.superview
    }
    try requireUncovered()
  }

  /// Requires that the view receives touches at one of five points of the part of it that is in view, if any is.
  private func requireUncovered() throws(MissedAction) {
    window?.layoutIfNeeded()
    guard let window, let visible = visibleFrame(in: window) else { return }
    var others: [UIView] = []
    for point in visible.pointsOfTouch {
      guard let receiver = window.receiver(ofTouchAt: point) else { continue }
      if receiver.isDescendant(of: self) { return }
      others.append(receiver)
    }
    guard let other = others.first else {
      throw MissedAction("the \(type(of: self)) lies outside of what its superviews show")
    }
    throw MissedAction("a \(type(of: other)) covers the \(type(of: self)) or receives its touches")
  }

  /// The part of the view that scroll views around it and the window show, in the window's coordinates; `nil` if they
  /// show nothing of it.
  private func visibleFrame(in window: UIWindow) -> CGRect? {
    var visible = convert(bounds, to: window).intersection(window.bounds)
    var next = superview
    while let view = next {
      if view is UIScrollView { visible = visible.intersection(view.convert(view.bounds, to: window)) }
      next = view.superview
    }
    return visible.isEmpty ? nil : visible
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

extension CGRect {
  /// The center, and the points halfway to the corners.
  fileprivate var pointsOfTouch: [CGPoint] {
    [(0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].map { x, y in
      CGPoint(x: minX + width * x, y: minY + height * y)
    }
  }
}
