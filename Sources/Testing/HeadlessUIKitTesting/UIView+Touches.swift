import HeadlessUIKit
import HeadlessUIKitAuditing

extension UIView {
  /// Requires that touches reach the view: that neither it nor one of its superviews keeps them away, and that no other
  /// view of its window receives them all.
  ///
  /// - Returns: A point of the window where the view receives them, or `nil` if no part of it is in view.
  @discardableResult
  func requireTouches() throws(MissedAction) -> CGPoint? {
    for view in sequence(first: self, next: \.superview) {
      let subject = view === self ? "the \(type(of: self))" : "its superview, a \(type(of: view)),"
      if view.isConcealed { throw MissedAction("\(subject) is hidden") }
      if view.alpha < 0.01 { throw MissedAction("\(subject) is transparent: its alpha is \(view.alpha)") }
      if !view.isUserInteractionEnabled { throw MissedAction("\(subject) has isUserInteractionEnabled set to false") }
    }
    window?.warnIfNeverShown()
    return try requireUncovered()
  }

  /// Requires that the view, or another one that its touches go to, receives touches at one of five points of its
  /// visible part. If the view is scrolled away, its scroll view takes its place, because the user can scroll to it.
  ///
  /// - Parameter owner: A superview that has the gesture, or `nil` if the view must receive the touches itself.
  @discardableResult
  func requireUncovered(in owner: UIView? = nil) throws(MissedAction) -> CGPoint? {
    guard let window else { return nil }
    window.layoutIfNeeded()
    switch try receiverOfTouches(in: window, owner: owner) {
    case .view(let point): return point
    case .scrolledAway(let scrollView):
      try scrollView.requireUncovered()
      return nil
    case .other(let other):
      throw MissedAction("a \(type(of: other)) covers the \(type(of: self)) or receives its touches")
    case .none: throw MissedAction("the \(type(of: self)) lies outside of what its superviews show")
    }
  }

  /// Requires that the view receives touches at a point in its coordinates, unless the point is scrolled away.
  func requireUncovered(at point: CGPoint) throws(MissedAction) {
    guard let window, case .frame(let visible) = try touchableArea(in: window) else { return }
    // The far edges belong to the view, but not to the rectangle.
    let x = point.x == bounds.maxX ? point.x - 0.5 : point.x
    let location = convert(CGPoint(x: x, y: point.y == bounds.maxY ? point.y - 0.5 : point.y), to: window)
    if window.keyArea?.contains(location) == true, !scrollViews.contains(where: { $0.distanceToBottom > 0 }) {
      throw MissedAction("the keyboard covers \(point.x), \(point.y); hide it first with hideKeyboard()")
    }
    guard visible.contains(location) || scrollViews.isEmpty else { return }
    guard let receiver = window.receiver(ofTouchAt: location) else {
      throw MissedAction("the point \(point.x), \(point.y) lies outside of the \(type(of: self)) or its window")
    }
    if receiver.isDescendant(of: self) || receiver.letsTouchesThrough(to: self) { return }
    throw MissedAction("a \(type(of: receiver)) receives the touches at \(point.x), \(point.y)")
  }

  /// Requires that the view takes what is typed, and begins editing if it isn't being edited.
  func requireEditing() throws(MissedAction) {
    // Keys aren't touches.
    if isFirstResponder { return }
    try requireTouches()
    isTypedInto = true
    defer { isTypedInto = false }
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
