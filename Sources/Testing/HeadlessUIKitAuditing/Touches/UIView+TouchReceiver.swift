package import HeadlessUIKit

/// Where the touches meant for a view go.
package enum TouchReceiver {
  /// The view receives them at a point of the window.
  case view(CGPoint)
  /// The view is out of sight, and the user can scroll to it.
  case scrolledAway(UIScrollView)
  /// Another view of the window, or a window in front of it, receives all of them.
  case other(UIView)
  /// Superviews show no part of the view.
  case none
}

/// The part of a view that can be touched.
package enum TouchableArea {
  /// The part that superviews and the window show, in the window's coordinates.
  case frame(CGRect)
  /// The user can scroll to the view.
  case scrolledAway(UIScrollView)
}

extension UIView {
  /// Where the touches go that the user aims at five points of the view's visible part.
  ///
  /// - Parameter owner: A superview that has the gesture, or `nil` if the view must receive the touches itself.
  package final func receiverOfTouches(
    in window: UIWindow,
    owner: UIView? = nil
  ) throws(MissedAction) -> TouchReceiver {
    let visible: CGRect
    switch try touchableArea(in: window) {
    case .frame(let frame): visible = frame
    case .scrolledAway(let scrollView): return .scrolledAway(scrollView)
    }
    var other: UIView?
    for point in visible.pointsOfTouch {
      guard let receiver = window.receiver(ofTouchAt: point) else { continue }
      if receiver.isDescendant(of: owner ?? self) || receiver.letsTouchesThrough(to: self) { return .view(point) }
      other = other ?? receiver
    }
    return other.map { .other($0) } ?? .none
  }

  /// A point of a cell where a tap reaches its list, and the view that receives it there. Points without recognizers of
  /// the content come first.
  package final func requireFreeSpace(in window: UIWindow) throws(MissedAction) -> (point: CGPoint, receiver: UIView) {
    guard case .frame(let visible) = try touchableArea(in: window) else { return (.zero, self) }
    var recognized: (CGPoint, UIView)?
    var keeper: UIView?
    for point in visible.pointsOfTouch + visible.grid {
      guard let receiver = window.receiver(ofTouchAt: point), receiver.isDescendant(of: self) else { continue }
      let inside = sequence(first: receiver) { $0.superview }.prefix { $0 !== self }
      if let view = inside.first(where: \.keepsTaps) {
        keeper = keeper ?? view
      } else if inside.allSatisfy({ $0.gestureRecognizers?.isEmpty ?? true }) {
        return (point, receiver)
      } else if recognized == nil {
        recognized = (point, receiver)
      }
    }
    if let recognized { return recognized }
    guard let keeper else { return (CGPoint(x: visible.midX, y: visible.midY), self) }
    throw MissedAction("a \(type(of: keeper)) covers the \(type(of: self)) and keeps its taps, as on a device")
  }

  /// Whether taps on the view, and on its subviews that don't take them, don't reach superviews.
  private var keepsTaps: Bool { self is UIScrollView || (self as? UIControl)?.isEnabled == true }

  /// The visible part of the view. Throws the reason if there is none that the user can scroll to.
  package final func touchableArea(in window: UIWindow) throws(MissedAction) -> TouchableArea {
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
  package final var scrollViews: [UIScrollView] {
    sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
  }
}

extension UIScrollView {
  /// Whether the user can scroll to a rectangle of the content. What a list shows belongs to its content.
  fileprivate func canScroll(to frame: CGRect) -> Bool {
    let content = CGRect(origin: .zero, size: contentSize).inset(by: -adjustedContentInset)
    return isScrollEnabled && (self is any OperatedList || frame.intersects(content))
  }

  /// Whether there is more content than the view shows.
  final var canScroll: Bool {
    let insets = adjustedContentInset
    return isScrollEnabled
      && (contentSize.width + insets.left + insets.right > bounds.width
        || contentSize.height + insets.top + insets.bottom > bounds.height)
  }

  /// How far the user can scroll to show content further down, in points.
  package final var distanceToBottom: CGFloat {
    isScrollEnabled ? contentSize.height + adjustedContentInset.bottom - bounds.maxY : 0
  }
}

extension CGRect {
  /// The center, and the points halfway to the corners.
  fileprivate var pointsOfTouch: [CGPoint] {
    [(0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].map { x, y in
      CGPoint(x: minX + width * x, y: minY + height * y)
    }
  }

  /// Points at a distance of a twelfth of the size, without the edges.
  fileprivate var grid: [CGPoint] {
    (0..<121).map { CGPoint(x: minX + width * CGFloat($0 % 11 + 1) / 12, y: minY + height * CGFloat($0 / 11 + 1) / 12) }
  }
}

extension UIEdgeInsets {
  fileprivate static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }
}
