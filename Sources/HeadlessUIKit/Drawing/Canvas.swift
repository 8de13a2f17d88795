/// A surface that views draw themselves on.
@MainActor
package protocol Canvas: AnyObject {
  /// Adds a shape above the others.
  func draw(_ shape: Shape)
  /// The width of a line of text, in points.
  func width(of text: String, _ font: UIFont) -> CGFloat
}

/// What a canvas can draw. Lengths are in points.
package enum Shape {
  case rect(CGRect, Paint, radius: CGFloat)
  case circle(center: CGPoint, radius: CGFloat, Paint)
  /// A line through points.
  case path([CGPoint], Paint)
  case text(TextBlock)
  /// A view with everything in it, with its top left corner at a point.
  case view(UIView, at: CGPoint)
}

/// How a shape is filled and stroked.
package struct Paint {
  package var fill: UIColor?
  package var stroke: UIColor?
  package var width: CGFloat = 1
  /// Lengths of dashes and gaps, as SVG writes them.
  package var dashes: String?

  package init(fill: UIColor? = nil, stroke: UIColor? = nil, width: CGFloat = 1, dashes: String? = nil) {
    self.fill = fill
    self.stroke = stroke
    self.width = width
    self.dashes = dashes
  }
}

/// Text in a rectangle.
package struct TextBlock {
  package let text: String
  package let bounds: CGRect
  package let font: UIFont
  package let color: UIColor
  package let alignment: NSTextAlignment
  /// The maximum number of lines; 0 for as many as there is room for.
  package let lines: Int
  /// Whether the text begins at the top. Otherwise it is centered vertically.
  package let fromTop: Bool
}

extension Canvas {
  package func rect(
    _ rect: CGRect,
    fill: UIColor? = nil,
    stroke: UIColor? = nil,
    width: CGFloat = 1,
    radius: CGFloat = 0,
    dashes: String? = nil
  ) {
    draw(.rect(rect, Paint(fill: fill, stroke: stroke, width: width, dashes: dashes), radius: radius))
  }

  package func circle(_ center: CGPoint, _ radius: CGFloat, fill: UIColor?, stroke: UIColor? = nil) {
    draw(.circle(center: center, radius: radius, Paint(fill: fill, stroke: stroke)))
  }

  package func path(_ points: [CGPoint], _ color: UIColor, width: CGFloat = 1) {
    draw(.path(points, Paint(stroke: color, width: width)))
  }

  package func text(
    _ text: String,
    in bounds: CGRect,
    _ font: UIFont,
    _ color: UIColor,
    _ alignment: NSTextAlignment = .natural,
    lines: Int = 1,
    fromTop: Bool = false
  ) {
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
