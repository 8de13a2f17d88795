import HeadlessUIKit

extension UIView {
  /// Requires that touches reach the view: that neither it nor one of its superviews keeps them away, and that no other
  /// view of its window receives them all.
  ///
  /// - Returns: A point of the window where the view receives them, or `nil` if no part of it is in view.
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

  /// Requires that the view, or another one that its touches go to, receives touches at one of five points of its
  /// visible part. If the view is scrolled away, its scroll view takes its place, because the user can scroll to it.
  ///
  /// - Parameter owner: A superview that has the gesture, or `nil` if the view must receive the touches itself.
  @discardableResult
  func requireUncovered(in owner: UIView? = nil) throws(MissedAction) -> CGPoint? {
    guard let window else { return nil }
    window.layoutIfNeeded()
    let visible: CGRect
    switch try visibility(in: window) {
    case .frame(let frame): visible = frame
    case .scrolledAway(let scrollView):
      try scrollView.requireUncovered()
      return nil
    }
    var others: [UIView] = []
    for point in visible.pointsOfTouch {
      guard let receiver = window.receiver(ofTouchAt: point) else { continue }
      if receiver.isDescendant(of: owner ?? self) || receiver.letsTouchesThrough(to: self) { return point }
      others.append(receiver)
    }
    guard let other = others.first else {
      throw MissedAction("the \(type(of: self)) lies outside of what its superviews show")
    }
    throw MissedAction("a \(type(of: other)) covers the \(type(of: self)) or receives its touches")
  }

  /// Requires that the view receives touches at a point in its coordinates, unless the point is scrolled away.
  func requireUncovered(at point: CGPoint) throws(MissedAction) {
    guard let window, case .frame(let visible) = try visibility(in: window) else { return }
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

  private enum Visibility {
    /// The part that superviews and the window show, in the window's coordinates.
    case frame(CGRect)
    /// The user can scroll to the view.
    case scrolledAway(UIScrollView)
  }

  private func visibility(in window: UIWindow) throws(MissedAction) -> Visibility {
    if bounds.isEmpty { throw MissedAction("the \(type(of: self)) has no size; lay it out first") }
    var (view, frame) = (self, bounds)
    while let superview = view.superview {
      frame = view.convert(frame, to: superview)
      let shown = frame.intersection(superview.bounds)
      // The app may extend the area that takes touches beyond the bounds of a view that doesn't scroll.
      if !shown.isEmpty { frame = shown }
      if shown.isEmpty, let scrollView = superview as? UIScrollView {
        if scrollView.canScroll(to: frame) { return .scrolledAway(scrollView) }
        let size = scrollView.contentSize
        throw MissedAction(
          "the \(type(of: self)) is out of view, and the user can't scroll to it: "
            + "the contentSize of its \(type(of: scrollView)) is \(size.width) by \(size.height)"
            + (scrollView.isScrollEnabled ? "" : ", and its isScrollEnabled is false")
        )
      }
      view = superview
    }
    var visible = frame.intersection(window.bounds)
    if visible.isEmpty { throw MissedAction("the \(type(of: self)) lies outside of its window") }
    guard let keys = window.keyArea, visible.maxY > keys.minY else { return .frame(visible) }
    let distance = visible.minY - keys.minY
    if distance < 0 {
      visible.size.height = -distance
      return .frame(visible)
    }
    if let scrollView = scrollViews.first(where: { distance < $0.distanceToBottom }) {
      return .scrolledAway(scrollView)
    }
    throw MissedAction("the keyboard covers the \(type(of: self)); hide it first with hideKeyboard()")
  }

  /// The scroll views around the view, the nearest first.
  private var scrollViews: [UIScrollView] {
    sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
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

extension UIScrollView {
  /// Whether a user can scroll to a rectangle of the content. What a list shows belongs to its content.
  fileprivate func canScroll(to frame: CGRect) -> Bool {
    let content = CGRect(origin: .zero, size: contentSize).inset(by: -adjustedContentInset)
    return isScrollEnabled && (self is any UserList || frame.intersects(content))
  }

  /// How far the user can scroll to show content further down, in points.
  fileprivate var distanceToBottom: CGFloat {
    isScrollEnabled ? contentSize.height + adjustedContentInset.bottom - bounds.maxY : 0
  }
}

extension UIEdgeInsets {
  fileprivate static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }
}
