extension CALayer {
  func outermost(_ p: CGPoint) -> CGPoint {
    guard let superlayer else { return p }
    let (frame, bounds) = (frame, bounds)
    return superlayer.outermost(CGPoint(x: p.x - bounds.minX + frame.minX, y: p.y - bounds.minY + frame.minY))
  }
}
