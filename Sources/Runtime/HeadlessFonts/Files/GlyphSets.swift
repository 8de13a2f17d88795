import ReuseGenBasics

/// A coverage table: the glyphs that a subtable applies to, with their places in its lists.
struct GlyphCoverage: Sendable {
  private let table: FontBytes

  init(_ table: FontBytes) { self.table = table }

  /// The place of a glyph; `nil` if the subtable doesn't apply to it.
  func index(of glyph: Int) -> Int? {
    let count = table.uint16(at: 2) ?? 0
    switch table.uint16(at: 0) {
    case 1:
      let index = (0..<count).partitionIndex { (table.uint16(at: 4 + 2 * $0) ?? 0) >= glyph }
      return index < count && table.uint16(at: 4 + 2 * index) == glyph ? index : nil
    case 2:
      guard let range = table.range(of: glyph, in: count), let first = table.uint16(at: range.place + 4) else {
        return nil
      }
      return first + glyph - range.start
    default: return nil
    }
  }
}

/// A class definition table: the classes of glyphs. Glyphs that it doesn't list have class 0.
struct GlyphClasses: Sendable {
  private let table: FontBytes

  init(_ table: FontBytes) { self.table = table }

  func classIndex(of glyph: Int) -> Int {
    switch table.uint16(at: 0) {
    case 1:
      guard let first = table.uint16(at: 2), let count = table.uint16(at: 4), glyph >= first, glyph < first + count
      else { return 0 }
      return table.uint16(at: 6 + 2 * (glyph - first)) ?? 0
    case 2: return table.range(of: glyph, in: table.uint16(at: 2) ?? 0).flatMap { table.uint16(at: $0.place + 4) } ?? 0
    default: return 0
    }
  }
}

extension FontBytes {
  /// The record of six bytes at 4 that begins with a range that contains a glyph: its place, and the range's start.
  fileprivate func range(of glyph: Int, in count: Int) -> (place: Int, start: Int)? {
    let index = (0..<count).partitionIndex { (uint16(at: 4 + 6 * $0 + 2) ?? 0) >= glyph }
    let place = 4 + 6 * index
    guard index < count, let start = uint16(at: place), start <= glyph else { return nil }
    return (place, start)
  }
}
