/// A path of lines and curves with styles for drawing it. Drawing is recorded by the current context.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest pointed corner. Stored; has no effect here.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn. Stored; has no effect here.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private final var path = CGMutablePath()
  private final var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
    addCorners(of: rect, corners, radius: max(0, radius))
  }
  /// Creates a part of a circle. Angles are in radians, and grow clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }
  public required convenience init?(coder: NSCoder) {
    self.init()
    #if !canImport(CoreGraphics)
    path = CGMutablePath(steps: coder.decodeValue([CGPath.Step].self, forKey: "UIBezierPathSteps") ?? [])
    #endif
    if let lengths = coder.decodeValue([CGFloat].self, forKey: "UIBezierPathLengths"), lengths.count == 3 {
      (lineWidth, miterLimit, flatness) = (lengths[0], lengths[1], lengths[2])
    }
    lineCapStyle = coder.decodeValue(Int32.self, forKey: "UIBezierPathCap").flatMap(CGLineCap.init) ?? .butt
    lineJoinStyle = coder.decodeValue(Int32.self, forKey: "UIBezierPathJoin").flatMap(CGLineJoin.init) ?? .miter
    usesEvenOddFillRule = coder.decodeValue(Bool.self, forKey: "UIBezierPathEvenOdd") ?? false
  }
  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    #if !canImport(CoreGraphics)
    coder.encodeValue(path.steps, forKey: "UIBezierPathSteps")
    #endif
    coder.encodeValue([lineWidth, miterLimit, flatness], forKey: "UIBezierPathLengths")
    coder.encodeValue(lineCapStyle.rawValue, forKey: "UIBezierPathCap")
    coder.encodeValue(lineJoinStyle.rawValue, forKey: "UIBezierPathJoin")
    coder.encodeValue(usesEvenOddFillRule, forKey: "UIBezierPathEvenOdd")
  }

  private final func addCorners(of rect: CGRect, _ corners: UIRectCorner, radius: CGFloat) {
    let all: [(UIRectCorner, CGPoint, CGFloat)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), .pi), (.topRight, CGPoint(x: rect.maxX, y: rect.minY), 1.5 * .pi),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), 0),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), 0.5 * .pi),
    ]
    for (index, (corner, point, angle)) in all.enumerated() {
      if corners.contains(corner), radius > 0 {
        let center = CGPoint(
          x: point.x == rect.minX ? point.x + radius : point.x - radius,
          y: point.y == rect.minY ? point.y + radius : point.y - radius
        )
        addArc(withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
      } else if index == 0 {
        move(to: point)
      } else {
        addLine(to: point)
      }
    }
    close()
  }

  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle. Angles are in radians, and grow clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }
  /// The path in the opposite direction. Here the path itself, because directions only matter to crossings.
  open func reversing() -> UIBezierPath { clone() }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { withAlpha(alpha) { fill() } }
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setLineDash(phase: dashes.phase, lengths: dashes.pattern)
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { withAlpha(alpha) { stroke() } }
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private final func withAlpha(_ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }

  private final func clone() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
    copy.dashes = dashes
    return copy
  }
  open func copy(with zone: NSZone? = nil) -> Any { clone() }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBezierPath).map { $0.path == path } ?? false }
  open override var hash: Int { path.hashValue }
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
