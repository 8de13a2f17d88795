/// A shape that a canvas can draw. Lengths are in points.
package enum Shape {
  case rect(CGRect, Paint, radius: CGFloat)
  case circle(center: CGPoint, radius: CGFloat, Paint)
  /// A line through points.
  case path([CGPoint], Paint)
  case text(TextBlock)
  case attributedText(AttributedBlock)
  /// An image that fills a rectangle.
  case image(UIImage, CGRect)
  /// A view with everything in it, with its top left corner at a point.
  case view(UIView, at: CGPoint)
}
