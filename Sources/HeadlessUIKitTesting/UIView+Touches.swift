import HeadlessUIKit

extension UIView {
  /// Requires that touches reach the view: that neither it nor one of its superviews keeps them away, and that no other
  /// view of its window receives them all.
  ///
  /// - Returns: A point of the window where the view receives them; `nil` if no part of it is in view.
  @discardableResult
  func requireTouches() throws(MissedAction) -> CGPoint? {
    var next: UIView? = self
    while let view = next {
      let subject = view === self ? "the \(type(of: self))" : "its superview, a \(type(of: view)),"
      if view.isHidden { throw MissedAction("\(subject) is hidden") }
      if view.alpha < 0.01 { throw MissedAction("\(subject) is transparent: its alpha is \(view.alpha)") }
      if !view.isUserInteractionEnabled { throw MissedAction("\(subject) has isUserInteractionEnabled set to false") }
      next = view.superview
    }
    return try requireUncovered()
  }

  /// Requires that the view receives touches at one of five points of its visible part. A view without one passes.
  private func requireUncovered() throws(MissedAction) -> CGPoint? {
    window?.layoutIfNeeded()
    guard let window, let visible = visibleFrame(in: window) else { return nil }
    var others: [UIView] = []
    for point in visible.pointsOfTouch {
      guard let receiver = window.receiver(ofTouchAt: point) else { continue }
      if receiver.isDescendant(of: self) || receiver.letsTouchesThrough(to: self) { return point }
      others.append(receiver)
    }
    guard let other = others.first else {
      throw MissedAction("the \(type(of: self)) lies outside of what its superviews show")
    }
    throw MissedAction("a \(type(of: other)) covers the \(type(of: self)) or receives its touches")
  }

  /// The part of the view that its superviews and the window show, in the window's coordinates. If superviews that
  /// don't scroll show nothing, the part that the others show; `nil` if they show nothing.
  private func visibleFrame(in window: UIWindow) -> CGRect? {
    let whole = convert(bounds, to: window).intersection(window.bounds)
    var (scrolled, shown) = (whole, whole)
    var next = superview
    while let view = next {
      let frame = view.convert(view.bounds, to: window)
      shown = shown.intersection(frame)
      if view is UIScrollView { scrolled = scrolled.intersection(frame) }
      next = view.superview
    }
    if !shown.isEmpty { return shown }
    return scrolled.isEmpty ? nil : scrolled
  }

  /// Requires that the view takes what is typed, and begins editing if it isn't being edited.
  func requireEditing() throws(MissedAction) {
    // Keys aren't touches.
    if isFirstResponder { return }
    try requireTouches()
    if becomeFirstResponder() { return }
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
