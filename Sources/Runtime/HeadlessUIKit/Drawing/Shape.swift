/// A shape that a canvas can draw. Lengths are in points.
package indirect enum Shape {
  case rect(CGRect, Paint, radius: CGFloat)
  case circle(center: CGPoint, radius: CGFloat, Paint)
  /// A line through points.
  case path([CGPoint], Paint)
  case text(TextBlock)
  case attributedText(AttributedBlock)
  /// An image that fills a rectangle, in its own colors or in one that replaces them.
  case image(UIImage, CGRect, tint: UIColor?)
  /// Shapes with a title that a viewer shows on demand.
  case titled(String, [Shape])
  /// A view with everything in it, with its top left corner at a point.
  case view(UIView, at: CGPoint)
}
