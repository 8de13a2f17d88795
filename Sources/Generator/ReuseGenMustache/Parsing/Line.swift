/// A line of a template. Lines that a tag spans count as one.
struct Line {
  enum Piece {
    /// White space only.
    case blank(Range<Int>)
    case text(Range<Int>)
    case tag(Tag)
  }

  var pieces: [Piece] = []
  /// The line break; empty at the end of the template.
  var ending: Range<Int>

  /// The white space at the start of the line.
  func leading(in source: [UInt8]) -> Range<Int> {
    switch pieces.first {
    case .blank(let range): return range
    case .text(let range):
      return range.lowerBound..<(source[range].firstIndex { !$0.isBlank } ?? range.upperBound)
    case .tag(let tag): return tag.range.lowerBound..<tag.range.lowerBound
    case nil: return ending.lowerBound..<ending.lowerBound
    }
  }
}
