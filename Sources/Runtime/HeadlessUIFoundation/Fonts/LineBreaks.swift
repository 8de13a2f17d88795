/// The lines of a paragraph that wraps at a width. Lines break after spaces and hyphens, before Chinese and Japanese
/// characters, and within a word that is wider than a line.
struct LineBreaks {
  struct Line {
    /// The number of characters through the line's end, with the spaces there.
    let end: Int
    /// The width without the spaces at the end, in points.
    let length: Double
  }

  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - first: The width of the first line, in points.
  ///   - others: The width of the other lines, in points.
  init(_ characters: some Sequence<(Unicode.Scalar, Double)>, first: Double, others: Double) {
    var line = 0.0
    /// The width after the last possible break of the line, and the width before it without spaces.
    var tail = 0.0
    var head: Double?
    /// The number of characters before the tail.
    var tailStart = 0
    var isInSpaces = false
    var count = 0
    for (character, advance) in characters {
      defer { count += 1 }
      if character == " " || character == "\t" {
        if !isInSpaces { head = line }
        (isInSpaces, tail, tailStart) = (true, 0, count + 1)
        line += advance
        continue
      }
      isInSpaces = false
      if Self.breaksBefore(character), line > 0 {
        (head, tail, tailStart) = (head.flatMap { tail == 0 ? $0 : nil } ?? line, 0, count)
      }
      if line + advance > (lines.isEmpty ? first : others), line > 0 {
        lines.append(Line(end: head == nil ? count : tailStart, length: head ?? line))
        line = head == nil ? 0 : tail
        head = nil
        tail = line
      }
      line += advance
      tail += advance
      if character == "-" { (head, tail, tailStart) = (line, 0, count + 1) }
    }
    lines.append(Line(end: count, length: isInSpaces ? head ?? line : line))
  }

  /// Whether a line may break before a character without a space, as it may before Chinese and Japanese ones.
  private static func breaksBefore(_ character: Unicode.Scalar) -> Bool {
    (0x2E80...0xD7FF).contains(character.value) && !(0x3000...0x3002).contains(character.value)
  }
}
