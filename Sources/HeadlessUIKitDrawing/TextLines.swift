import HeadlessUIKit

/// Breaks text into lines by estimated widths.
enum TextLines {
  /// The lines of a text in a width; the last one ends with dots where there is more.
  static func lines(of text: String, _ font: UIFont, width: CGFloat, limit: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += broken(String(paragraph), font, width, mayBreak: limit > 1)
      if lines.count > limit { break }
    }
    guard lines.count > limit else { return lines }
    let rest = lines[(limit - 1)...].joined(separator: " ")
    return Array(lines[..<(limit - 1)]) + [cut(rest, font, width)]
  }

  /// The font for one line: a little smaller where the text nearly fits, for the guess may be too wide.
  static func font(_ font: UIFont, for text: String, in room: CGFloat) -> UIFont {
    let width = width(of: text, font)
    return width > room * 1.05 && width <= room * 1.5 ? font.withSize(font.pointSize * room / width) : font
  }

  private static func broken(_ text: String, _ font: UIFont, _ width: CGFloat, mayBreak: Bool) -> [String] {
    // Real fonts are a little narrower than the guess; a line that nearly fits fits, where there is no room for two.
    if self.width(of: text, font) <= width * (mayBreak ? 1 : 1.1) { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if self.width(of: longer, font) <= width * 1.05 || line.isEmpty {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }

  private static func cut(_ text: String, _ font: UIFont, _ width: CGFloat) -> String {
    var cut = text
    while !cut.isEmpty, self.width(of: cut + "…", font) > width * 1.05 { cut.removeLast() }
    return cut + "…"
  }

  /// About what sans serif fonts take.
  static func width(of text: String, _ font: UIFont) -> CGFloat {
    text.reduce(0) { width, character in width + advance(of: character) } * font.pointSize
  }

  private static func advance(of character: Character) -> CGFloat {
    switch character {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", "f", "t", "r", " ": 0.28
    case "m", "w", "M", "W", "@": 0.84
    case "A"..."Z": 0.66
    default: character.isASCII ? 0.54 : 0.8
    }
  }
}
