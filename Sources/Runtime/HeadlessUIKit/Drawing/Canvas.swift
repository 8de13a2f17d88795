/// A surface that views draw themselves on.
@preconcurrency @MainActor
package protocol Canvas: AnyObject {
  /// Adds a shape above the others.
  func draw(_ shape: Shape)
  /// The width of a line of text, in points.
  func width(of text: String, _ font: UIFont) -> CGFloat
  /// Whether the canvas can show the content of an image.
  func shows(_ image: UIImage) -> Bool
}

extension Canvas {
  package func rect(
    _ rect: CGRect,
    fill: UIColor? = nil,
    stroke: UIColor? = nil,
    width: CGFloat = 1,
    radius: CGFloat = 0,
    dashes: String? = nil
  ) { draw(.rect(rect, Paint(fill: fill, stroke: stroke, width: width, dashes: dashes), radius: radius)) }

  package func circle(_ center: CGPoint, _ radius: CGFloat, fill: UIColor?, stroke: UIColor? = nil) {
    draw(.circle(center: center, radius: radius, Paint(fill: fill, stroke: stroke)))
  }

  package func path(_ points: [CGPoint], _ color: UIColor, width: CGFloat = 1) {
    draw(.path(points, Paint(stroke: color, width: width)))
  }

  /// Draws text in one font, or attributed text if there is any.
  package func text(
    _ text: String,
    _ attributed: NSAttributedString? = nil,
    in bounds: CGRect,
    _ font: UIFont,
    _ color: UIColor,
    _ alignment: NSTextAlignment = .natural,
    lines: Int = 1,
    fromTop: Bool = false
  ) {
    if let attributed, attributed.length > 0 {
      let found = AttributedLines(attributed, font: font, width: bounds.width, limit: lines)
      return draw(
        .attributedText(
          AttributedBlock(lines: found, bounds: bounds, color: color, alignment: alignment, fromTop: fromTop)
        )
      )
    }
    draw(
      .text(
        TextBlock(
          text: text,
          bounds: bounds,
          font: font,
          color: color,
          alignment: alignment,
          lines: lines,
          fromTop: fromTop
        )
      )
    )
  }

  package func view(_ view: UIView, at point: CGPoint) { draw(.view(view, at: point)) }
}
