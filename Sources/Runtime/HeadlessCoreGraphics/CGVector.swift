#if !canImport(CoreGraphics)
public import Foundation

/// A vector with CoreGraphics' name, which Foundation lacks on this platform.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// The vector of length zero.
  public static let zero = CGVector()

  /// Creates the vector of length zero.
  public init() { self.init(dx: 0, dy: 0) }
  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// Creates a vector from its components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  /// Creates a vector from its components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
#endif
