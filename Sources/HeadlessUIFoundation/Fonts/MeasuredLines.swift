import FontAdvances

/// Counts the lines of paragraphs that wrap at a width, and measures the widest. Lines break after spaces and hyphens,
/// before Chinese and Japanese characters, and within a word that is wider than a line.
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
    var line = 0.0
    /// The width after the last possible break of the line, and the width before it without spaces.
    var tail = 0.0
    var head: Double?
    var isInSpaces = false
    for character in paragraph.unicodeScalars {
      let advance = advances.advance(of: character)
      if character == " " || character == "\t" {
        if !isInSpaces { head = line }
        (isInSpaces, tail) = (true, 0)
        line += advance
        continue
      }
      isInSpaces = false
      if Self.breaksBefore(character), line > 0 { (head, tail) = (head.flatMap { tail == 0 ? $0 : nil } ?? line, 0) }
      if line + advance > width, line > 0 {
        end(lineOf: head ?? line)
        line = head == nil ? 0 : tail
        head = nil
        tail = line
      }
      line += advance
      tail += advance
      if character == "-" { (head, tail) = (line, 0) }
    }
    end(lineOf: isInSpaces ? head ?? line : line)
  }

  /// Whether a line may break before a character without a space, as it may before Chinese and Japanese ones.
  private static func breaksBefore(_ character: Unicode.Scalar) -> Bool {
    (0x2E80...0xD7FF).contains(character.value) && !(0x3000...0x3002).contains(character.value)
  }
}
