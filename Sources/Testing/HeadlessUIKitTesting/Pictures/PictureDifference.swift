import Foundation

/// The difference of two pictures, line by line: each line is a shape, or opens or closes a group.
struct PictureDifference {
  private let old: [PictureLine]
  private let new: [PictureLine]
  /// The indices of the lines that only one of the pictures has.
  private let removed: [Int]
  private let added: [Int]

  init(old: String, new: String) {
    self.old = PictureLine.lines(of: old)
    self.new = PictureLine.lines(of: new)
    let changes = self.new.map(\.text).difference(from: self.old.map(\.text))
    removed = changes.removals.map { change in
      if case .remove(let offset, _, _) = change { offset } else { 0 }
    }
    added = changes.insertions.map { change in
      if case .insert(let offset, _, _) = change { offset } else { 0 }
    }
  }

  /// The first difference and the number of all.
  var summary: String {
    func quoted(_ line: PictureLine) -> String { line.text.trimmingCharacters(in: .whitespaces) }
    let count = max(removed.count, added.count)
    var text: String
    switch (removed.first, added.first) {
    case (let one?, let other?): text = "line \(other + 1) is now \(quoted(new[other])) instead of \(quoted(old[one]))"
    case (nil, let other?): text = "line \(other + 1) is new: \(quoted(new[other]))"
    case (let one?, nil): text = "line \(one + 1) is missing: \(quoted(old[one]))"
    case (nil, nil): return "the ends of lines differ"
    }
    if count > 1 { text += ", and \(count - 1) more line\(count == 2 ? "" : "s")" }
    return text
  }

  /// The new picture with red frames around what is new, and dashed ones around what is missing.
  var marked: String {
    let frames =
      removed.compactMap { old[$0].frame.map { Self.frame($0, isDashed: true) } }
      + added.compactMap { new[$0].frame.map { Self.frame($0, isDashed: false) } }
    var lines = new.map(\.text)
    let end = lines.lastIndex { $0.contains("</svg>") } ?? lines.count
    lines.insert(contentsOf: frames, at: end)
    return lines.joined(separator: "\n")
  }

  private static func frame(_ rect: CGRect, isDashed: Bool) -> String {
    let frame = rect.insetBy(dx: -2, dy: -2)
    func number(_ value: CGFloat) -> String { "\((Double(value) * 100).rounded() / 100)" }
    return "  <rect x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" width=\"\(number(frame.width))\" "
      + "height=\"\(number(frame.height))\" fill=\"none\" stroke=\"#ff3b30\" stroke-width=\"2\""
      + (isDashed ? " stroke-dasharray=\"4 3\"" : "") + "/>"
  }
}

struct PictureLine {
  let text: String
  /// Where the line's shape is in the picture, or `nil` if the line has none.
  let frame: CGRect?

  /// The lines of a picture. Groups move what they contain.
  static func lines(of picture: String) -> [PictureLine] {
    var origins = [CGPoint.zero]
    return picture.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = String(line)
      let shape = text.trimmingCharacters(in: .whitespaces)
      let origin = origins.last ?? .zero
      if shape.hasPrefix("<g") {
        let moved = translation(of: shape)
        origins.append(CGPoint(x: origin.x + moved.x, y: origin.y + moved.y))
      } else if shape.hasPrefix("</g"), origins.count > 1 {
        origins.removeLast()
      }
      return PictureLine(text: text, frame: frame(of: shape)?.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  /// The strings of a picture, a line for each line of the screen, from the top down and from left to right.
  static func readText(of picture: String) -> String {
    let texts = lines(of: picture).compactMap { line -> (frame: CGRect, text: String)? in
      guard let frame = line.frame, line.text.contains("<text") else { return nil }
      let content = line.text.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
      return content.allSatisfy(\.isWhitespace) ? nil : (frame, plain(String(content)))
    }
    var rows: [(y: CGFloat, texts: [(frame: CGRect, text: String)])] = []
    for text in texts.sorted(by: { ($0.frame.maxY, $0.frame.minX) < ($1.frame.maxY, $1.frame.minX) }) {
      // Texts of a row may have different sizes.
      if let last = rows.last, text.frame.maxY - last.y < 6 {
        rows[rows.count - 1].texts.append(text)
      } else {
        rows.append((text.frame.maxY, [text]))
      }
    }
    return rows.map { row in
      row.texts.sorted { $0.frame.minX < $1.frame.minX }.map(\.text).joined(separator: "  ") + "\n"
    }.joined()
  }

  private static func plain(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }

  private static func translation(of group: String) -> CGPoint {
    let numbers = (value("transform", of: group) ?? "").split { !"-0123456789.".contains($0) }.compactMap { Double($0) }
    return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : .zero
  }

  private static func frame(of shape: String) -> CGRect? {
    func number(_ name: String) -> Double? { value(name, of: shape).flatMap { Double($0) } }
    if shape.hasPrefix("<rect"), let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    {
      return CGRect(x: x, y: y, width: width, height: height)
    }
    if shape.hasPrefix("<circle"), let x = number("cx"), let y = number("cy"), let radius = number("r") {
      return CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    }
    if shape.hasPrefix("<text"), let x = number("x"), let y = number("y"), let size = number("font-size") {
      let content = shape.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
      let width = Double(content.count) * size * 0.55
      let start =
        value("text-anchor", of: shape) == "middle" ? width / 2 : value("text-anchor", of: shape) == "end" ? width : 0
      return CGRect(x: x - start, y: y - size, width: width, height: size * 1.2)
    }
    if shape.hasPrefix("<polyline"), let points = value("points", of: shape) {
      let numbers = points.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
      let (xs, ys) = (
        numbers.enumerated().filter { $0.offset % 2 == 0 }, numbers.enumerated().filter { $0.offset % 2 == 1 }
      )
      guard let left = xs.map(\.element).min(), let right = xs.map(\.element).max(),
        let top = ys.map(\.element).min(), let bottom = ys.map(\.element).max()
      else { return nil }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    return nil
  }

  /// The value of an attribute.
  private static func value(_ name: String, of shape: String) -> String? {
    guard let start = shape.range(of: " \(name)=\"")?.upperBound else { return nil }
    return String(shape[start...].prefix { $0 != "\"" })
  }
}
