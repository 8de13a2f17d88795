#if !canImport(CoreGraphics)
public import Foundation

public class CGPath: NSObject {
  package enum Step: Hashable, Codable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  /// The steps, in order.
  package fileprivate(set) var steps: [Step]

  package init(steps: [Step]) { self.steps = steps }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    let transform = transform?.pointee ?? .identity
    path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
    self.init(steps: path.steps)
  }

  public var isEmpty: Bool { steps.isEmpty }
  public var currentPoint: CGPoint {
    switch steps.last {
    case .move(let point)?, .line(let point)?, .quad(let point, _)?, .curve(_, _, let point)?: point
    case .close?: startOfLastSubpath
    case nil: .zero
    }
  }
  private final var startOfLastSubpath: CGPoint {
    for case .move(let point) in steps.reversed() { return point }
    return .zero
  }

  public var boundingBox: CGRect { CGRect(around: steps.flatMap(\.points)) }
  public var boundingBoxOfPath: CGRect { CGRect(around: outline(segments: 64).flatMap { $0 }) }

  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var winding = 0
    for line in outline(segments: 32) {
      let corners = line.map { $0.applying(transform) }
      guard var last = corners.last else { continue }
      for corner in corners {
        winding += Self.crossing(from: last, to: corner, of: point)
        last = corner
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// How an edge crosses the horizontal line to the right of a point: upward, downward or not.
  private static func crossing(from start: CGPoint, to end: CGPoint, of point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    return x > point.x ? (end.y > start.y ? 1 : -1) : 0
  }

  /// The subpaths as lines, with each curve divided into segments.
  package func outline(segments: Int) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    func append(_ point: CGPoint) {
      if lines.isEmpty { lines.append([]) }
      lines[lines.count - 1].append(point)
    }
    for step in steps {
      let start = lines.last?.last ?? .zero
      switch step {
      case .move(let point): lines.append([point])
      case .line(let point): append(point)
      case .quad(let end, let control):
        let first = CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3)
        let second = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        for part in 1...segments { append(Self.curve(start, first, second, end, CGFloat(part) / CGFloat(segments))) }
      case .curve(let first, let second, let end):
        for part in 1...segments { append(Self.curve(start, first, second, end, CGFloat(part) / CGFloat(segments))) }
      case .close: if let first = lines.last?.first { append(first) }
      }
    }
    return lines
  }

  private static func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
  }

  /// A copy that doesn't change.
  public func copy() -> CGPath? { CGPath(steps: steps) }
  @_disfavoredOverload
  public override func copy() -> Any { CGPath(steps: steps) }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: steps.map { $0.applying(transform?.pointee ?? .identity) })
  }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }
  @_disfavoredOverload
  public override func mutableCopy() -> Any { CGMutablePath(steps: steps) }
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(steps: steps.map { $0.applying(transform?.pointee ?? .identity) })
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.steps == steps }
  public override var hash: Int { steps.hashValue }
}

public final class CGMutablePath: CGPath {
  public convenience init() { self.init(steps: []) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.move(point.applying(transform)))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.line(point.applying(transform)))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.quad(end.applying(transform), control: control.applying(transform)))
  }
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    steps.append(.curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }
  public func closeSubpath() { steps.append(.close) }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(between: corners, transform: transform)
    closeSubpath()
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
  }
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
    if radii.width <= 0 || radii.height <= 0 { return addRect(rect, transform: transform) }
    addRoundedRect(in: rect, radii: Array(repeating: radii, count: 4), transform: transform)
  }

  /// Adds a rectangle with a radius for each corner: clockwise from the top left.
  package func addRoundedRect(in rect: CGRect, radii: [CGSize], transform: CGAffineTransform = .identity) {
    let centers = [(0, 0, CGFloat.pi), (1, 0, 1.5 * .pi), (1, 1, 0), (0, 1, 0.5 * .pi)]
    for (index, (right, bottom, angle)) in centers.enumerated() {
      let radius = radii[index]
      let center = CGPoint(
        x: right == 0 ? rect.minX + radius.width : rect.maxX - radius.width,
        y: bottom == 0 ? rect.minY + radius.height : rect.maxY - radius.height
      )
      let corner = CGAffineTransform(scaleX: max(radius.width, 1e-9), y: max(radius.height, 1e-9))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)).concatenating(transform)
      addArc(to: .zero, angle, .pi / 2, corner, isConnected: index > 0)
    }
    closeSubpath()
  }

  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let circle = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if abs(sweep) >= circle {
      sweep = clockwise ? -circle : circle
    } else if clockwise, sweep > 0 {
      sweep -= circle
    } else if !clockwise, sweep < 0 {
      sweep += circle
    }
    let place = CGAffineTransform(scaleX: radius, y: radius)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y)).concatenating(transform)
    addArc(to: .zero, startAngle, sweep, place, isConnected: !isEmpty)
  }

  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let place = CGAffineTransform(scaleX: radius, y: radius)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y)).concatenating(transform)
    addArc(to: .zero, startAngle, delta, place, isConnected: !isEmpty)
  }

  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint.applying(transform.inverted())
    let first = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let second = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let lengths = hypot(first.dx, first.dy) * hypot(second.dx, second.dy)
    let sine = first.dx * second.dy - first.dy * second.dx
    guard radius > 0, lengths > 0, abs(sine) > lengths * 1e-9 else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    let half = atan2(abs(sine), first.dx * second.dx + first.dy * second.dy) / 2
    let (from, to) = (atan2(first.dy, first.dx), atan2(second.dy, second.dx))
    let turn = remainder(to - from, 2 * .pi)
    let middle = from + turn / 2
    let distance = radius / sin(half)
    let center = CGPoint(x: tangent1End.x + distance * cos(middle), y: tangent1End.y + distance * sin(middle))
    // The radii to both lines are perpendicular to them.
    let side: CGFloat = turn > 0 ? -1 : 1
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: from + side * .pi / 2,
      delta: side * (.pi - 2 * half),
      transform: transform
    )
  }

  /// Adds a part of a circle of radius 1 around zero, transformed, as curves of at most a quarter.
  private func addArc(
    to center: CGPoint,
    _ start: CGFloat,
    _ sweep: CGFloat,
    _ transform: CGAffineTransform,
    isConnected: Bool
  ) {
    func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }
    let first = point(start).applying(transform)
    if !isConnected { move(to: first) } else if currentPoint != first { addLine(to: first) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let part = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(part / 4)
    for index in 0..<count {
      let (from, to) = (start + CGFloat(index) * part, start + CGFloat(index + 1) * part)
      let (a, b) = (point(from), point(to))
      addCurve(
        to: b,
        control1: CGPoint(x: a.x - reach * a.y, y: a.y + reach * a.x),
        control2: CGPoint(x: b.x + reach * b.y, y: b.y - reach * b.x),
        transform: transform
      )
    }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps += path.steps.map { $0.applying(transform) }
  }
}

extension CGPath.Step {
  /// The points, also those that control curves.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let end, let control): [control, end]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  fileprivate func applying(_ transform: CGAffineTransform) -> CGPath.Step {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let end, let control): .quad(end.applying(transform), control: control.applying(transform))
    case .curve(let first, let second, let end):
      .curve(first.applying(transform), second.applying(transform), end.applying(transform))
    case .close: .close
    }
  }
}

extension CGRect {
  /// The smallest rectangle around points; null if there are none.
  fileprivate init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
#endif
