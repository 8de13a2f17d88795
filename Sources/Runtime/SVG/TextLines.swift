import HeadlessUIKit

/// Breaks text into lines, as far as they fit by the advances of Inter. Other fonts may be a little narrower.
enum TextLines {
  /// The lines of a text in a width; the last one ends with dots where there is more.
  static func lines(of text: String, _ font: UIFont, width: CGFloat, limit: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += broken(String(paragraph), font, width, mayBreak: limit > 1)
      if lines.count > limit { break }
    }
    if lines.count > limit {
      lines = lines[..<(limit - 1)] + [cut(lines[(limit - 1)...].joined(separator: " "), font, width)]
    }
    // A long word, such as the name of a class, doesn't break.
    return lines.map { font.width(of: $0) > width * 1.1 ? cut($0, font, width) : $0 }
  }

  /// The font for one line: a little smaller if the text nearly fits.
  static func font(_ font: UIFont, for text: String, in room: CGFloat) -> UIFont {
    let width = font.width(of: text)
    return width > room * 1.05 && width <= room * 1.5 ? font.withSize(font.pointSize * room / width) : font
  }

  private static func broken(_ text: String, _ font: UIFont, _ width: CGFloat, mayBreak: Bool) -> [String] {
    // A line that nearly fits isn't broken if there is no room for two.
    if font.width(of: text) <= width * (mayBreak ? 1 : 1.1) { return [text] }
    var lines: [String] = []
    var line = ""
    var used: CGFloat = 0
    let space = font.width(of: " ")
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let length = font.width(of: String(word))
      if line.isEmpty {
        (line, used) = (String(word), length)
      } else if used + space + length <= width * 1.05 {
        line += " "
        line += word
        used += space + length
      } else {
        lines.append(line)
        (line, used) = (String(word), length)
      }
    }
    return lines + [line]
  }

  /// The longest beginning that fits with dots at its end.
  static func cut(_ text: String, _ font: UIFont, _ width: CGFloat) -> String {
    let text = text.hasSuffix("…") ? text.dropLast() : text[...]
    func fits(_ end: String.Index) -> Bool { font.width(of: String(text[..<end]) + "…") <= width * 1.05 }
    if fits(text.endIndex) { return text + "…" }
    // Double the length while it fits, then halve the rest, so that a long text is measured only a few times.
    var (fitting, tooLong) = (text.startIndex, text.endIndex)
    var step = 16
    while let next = text.index(fitting, offsetBy: step, limitedBy: tooLong), next < tooLong {
      if fits(next) { fitting = next } else { tooLong = next }
      step *= 2
    }
    while case let count = text.distance(from: fitting, to: tooLong), count > 1 {
      let middle = text.index(fitting, offsetBy: count / 2)
      if fits(middle) { fitting = middle } else { tooLong = middle }
    }
    return String(text[..<fitting]) + "…"
  }
}
