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
    if lines.count > limit { lines = lines[..<(limit - 1)] + [lines[(limit - 1)...].joined(separator: " ") + "…"] }
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
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if font.width(of: longer) <= width * 1.05 || line.isEmpty {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }

  private static func cut(_ text: String, _ font: UIFont, _ width: CGFloat) -> String {
    var cut = String(text.prefix(500))
    if cut.hasSuffix("…") { cut.removeLast() }
    while !cut.isEmpty, font.width(of: cut + "…") > width * 1.05 { cut.removeLast() }
    return cut + "…"
  }
}
