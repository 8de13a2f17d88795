/// Compares pictures whose positions and sizes may differ by a distance.
struct PictureTolerance {
  private let distance: Double

  /// - Parameter distance: In points.
  init(_ distance: Double) { self.distance = distance }

  func accepts(_ old: String, _ new: String) -> Bool {
    let (old, new) = (old.split(separator: "\n"), new.split(separator: "\n"))
    return old.count == new.count && zip(old, new).allSatisfy { acceptsLine($0, $1) }
  }

  private func acceptsLine(_ old: Substring, _ new: Substring) -> Bool {
    if old == new { return true }
    let (old, new) = (Self.parts(of: old), Self.parts(of: new))
    return old.count == new.count
      && zip(old, new).allSatisfy { $0 == $1 || $0.isGeometry && $1.isGeometry && acceptsNumbers($0.text, $1.text) }
  }

  private func acceptsNumbers(_ old: Substring, _ new: Substring) -> Bool {
    let (old, new) = (Self.tokens(of: old), Self.tokens(of: new))
    guard old.count == new.count else { return false }
    return zip(old, new).allSatisfy { old, new in
      if old == new { return true }
      guard let one = Double(old), let other = Double(new) else { return false }
      // Numbers have two digits.
      return abs(one - other) <= distance + 0.001
    }
  }

  private struct Part: Equatable {
    let text: Substring
    /// Whether the text is a position, a size or a path.
    let isGeometry: Bool
  }

  /// The attributes of SVG elements whose values are positions and sizes, in points.
  private static let attributes: Set<Substring> = [
    "x", "y", "width", "height", "cx", "cy", "r", "rx", "x1", "y1", "x2", "y2", "d", "points", "textLength",
    "transform",
    "font-size", "viewBox",
  ]

  /// The parts of a line: values of attributes, frames in parentheses, and everything between them.
  private static func parts(of line: Substring) -> [Part] {
    var parts: [Part] = []
    var rest = line
    while let open = rest.firstIndex(where: { $0 == "\"" || $0 == "(" }) {
      let isFrame = rest[open] == "("
      let before = rest[..<open]
      let after = rest[rest.index(after: open)...]
      guard let close = after.firstIndex(of: isFrame ? ")" : "\"") else { break }
      let name = before.dropLast().split { $0 == " " || $0 == "<" }.last ?? ""
      parts.append(Part(text: before, isGeometry: false))
      parts.append(Part(text: after[..<close], isGeometry: isFrame || attributes.contains(name)))
      rest = after[after.index(after: close)...]
    }
    return parts + [Part(text: rest, isGeometry: false)]
  }

  /// The numbers of a text, and what is between them.
  private static func tokens(of text: Substring) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text
    while let first = rest.first {
      let isNumber = isDigit(first)
      let token = rest.prefix { isDigit($0) == isNumber }
      tokens.append(token)
      rest = rest.dropFirst(token.count)
    }
    return tokens
  }

  private static func isDigit(_ character: Character) -> Bool { "-0123456789.".contains(character) }
}
