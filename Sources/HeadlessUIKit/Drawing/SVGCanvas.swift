/// Gathers the elements of a picture.
struct SVGCanvas {
  private(set) var body = ""
  private var clips = 0
  private var depth = 1

  /// A whole picture of a size, in points.
  func document(size: CGSize) -> String {
    let (width, height) = (Self.number(max(1, size.width)), Self.number(max(1, size.height)))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      \(body)</svg>

      """
  }

  /// An element without content; attributes without a value are left out.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    line("<\(name)\(Self.text(of: attributes))/>")
  }

  mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    line("<\(name)\(Self.text(of: attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  private mutating func line(_ text: String) { body += String(repeating: "  ", count: depth) + text + "\n" }

  mutating func rect(
    _ rect: CGRect,
    fill: UIColor? = nil,
    stroke: UIColor? = nil,
    width: CGFloat = 1,
    radius: CGFloat = 0,
    dashes: String? = nil
  ) {
    if rect.width <= 0 || rect.height <= 0 { return }
    element(
      "rect",
      [
        "x": Self.number(rect.minX), "y": Self.number(rect.minY), "width": Self.number(rect.width),
        "height": Self.number(rect.height), "rx": radius > 0 ? Self.number(radius) : nil,
        "fill": fill.map(Self.color) ?? "none", "fill-opacity": Self.opacity(fill), "stroke": stroke.map(Self.color),
        "stroke-opacity": Self.opacity(stroke), "stroke-width": stroke == nil ? nil : Self.number(width),
        "stroke-dasharray": dashes,
      ]
    )
  }

  mutating func circle(_ center: CGPoint, _ radius: CGFloat, fill: UIColor?, stroke: UIColor? = nil) {
    element(
      "circle",
      [
        "cx": Self.number(center.x), "cy": Self.number(center.y), "r": Self.number(radius),
        "fill": fill.map(Self.color) ?? "none", "fill-opacity": Self.opacity(fill), "stroke": stroke.map(Self.color),
        "stroke-opacity": Self.opacity(stroke),
      ]
    )
  }

  /// A line through points.
  mutating func path(_ points: [CGPoint], _ color: UIColor, width: CGFloat = 1, marker: String? = nil) {
    let text = points.map { "\(Self.number($0.x)),\(Self.number($0.y))" }.joined(separator: " ")
    element(
      "polyline",
      [
        "points": text, "fill": "none", "stroke": Self.color(color), "stroke-opacity": Self.opacity(color),
        "stroke-width": Self.number(width), "marker-end": marker.map { "url(#\($0))" },
      ]
    )
  }

  /// A line of text; `anchor` is where `point` lies in it: "start", "middle" or "end".
  mutating func text(_ text: String, at point: CGPoint, _ font: UIFont, _ color: UIColor, anchor: String = "start") {
    let face = FontFace(font)
    line(
      "<text"
        + Self.text(of: [
          "x": Self.number(point.x), "y": Self.number(point.y), "font-family": face.family,
          "font-size": Self.number(font.pointSize), "font-weight": face.weight, "font-style": face.style,
          "fill": Self.color(color), "fill-opacity": Self.opacity(color),
          "text-anchor": anchor == "start" ? nil : anchor,
          "xml:space": "preserve",
        ]) + ">\(Self.escaped(text))</text>"
    )
  }

  /// A shape to which what is drawn in a group can be cut; gives its reference.
  mutating func clip(to rect: CGRect, radius: CGFloat) -> String {
    clips += 1
    let name = "clip\(clips)"
    open("clipPath", ["id": name])
    self.rect(rect, fill: .black, radius: radius)
    close("clipPath")
    return "url(#\(name))"
  }

  // MARK: Values

  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (Double(value) * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e12 ? String(Int(rounded)) : String(rounded)
  }

  static func color(_ color: UIColor) -> String {
    let parts = color.parts.prefix(3).map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func opacity(_ color: UIColor?) -> String? {
    guard let alpha = color?.parts[3], alpha < 1 else { return nil }
    return number(max(0, alpha))
  }

  private static func text(of attributes: KeyValuePairs<String, String?>) -> String {
    attributes.reduce(into: "") { text, attribute in
      if let value = attribute.value { text += " \(attribute.key)=\"\(escaped(value))\"" }
    }
  }

  /// Text as XML can hold it: what must not stand in it is escaped, and characters that XML doesn't allow go.
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

/// A font in the words of pictures.
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
