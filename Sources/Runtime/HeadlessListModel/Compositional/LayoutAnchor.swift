/// A location in a rectangle, as fractions of its size, and a distance from it.
package struct LayoutAnchor: Hashable, Sendable {
  /// The location: 0 is the leading or top edge, 1 the trailing or bottom edge.
  package var location: LayoutPoint
  /// The distance from the location: in points, or as a fraction of the supplementary item's size.
  package var offset: LayoutPoint
  package var isFractional: Bool

  package init(location: LayoutPoint, offset: LayoutPoint, isFractional: Bool) {
    self.location = location
    self.offset = offset
    self.isFractional = isFractional
  }

  /// The distance from the location for a supplementary item of a size, in points.
  private func distance(for size: LayoutSize) -> LayoutPoint {
    isFractional ? LayoutPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// The frame of a supplementary item that the anchor attaches to a host.
  ///
  /// Without an anchor of its own, the supplementary item lies inside the edges of the host.
  func frame(of size: LayoutSize, in host: LayoutRect, itemAnchor: LayoutAnchor?) -> LayoutRect {
    let own = itemAnchor?.location ?? location
    let distance = distance(for: size)
    let ownDistance = itemAnchor?.distance(for: size) ?? .zero
    return LayoutRect(
      x: host.origin.x + host.size.width * location.x - size.width * own.x + distance.x + ownDistance.x,
      y: host.origin.y + host.size.height * location.y - size.height * own.y + distance.y + ownDistance.y,
      width: size.width,
      height: size.height
    )
  }
}
