extension UIAccessibility {
  /// A rectangle of a view on the screen. The window is the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// A path of a view on the screen. The window is the screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
  /// Tells zooming about the focus. Does nothing here.
  public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}
}

extension UIView: @preconcurrency UIAccessibilityIdentification {}
extension UIAccessibilityElement: @preconcurrency UIAccessibilityIdentification {}
