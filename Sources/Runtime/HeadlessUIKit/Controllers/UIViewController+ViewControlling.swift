extension UIViewController: ViewControlling {
  var shownWindow: UIWindow? { viewIfLoaded?.window }

  /// Stops with UIKit's message if the root view of a child isn't in its parent's view, but in another controller's or
  /// in none.
  func requireParent() {
    guard let parent else { return }
    var next = viewIfLoaded?.superview
    while let view = next, view.viewController == nil { next = view.superview }
    let found = next?.viewController
    if found === parent { return }
    stop(
      "child view controller:<\(type(of: self))> should have parent view controller:"
        + "\(found.map { "<\(type(of: $0))>" } ?? "(null)") but actual parent is:<\(type(of: parent))>"
    )
  }

  /// Warns once for each class that appearance methods aren't called, if only the view was added.
  func warnOfMissingParent(in window: UIWindow) {
    if parent != nil || ownPresenting != nil || transition != nil || window.rootViewController === self { return }
    let name = "\(type(of: self))"
    warnOnce(
      "The view of <\(name)> was added to a window without addChild(_:). The appearance methods of <\(name)> aren't called "
        + "here; UIKit doesn't document whether a device calls them. Call addChild(_:) before and didMove(toParent:) after",
      about: "\(ObjectIdentifier(type(of: self)))"
    )
  }

  /// The insets of the root view's safe area: what the bars of the containing controllers cover, and the additional
  /// insets.
  func safeAreaInsets(of view: UIView, covered: UIEdgeInsets) -> UIEdgeInsets {
    var insets = covered
    let inside = controllerUnderBars
    if let parent = inside.parent, let room = parent.viewIfLoaded, view.superview === room {
      let bars = parent.barInsets(over: inside)
      let free = room.bounds.inset(by: bars).insets(in: view.frame).limited(to: bars)
      insets = UIEdgeInsets(
        top: max(insets.top, free.top),
        left: max(insets.left, free.left),
        bottom: max(insets.bottom, free.bottom),
        right: max(insets.right, free.right)
      )
    }
    return insets + additionalSafeAreaInsets
  }

  func collapsingBar(above view: UIScrollView) -> (any CollapsingBar)? {
    if let content = contentScrollView(for: .top), content !== view { return nil }
    return parent?.collapsingBar(over: self)
  }

  /// `setContentScrollView(_:for:)`, unless a subclass overrides it.
  final func baseSetContentScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    for edge in [.top, .leading, .bottom, .trailing] as [NSDirectionalRectEdge] where edges.contains(edge) {
      let old = rare.contentScrollViews[edge.rawValue]
      rare.contentScrollViews[edge.rawValue] = scrollView
      guard edge == .top, old !== scrollView else { continue }
      old?.rareForScrolling.contentController = nil
      scrollView?.rareForScrolling.contentController = self
      scrollView?.setNeedsLayout()
    }
  }
}

extension UIEdgeInsets {
  fileprivate static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top,
      left: one.left + other.left,
      bottom: one.bottom + other.bottom,
      right: one.right + other.right
    )
  }
}
