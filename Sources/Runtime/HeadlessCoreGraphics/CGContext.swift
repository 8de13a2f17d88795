#if !canImport(CoreGraphics)
public import Foundation

/// A drawing context that records what it is asked to draw. Nothing has pixels.
///
/// Alpha and colors are recorded with each command. Shadows, blend modes and interpolation are stored; they have no
/// effect here.
public final class CGContext: NSObject {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor.black
    var stroke = CGColor.black
    var line = RecordedDrawing.Line()
    var alpha: CGFloat = 1
    var clip: CGPath?
  }

  private var state = State()
  private var saved: [State] = []
  private var current = CGMutablePath()
  package private(set) var drawing: RecordedDrawing
  private let scale: CGFloat

  /// Creates a context of a size in points.
  package init(size: CGSize, scale: CGFloat) {
    drawing = RecordedDrawing(size: size)
    self.scale = scale
  }

  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    if width <= 0 || height <= 0 { return nil }
    self.init(size: CGSize(width: width, height: height), scale: 1)
  }

  public var width: Int { Int(pixels: drawing.size.width * scale) }
  public var height: Int { Int(pixels: drawing.size.height * scale) }
  public func makeImage() -> CGImage? { CGImage(width: width, height: height, drawing: drawing) }

  // MARK: State

  public func saveGState() { saved.append(state) }
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    let clip = state.clip
    state = last
    if state.clip != clip { drawing.commands.append(.clip(state.clip)) }
  }
  public var ctm: CGAffineTransform { state.transform }
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.line.dashes = lengths }
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public var interpolationQuality = CGInterpolationQuality.default
  public var textMatrix = CGAffineTransform.identity
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { saveGState() }
  public func endTransparencyLayer() { restoreGState() }
  public func flush() {}

  // MARK: Paths

  public func beginPath() { current = CGMutablePath() }
  public func move(to point: CGPoint) { current.move(to: point, transform: state.transform) }
  public func addLine(to point: CGPoint) { current.addLine(to: point, transform: state.transform) }
  public func addLines(between points: [CGPoint]) { current.addLines(between: points, transform: state.transform) }
  public func addRect(_ rect: CGRect) { current.addRect(rect, transform: state.transform) }
  public func addRects(_ rects: [CGRect]) { current.addRects(rects, transform: state.transform) }
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: state.transform) }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
  }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    current.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise,
      transform: state.transform
    )
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control, transform: state.transform)
  }
  public func addPath(_ path: CGPath) { current.addPath(path, transform: state.transform) }
  public func closePath() { current.closeSubpath() }
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }
  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { current.currentPoint.applying(state.transform.inverted()) }
  public var boundingBoxOfPath: CGRect { current.boundingBox.applying(state.transform.inverted()) }
  public var boundingBoxOfClipPath: CGRect {
    (state.clip?.boundingBox ?? CGRect(origin: .zero, size: drawing.size)).applying(state.transform.inverted())
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = current.copy() ?? current
    switch mode {
    case .fill, .fillStroke: fill(path, .winding)
    case .eoFill, .eoFillStroke: fill(path, .evenOdd)
    case .stroke: break
    }
    if [.stroke, .fillStroke, .eoFillStroke].contains(mode) { stroke(path, state.line) }
    beginPath()
  }
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
  public func strokePath() { drawPath(using: .stroke) }
  public func fill(_ rect: CGRect) { fill(transformed { $0.addRect(rect, transform: $1) }, .winding) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { fill(transformed { $0.addEllipse(in: rect, transform: $1) }, .winding) }
  public func stroke(_ rect: CGRect) { stroke(transformed { $0.addRect(rect, transform: $1) }, state.line) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    stroke(transformed { $0.addRect(rect, transform: $1) }, line)
  }
  public func strokeEllipse(in rect: CGRect) {
    stroke(transformed { $0.addEllipse(in: rect, transform: $1) }, state.line)
  }
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(transformed { $0.addLines(between: [points[index], points[index + 1]], transform: $1) }, state.line)
    }
  }
  public func clear(_ rect: CGRect) { drawing.commands.append(.clear(rect.applying(state.transform))) }

  // MARK: Clipping

  public func clip(using rule: CGPathFillRule = .winding) {
    limit(to: current.copy() ?? current)
    beginPath()
  }
  public func clip(to rect: CGRect) { limit(to: transformed { $0.addRect(rect, transform: $1) }) }
  public func clip(to rects: [CGRect]) { limit(to: transformed { $0.addRects(rects, transform: $1) }) }
  /// Limits drawing to a rectangle. The mask has no effect here.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
  public func resetClip() {
    state.clip = nil
    drawing.commands.append(.clip(nil))
  }

  private func limit(to path: CGPath) {
    state.clip = path
    drawing.commands.append(.clip(path))
  }

  // MARK: Images, gradients and text

  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { record(image, in: rect) }

  package func record(_ image: AnyObject, in rect: CGRect) {
    drawing.commands.append(.image(image, rect.applying(state.transform)))
  }
  package func record(_ text: NSAttributedString, in rect: CGRect) {
    drawing.commands.append(.text(text, rect.applying(state.transform)))
  }
  /// Records a path with colors of its own.
  package func record(fill path: CGPath, _ rule: CGPathFillRule) {
    fill(transformed { $0.addPath(path, transform: $1) }, rule)
  }
  /// Records a line along a path.
  package func record(stroke path: CGPath, _ line: RecordedDrawing.Line) {
    stroke(transformed { $0.addPath(path, transform: $1) }, line)
  }

  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (start, end) = (startPoint.applying(state.transform), endPoint.applying(state.transform))
    drawing.commands.append(.gradient(gradient, from: start, to: end, in: state.clip))
  }
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let start = startCenter.applying(state.transform)
    let end = CGPoint(x: endCenter.x + endRadius, y: endCenter.y).applying(state.transform)
    drawing.commands.append(.gradient(gradient, from: start, to: end, in: state.clip))
  }

  private func transformed(_ build: (CGMutablePath, CGAffineTransform) -> Void) -> CGPath {
    let path = CGMutablePath()
    build(path, state.transform)
    return path
  }
  private func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    drawing.commands.append(.fill(path, mixed(state.fill), rule))
  }
  private func stroke(_ path: CGPath, _ line: RecordedDrawing.Line) {
    drawing.commands.append(.stroke(path, mixed(state.stroke), line))
  }
  private func mixed(_ color: CGColor) -> CGColor {
    state.alpha == 1 ? color : color.copy(alpha: color.alpha * state.alpha) ?? color
  }
}
#endif
