extension CALayer {
  /// A point of another layer's coordinates in this layer's.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let outer = l?.outermost(p) ?? p
    let origin = outermost(.zero)
    return CGPoint(x: outer.x - origin.x, y: outer.y - origin.y)
  }
  /// A point of this layer's coordinates in another layer's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let outer = outermost(p)
    let origin = l?.outermost(.zero) ?? .zero
    return CGPoint(x: outer.x - origin.x, y: outer.y - origin.y)
  }
  /// A rectangle of another layer's coordinates in this layer's.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }
  /// A rectangle of this layer's coordinates in another layer's.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(origin: convert(r.origin, to: l), size: r.size) }
  /// The deepest, frontmost layer at a point of the superlayer's coordinates.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    let (frame, bounds) = (frame, bounds)
    let inside = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    if isHidden || opacity < 0.01 || !contains(inside) { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return self
  }

  private func outermost(_ p: CGPoint) -> CGPoint {
    guard let superlayer else { return p }
    let (frame, bounds) = (frame, bounds)
    return superlayer.outermost(CGPoint(x: p.x - bounds.minX + frame.minX, y: p.y - bounds.minY + frame.minY))
  }

  /// Scrolls the view of the layer. Layers don't scroll here.
  public func scroll(_ p: CGPoint) {}
}

extension CALayer {
  /// Converts a time. All layers have the same time here.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// Converts a time. All layers have the same time here.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}
