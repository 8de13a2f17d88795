import HeadlessUIKit

/// A canvas that writes SVG elements.
@MainActor
final class SVGCanvas: Canvas {
  private(set) var body = ""
  private var names: [String: Int] = [:]
  private var depth = 1
  /// Converts the first page of a PDF file.
  let firstPage: DocumentAssets.PageReader

  /// Whether a warning names what can't be drawn.
  let reportsLimits: Bool

  init(firstPage: @escaping DocumentAssets.PageReader = { _ in nil }, reportsLimits: Bool = false) {
    self.firstPage = firstPage
    self.reportsLimits = reportsLimits
  }

  /// The document with everything drawn so far, of a size in points.
  func document(size: CGSize) -> String {
    let (width, height) = (Self.number(max(1, size.width)), Self.number(max(1, size.height)))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      \(body)</svg>

      """
  }

  /// Adds an element without content. Attributes without a value are omitted.
  func element(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    line("<\(name)\(Self.text(of: attributes))/>")
  }

  func open(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    line("<\(name)\(Self.text(of: attributes))>")
    depth += 1
  }

  func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  private func line(_ text: String) { body += String(repeating: "  ", count: depth) + text + "\n" }

  func draw(_ shape: Shape) {
    switch shape {
    case .rect(let rect, let paint, let radius): add(rect, paint, radius: radius)
    case .circle(let center, let radius, let paint): addCircle(center, radius, paint)
    case .path(let points, let paint): path(points, paint)
    case .text(let block): add(block)
    case .attributedText(let block): add(block)
    case .image(let image, let rect, let tint): add(image, in: rect, tint: tint)
    case .titled(let title, let shapes):
      open("g")
      line("<title>\(Self.escaped(title))</title>")
      for shape in shapes { draw(shape) }
      close("g")
    case .view(let view, let point): add(view, at: point)
    }
  }

  func width(of text: String, _ font: UIFont) -> CGFloat { font.width(of: text) }

  private func add(_ rect: CGRect, _ paint: Paint, radius: CGFloat) {
    if rect.width <= 0 || rect.height <= 0 { return }
    element(
      "rect",
      [
        "x": Self.number(rect.minX), "y": Self.number(rect.minY), "width": Self.number(rect.width),
        "height": Self.number(rect.height), "rx": radius > 0 ? Self.number(radius) : nil,
        "fill": paint.fill.map(Self.color) ?? "none", "fill-opacity": Self.opacity(paint.fill),
        "stroke": paint.stroke.map(Self.color), "stroke-opacity": Self.opacity(paint.stroke),
        "stroke-width": paint.stroke == nil ? nil : Self.number(paint.width), "stroke-dasharray": paint.dashes,
      ]
    )
  }

  private func addCircle(_ center: CGPoint, _ radius: CGFloat, _ paint: Paint) {
    element(
      "circle",
      [
        "cx": Self.number(center.x), "cy": Self.number(center.y), "r": Self.number(radius),
        "fill": paint.fill.map(Self.color) ?? "none", "fill-opacity": Self.opacity(paint.fill),
        "stroke": paint.stroke.map(Self.color), "stroke-opacity": Self.opacity(paint.stroke),
      ]
    )
  }

  /// Adds a line through points. `marker` is the identifier of the shape at its end.
  func path(_ points: [CGPoint], _ paint: Paint, marker: String? = nil) {
    let color = paint.stroke ?? .black
    let text = points.map { "\(Self.number($0.x)),\(Self.number($0.y))" }.joined(separator: " ")
    element(
      "polyline",
      [
        "points": text, "fill": "none", "stroke": Self.color(color), "stroke-opacity": Self.opacity(color),
        "stroke-width": Self.number(paint.width), "marker-end": marker.map { "url(#\($0))" },
      ]
    )
  }

  /// Adds the lines that fit into the block.
  private func add(_ block: TextBlock) {
    let bounds = block.bounds
    if block.text.isEmpty || bounds.width <= 0 { return }
    let font = block.lines == 1 ? TextLines.font(block.font, for: block.text, in: bounds.width) : block.font
    let height = font.pointSize * 1.2
    let room = max(1, Int(min((bounds.height / height + 0.2).rounded(.down), 100_000)))
    let limit = block.lines == 0 ? room : min(block.lines, room)
    let lines = TextLines.lines(of: block.text, font, width: bounds.width, limit: limit)
    let start = block.fromTop ? bounds.minY : bounds.midY - CGFloat(lines.count) * height / 2
    let (x, anchor): (CGFloat, String) =
      switch block.alignment {
      case .center: (bounds.midX, "middle")
      case .right: (bounds.maxX, "end")
      default: (bounds.minX, "start")
      }
    for (index, text) in lines.enumerated() {
      let baseline = start + CGFloat(index) * height + font.pointSize * 0.95
      line(text, at: CGPoint(x: x, y: baseline), font, block.color, anchor: anchor, in: bounds.width)
    }
  }

  /// Adds a line of text, as wide as it was laid out, whatever font the viewer has.
  ///
  /// - Parameters:
  ///   - anchor: The part of the line that is at the point: "start", "middle" or "end".
  ///   - room: The largest width, in points.
  ///   - laidOut: The width, in points, if it isn't that of the characters.
  func line(
    _ text: String,
    at point: CGPoint,
    _ font: UIFont,
    _ color: UIColor,
    anchor: String = "start",
    in room: CGFloat = .infinity,
    width laidOut: CGFloat? = nil
  ) {
    let face = FontFace(font)
    let width = min(laidOut ?? font.width(of: text), room)
    line(
      "<text"
        + Self.text(of: [
          "x": Self.number(point.x), "y": Self.number(point.y), "font-family": face.family,
          "font-size": Self.number(font.pointSize), "font-weight": face.weight, "font-style": face.style,
          "fill": Self.color(color), "fill-opacity": Self.opacity(color),
          "text-anchor": anchor == "start" ? nil : anchor,
          "textLength": width > 0 ? Self.number(width) : nil,
          "lengthAdjust": width > 0 ? "spacingAndGlyphs" : nil,
          "xml:space": "preserve",
        ]) + ">\(Self.escaped(text))</text>"
    )
  }

  /// Adds a clipping path. Returns the reference to it.
  func clip(to rect: CGRect, radius: CGFloat) -> String { clip { self.rect(rect, fill: .black, radius: radius) } }

  /// Adds a clipping path of the shape that a closure adds. Returns the reference to it.
  func clip(_ addShape: () -> Void) -> String {
    let name = newName("clip")
    open("clipPath", ["id": name])
    addShape()
    close("clipPath")
    return "url(#\(name))"
  }

  /// An identifier that the document doesn't contain.
  func newName(_ prefix: String) -> String {
    names[prefix, default: 0] += 1
    return "\(prefix)\(names[prefix, default: 0])"
  }

  // MARK: Values

  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    // Nothing that can be seen is beyond the limits, and renderers calculate with few digits.
    let rounded = (min(max(Double(value), -1e9), 1e9) * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  static func color(_ color: UIColor) -> String {
    let parts = color.parts.prefix(3).map { $0.isFinite ? Int((min(max($0, 0), 1) * 255).rounded()) : 0 }
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  static func opacity(_ color: UIColor?) -> String? {
    guard let alpha = color?.parts[3], alpha < 1 else { return nil }
    return number(max(0, alpha))
  }

  private static func text(of attributes: KeyValuePairs<String, String?>) -> String {
    attributes.reduce(into: "") { text, attribute in
      if let value = attribute.value { text += " \(attribute.key)=\"\(escaped(value))\"" }
    }
  }

  /// Text with special characters escaped and characters that XML doesn't allow removed.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += " "
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        if isAllowed { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}

/// A font in CSS terms.
private struct FontFace {
  let family: String
  let weight: String?
  let style: String?

  init(_ font: UIFont) {
    let system = "-apple-system, 'Helvetica Neue', Helvetica, Arial, sans-serif"
    let name = font.fontName
    let base = name.prefix { $0 != "-" }
    family = name.hasPrefix("SFUI") ? system : "'\(base.filter { $0 != "'" })', \(system)"
    let weights = [
      ("Heavy", "800"), ("Black", "900"), ("Semibold", "600"), ("DemiBold", "600"), ("Bold", "700"), ("Medium", "500"),
      ("Light", "300"), ("Thin", "200"),
    ]
    weight = weights.first { name.contains($0.0) }?.1
    style = name.contains("Italic") ? "italic" : nil
  }
}
