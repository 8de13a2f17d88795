#if !canImport(CoreGraphics)
/// A mapping of points that keeps lines straight and parallel, with CoreGraphics' names, which Foundation lacks here:
/// x' = a·x + c·y + tx and y' = b·x + d·y + ty.
public struct CGAffineTransform: Equatable, Sendable {
  /// The part of x that goes into x.
  public var a: CGFloat
  /// The part of x that goes into y.
  public var b: CGFloat
  /// The part of y that goes into x.
  public var c: CGFloat
  /// The part of y that goes into y.
  public var d: CGFloat
  /// How far points are moved to the right.
  public var tx: CGFloat
  /// How far points are moved down.
  public var ty: CGFloat

  /// The mapping that leaves points where they are.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The mapping of these numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The mapping that makes all nothing.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Moves by a distance.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// Makes larger or smaller.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Turns by an angle, in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether points stay where they are.
  public var isIdentity: Bool { self == .identity }

  /// This mapping, and then another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }

  /// A move, and then this mapping.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Another size, and then this mapping.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A turn, and then this mapping.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The mapping back; this one where there is none.
  public func inverted() -> CGAffineTransform {
    let area = a * d - b * c
    if area == 0 { return self }
    return CGAffineTransform(
      a: d / area,
      b: -b / area,
      c: -c / area,
      d: a / area,
      tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area
    )
  }
}

extension CGPoint {
  /// Where a mapping takes the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}
#endif
