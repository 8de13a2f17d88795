/// The values of a layer that belongs to no view.
extension CALayer {
  final var ownFrame: CGRect {
    let rect = CGRect(
      x: -anchorPoint.x * ownBounds.width,
      y: -anchorPoint.y * ownBounds.height,
      width: ownBounds.width,
      height: ownBounds.height
    )
    return rect.applying(affineTransform()).offsetBy(dx: ownPosition.x, dy: ownPosition.y)
  }

  final func copyValues(of layer: CALayer) {
    (ownBounds, ownPosition, ownTransform) = (layer.bounds, layer.position, layer.transform)
    (ownHidden, ownOpacity, ownMasking) = (layer.isHidden, layer.opacity, layer.masksToBounds)
    (ownBackground, cornerRadius, ownAnchorPoint) = (layer.backgroundColor, layer.cornerRadius, layer.anchorPoint)
    (borderWidth, borderColor, name) = (layer.borderWidth, layer.borderColor, layer.name)
  }
}
