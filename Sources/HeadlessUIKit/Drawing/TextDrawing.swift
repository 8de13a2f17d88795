extension SVGCanvas {
  /// A text in a rectangle: broken into lines as far as there is room, in the middle from top to bottom.
  @MainActor
  mutating func drawText(
    _ text: String,
    in bounds: CGRect,
    _ font: UIFont,
    _ color: UIColor,
    _ alignment: NSTextAlignment = .natural,
    lines limit: Int = 1,
    fromTop: Bool = false
  ) {
    if text.isEmpty || bounds.width <= 0 { return }
    let font = limit == 1 ? TextLines.font(font, for: text, in: bounds.width) : font
    let height = font.pointSize * 1.2
    let room = max(1, Int((bounds.height / height + 0.2).rounded(.down)))
    let lines = TextLines.lines(of: text, font, width: bounds.width, limit: limit == 0 ? room : min(limit, room))
    let start = fromTop ? bounds.minY : bounds.midY - CGFloat(lines.count) * height / 2
    let (x, anchor): (CGFloat, String) =
      switch alignment {
      case .center: (bounds.midX, "middle")
      case .right: (bounds.maxX, "end")
      default: (bounds.minX, "start")
      }
    for (index, line) in lines.enumerated() {
      let baseline = start + CGFloat(index) * height + font.pointSize * 0.95
      self.text(line, at: CGPoint(x: x, y: baseline), font, color, anchor: anchor)
    }
  }

  @MainActor
  mutating func drawLabel(_ label: UILabel, in bounds: CGRect) {
    let color = label.isEnabled ? label.textColor ?? .label : .systemGray3
    let font = label.font ?? .systemFont(ofSize: 17)
    drawText(label.text ?? "", in: bounds, font, color, label.textAlignment, lines: label.numberOfLines)
  }

  @MainActor
  mutating func drawTextView(_ view: UITextView, in bounds: CGRect) {
    let inset = view.textContainerInset
    drawText(
      view.text ?? "",
      in: bounds.inset(by: inset).insetBy(dx: 5, dy: 0),
      view.font ?? .systemFont(ofSize: 14),
      view.textColor ?? .label,
      view.textAlignment,
      lines: 0,
      fromTop: true
    )
  }
}

/// Breaks texts into lines by a guess of their widths.
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
