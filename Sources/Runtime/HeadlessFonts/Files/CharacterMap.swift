import ReuseGenBasics

/// The table `cmap`: the glyphs of characters, in its formats 4 and 12.
struct CharacterMap: Sendable {
  private enum Format {
    /// Ranges of characters up to U+FFFF.
    case segments
    /// Ranges of all characters.
    case groups
  }

  private let format: Format
  private let table: FontBytes
  private let count: Int

  /// Reads the largest map of Unicode's characters; `nil` if there is none.
  init?(_ cmap: FontBytes) {
    let count = cmap.uint16(at: 2) ?? 0
    let maps = (0..<count).compactMap { index -> (rank: Int, map: CharacterMap)? in
      let record = 4 + 8 * index
      guard let platform = cmap.uint16(at: record), let encoding = cmap.uint16(at: record + 2),
        let rank = Self.rank(platform, encoding), let offset = cmap.uint32(at: record + 4),
        let map = cmap.part(at: offset).flatMap({ CharacterMap(subtable: $0) })
      else { return nil }
      return (rank, map)
    }
    guard let best = maps.max(by: { $0.rank < $1.rank })?.map else { return nil }
    self = best
  }

  /// How well the map of a platform is suited; `nil` if its characters aren't Unicode's.
  private static func rank(_ platform: Int, _ encoding: Int) -> Int? {
    switch (platform, encoding) {
    case (3, 10): 4
    // Encoding 5 has variation sequences only.
    case (0, let encoding) where encoding != 5: encoding >= 4 ? 3 : 1
    case (3, 1): 2
    // A font of symbols.
    case (3, 0): 0
    default: nil
    }
  }

  private init?(subtable: FontBytes) {
    table = subtable
    switch subtable.uint16(at: 0) {
    case 4:
      format = .segments
      count = (subtable.uint16(at: 6) ?? 0) / 2
    case 12:
      format = .groups
      count = min(subtable.uint32(at: 12) ?? 0, subtable.count / 12)
    default: return nil
    }
  }

  /// The glyph of a character; `nil` if the font has none.
  func glyph(of character: Unicode.Scalar) -> Int? {
    let code = Int(character.value)
    let glyph = format == .segments ? glyphInSegments(code) : glyphInGroups(code)
    return glyph == 0 ? nil : glyph
  }

  private func glyphInSegments(_ code: Int) -> Int? {
    let ends = 14
    let starts = ends + 2 * count + 2
    let deltas = starts + 2 * count
    let offsets = deltas + 2 * count
    let index = (0..<count).partitionIndex { (table.uint16(at: ends + 2 * $0) ?? 0) >= code }
    guard index < count, let start = table.uint16(at: starts + 2 * index), start <= code, code <= 0xFFFF,
      let delta = table.uint16(at: deltas + 2 * index), let offset = table.uint16(at: offsets + 2 * index)
    else { return nil }
    if offset == 0 { return (code + delta) & 0xFFFF }
    // The offset counts from its own place.
    let listed = table.uint16(at: offsets + 2 * index + offset + 2 * (code - start)) ?? 0
    return listed == 0 ? nil : (listed + delta) & 0xFFFF
  }

  private func glyphInGroups(_ code: Int) -> Int? {
    let index = (0..<count).partitionIndex { (table.uint32(at: 16 + 12 * $0 + 4) ?? 0) >= code }
    guard index < count, let start = table.uint32(at: 16 + 12 * index), start <= code,
      let first = table.uint32(at: 16 + 12 * index + 8)
    else { return nil }
    return first + code - start
  }
}
