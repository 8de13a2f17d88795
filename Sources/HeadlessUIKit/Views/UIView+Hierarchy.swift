extension UIView {
  /// Whether the view is `view` or one of its subviews at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// The first view with a tag: this view or a descendant.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Ends editing in this view and its descendants: the first responder among them resigns. If `force` is `true`, it
  /// resigns even if it refuses. Returns whether nothing is being edited anymore.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder, !resignFirstResponder() {
      if !force { return false }
      giveUpFirstResponder()
    }
    for view in subviews where !view.endEditing(force) { return false }
    return true
  }

  /// Moves a subview in front of its siblings.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self, let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview behind its siblings.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self, let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Adds a view right behind another subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: index(of: sibling, without: view) ?? 0)
  }

  /// Adds a view right in front of another subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }

  /// The index of a subview once another view, which may be a subview too, is removed.
  private func index(of sibling: UIView, without view: UIView) -> Int? {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return nil }
    return view.superview === self && subviews[..<index].contains { $0 === view } ? index - 1 : index
  }

  /// A point of this view in another view's coordinates; `nil` means those of the outermost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = outermost(point)
    guard let view else { return outer }
    let origin = view.outermost(.zero)
    return CGPoint(x: outer.x - origin.x, y: outer.y - origin.y)
  }

  /// A point of another view in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let outer = view?.outermost(point) ?? point
    let origin = outermost(.zero)
    return CGPoint(x: outer.x - origin.x, y: outer.y - origin.y)
  }

  /// A rectangle of this view in another view's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private func outermost(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let bounds = bounds.origin
    let frame = frame.origin
    return superview.outermost(CGPoint(x: point.x - bounds.x + frame.x, y: point.y - bounds.y + frame.y))
  }
}
