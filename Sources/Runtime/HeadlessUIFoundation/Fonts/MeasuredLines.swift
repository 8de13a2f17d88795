import HeadlessFonts

/// Counts the lines of paragraphs that wrap at a width, and measures the widest.
struct MeasuredLines {
  private let advances: FontAdvances
  private let width: Double
  private let limit: Int
  /// The number of lines, at most the limit.
  private(set) var count = 0
  /// The width of the widest line, in points, without the spaces at its end.
  private(set) var widest = 0.0

  /// - Parameter limit: The maximum number of lines; 0 for any number.
  init(_ advances: FontAdvances, width: Double, limit: Int) {
    self.advances = advances
    // Text fits into its own width even if that was rounded.
    self.width = width + 0.01
    self.limit = limit
  }

  private var isFull: Bool { limit > 0 && count >= limit }

  mutating func add(_ paragraph: Substring) {
    if isFull { return }
    let whole = advances.width(of: paragraph)
    if whole <= width || limit == 1 { end(lineOf: whole) } else { breakIntoLines(paragraph) }
  }

  private mutating func end(lineOf length: Double) {
    if isFull { return }
    count += 1
    widest = max(widest, length)
  }

  private mutating func breakIntoLines(_ paragraph: Substring) {
    var previous: Unicode.Scalar?
    var characters: [(Unicode.Scalar, Double)] = []
    for character in paragraph.unicodeScalars {
      characters.append((character, advances.advance(of: character, after: previous)))
      previous = character
    }
    for line in LineBreaks(characters, first: width, others: width).lines { end(lineOf: line.length) }
  }
}
