public protocol CALayerDelegate: NSObjectProtocol {
  /// Updates the content. Never called here.
  func display(_ layer: CALayer)
  /// Draws the content. Never called here.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer will draw. Never called here.
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: @preconcurrency CALayerDelegate {}
