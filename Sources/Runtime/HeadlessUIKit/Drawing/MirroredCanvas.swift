/// A canvas that draws everything on the other side of the middle of an area, as controls are drawn from right to left.
///
/// Text, images and views aren't reversed themselves.
package final class MirroredCanvas: Canvas {
  private let base: any Canvas
  private let area: CGRect

  package init(_ base: any Canvas, in area: CGRect) { (self.base, self.area) = (base, area) }

  package func width(of text: String, _ font: UIFont) -> CGFloat { base.width(of: text, font) }

  package func shows(_ image: UIImage) -> Bool { base.shows(image) }

  package func draw(_ shape: Shape) { base.draw(mirrored(shape)) }

  private func mirrored(_ shape: Shape) -> Shape {
    switch shape {
    case .rect(let rect, let paint, let radius): .rect(rect.mirrored(in: area), paint, radius: radius)
    case .circle(let center, let radius, let paint): .circle(center: mirrored(center), radius: radius, paint)
    case .path(let points, let paint): .path(points.map(mirrored), paint)
    case .text(let block): .text(block.mirrored(in: area))
    case .attributedText(let block): .attributedText(block.mirrored(in: area))
    case .image(let image, let rect, let tint): .image(image, rect.mirrored(in: area), tint: tint)
    case .titled(let title, let shapes): .titled(title, shapes.map(mirrored))
    case .view(let view, let point):
      .view(view, at: CGRect(origin: point, size: view.bounds.size).mirrored(in: area).origin)
    }
  }

  private func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: area.minX + area.maxX - point.x, y: point.y) }
}

extension NSTextAlignment {
  fileprivate var mirrored: NSTextAlignment {
    switch self {
    case .center: .center
    case .right: .left
    default: .right
    }
  }
}

extension AttributedBlock {
  fileprivate func mirrored(in area: CGRect) -> AttributedBlock {
    AttributedBlock(
      lines: lines,
      bounds: bounds.mirrored(in: area),
      color: color,
      alignment: alignment.mirrored,
      fromTop: fromTop
    )
  }
}

extension TextBlock {
  fileprivate func mirrored(in area: CGRect) -> TextBlock {
    TextBlock(
      text: text,
      bounds: bounds.mirrored(in: area),
      font: font,
      color: color,
      alignment: alignment.mirrored,
      lines: lines,
      fromTop: fromTop
    )
  }
}
