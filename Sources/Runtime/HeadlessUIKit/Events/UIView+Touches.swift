extension UIView {
  /// The view that receives a touch at a point, by UIKit's rules: the frontmost subview that takes it, or this view.
  func foremostHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isConcealed || alpha < 0.01 || !isUserInteractionEnabled { return nil }
    if !self.point(inside: point, with: event) { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
