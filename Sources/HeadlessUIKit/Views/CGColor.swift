/// A color as layers take it.
public final class CGColor: NSObject, Sendable {
  /// The color.
  package let color: UIColor
  init(_ color: UIColor) { self.color = color }
  /// The alpha component, from 0 to 1.
  public var alpha: CGFloat { color.parts[3] }
}
