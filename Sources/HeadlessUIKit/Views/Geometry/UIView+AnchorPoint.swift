extension UIView {
  /// The point that transforms leave in place, in units of the bounds.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}
