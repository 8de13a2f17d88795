extension UIView {
  /// The view that a touch at a point reaches, by UIKit's rules: the foremost subview that takes it, else this one.
  func foremostHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled || !self.point(inside: point, with: event) { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
