extension UIView {
  /// `isDescendant`, unless a subclass overrides it.
  final func baseIsDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// `viewWithTag`, unless a subclass overrides it.
  final func baseViewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether the superview made the view and draws what it shows: a button's title and image.
  package final var isDrawnBySuperview: Bool { layoutState.isDrawnBySuperview }

  /// The subviews without those that show what the view itself states and draws.
  package final var statedSubviews: [UIView] {
    let all = subviews
    // A plain loop, because a closure would check for the main actor at every subview.
    for view in all where view.isDrawnBySuperview { return all.filter { !$0.isDrawnBySuperview } }
    return all
  }

  /// `bringSubviewToFront`, unless a subclass overrides it.
  final func baseBringSubviewToFront(_ view: UIView) {
    guard view.superview === self, let index = subviews.firstIndex(where: { $0 === view }) else { return }
    ownSubviews.append(ownSubviews.remove(at: index))
  }

  /// `sendSubviewToBack`, unless a subclass overrides it.
  final func baseSendSubviewToBack(_ view: UIView) {
    guard view.superview === self, let index = subviews.firstIndex(where: { $0 === view }) else { return }
    ownSubviews.insert(ownSubviews.remove(at: index), at: 0)
  }

  /// The index of a subview once another view, which may be a subview too, is removed.
  func index(of sibling: UIView, without view: UIView) -> Int? {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return nil }
    return view.superview === self && subviews[..<index].contains { $0 === view } ? index - 1 : index
  }

  /// `convert`, unless a subclass overrides it.
  final func baseConvert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = outermost(point)
    return view?.innermost(outer) ?? outer
  }

  /// `convert`, unless a subclass overrides it.
  final func baseConvert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    innermost(view?.outermost(point) ?? point)
  }

  /// `convert`, unless a subclass overrides it.
  final func baseConvert(_ rect: CGRect, to view: UIView?) -> CGRect {
    if !hasTransformedAncestor, !(view?.hasTransformedAncestor ?? false) {
      return CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    return CGRect(around: rect.corners.map { convert($0, to: view) })
  }

  /// `convert`, unless a subclass overrides it.
  final func baseConvert(_ rect: CGRect, from view: UIView?) -> CGRect {
    if !hasTransformedAncestor, !(view?.hasTransformedAncestor ?? false) {
      return CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }
    return CGRect(around: rect.corners.map { convert($0, from: view) })
  }

  private func outermost(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let bounds = bounds.origin
    let frame = hasTransform ? layoutFrame : frame
    let inside = CGPoint(x: point.x - bounds.x + frame.minX, y: point.y - bounds.y + frame.minY)
    return superview.outermost(hasTransform ? inside.applying(transformAboutAnchor) : inside)
  }

  /// The point of this view's coordinates at a point of the outermost view's.
  private func innermost(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let bounds = bounds.origin
    let frame = hasTransform ? layoutFrame : frame
    let outside = superview.innermost(point)
    let inside = hasTransform ? outside.applying(transformAboutAnchor.inverted()) : outside
    return CGPoint(x: inside.x - frame.minX + bounds.x, y: inside.y - frame.minY + bounds.y)
  }

  private var hasTransformedAncestor: Bool {
    var view: UIView? = self
    while let current = view {
      if current.hasTransform { return true }
      view = current.superview
    }
    return false
  }
}
