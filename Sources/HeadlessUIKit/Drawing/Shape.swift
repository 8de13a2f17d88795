/// A shape that a canvas can draw. Lengths are in points.
package enum Shape {
  case rect(CGRect, Paint, radius: CGFloat)
  case circle(center: CGPoint, radius: CGFloat, Paint)
  /// A line through points.
  case path([CGPoint], Paint)
  case text(TextBlock)
  /// An image that fills a rectangle.
  case image(UIImage, CGRect)
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
