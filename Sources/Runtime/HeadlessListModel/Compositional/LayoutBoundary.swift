/// The blueprint of a supplementary view at an edge of a section, such as a header.
package struct LayoutBoundary: Sendable {
  /// The location at an edge or corner: -1 is leading or top, 0 the middle, 1 trailing or bottom. At a corner the view
  /// lies above or below the content.
  package var horizontal: Int
  package var vertical: Int
  package var size: LayoutSize
  package var offset: LayoutPoint
  /// Whether the view lies outside of the content.
  package var extendsContent: Bool

  package init(horizontal: Int, vertical: Int, size: LayoutSize, offset: LayoutPoint, extendsContent: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.size = size
    self.offset = offset
    self.extendsContent = extendsContent
  }

  /// The axis along which the view takes room: the vertical one except at the leading and trailing edges.
  private var axis: LayoutAxis { vertical == 0 ? .horizontal : .vertical }

  /// Whether the view lies before the content along an axis.
  package func isBefore(_ axis: LayoutAxis) -> Bool {
    axis == self.axis && (axis == .vertical ? vertical : horizontal) < 0
  }

  /// Whether the view lies after the content along an axis.
  package func isAfter(_ axis: LayoutAxis) -> Bool {
    axis == self.axis && (axis == .vertical ? vertical : horizontal) > 0
  }

  /// The room that views take at each edge of the content.
  package static func room(for boundaries: [LayoutBoundary]) -> LayoutInsets {
    boundaries.reduce(into: .zero) { room, boundary in
      guard boundary.extendsContent else { return }
      let (size, offset) = (boundary.size, boundary.offset)
      if boundary.isBefore(.vertical) { room.top = max(room.top, size.height - offset.y) }
      if boundary.isAfter(.vertical) { room.bottom = max(room.bottom, size.height + offset.y) }
      if boundary.isBefore(.horizontal) { room.leading = max(room.leading, size.width - offset.x) }
      if boundary.isAfter(.horizontal) { room.trailing = max(room.trailing, size.width + offset.x) }
    }
  }

  /// The frame at the edge of the content.
  package func frame(at content: LayoutRect) -> LayoutRect {
    LayoutRect(
      x: location(.horizontal, horizontal, content.origin.x, content.size.width, size.width) + offset.x,
      y: location(.vertical, vertical, content.origin.y, content.size.height, size.height) + offset.y,
      width: size.width,
      height: size.height
    )
  }

  private func location(_ axis: LayoutAxis, _ side: Int, _ start: Double, _ room: Double, _ length: Double) -> Double {
    let isOutside = extendsContent && axis == self.axis
    if side < 0 { return isOutside ? start - length : start }
    if side > 0 { return isOutside ? start + room : start + room - length }
    return start + (room - length) / 2
  }
}
