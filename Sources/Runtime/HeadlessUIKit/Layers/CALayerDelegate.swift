/// An object that a layer asks. All methods are optional.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Updates the content. Never called here.
  func display(_ layer: CALayer)
  /// Draws the content. Never called here.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer will draw. Never called here.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action of a key.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Optional. The default does nothing.
  public func display(_ layer: CALayer) {}
  /// Optional. The default does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Optional. The default does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Optional. The default does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Optional. The default is none.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: @preconcurrency CALayerDelegate {}
