/// A TrueType or OpenType font: its names, the heights of its lines, and the advances of its characters.
///
/// Numbers are in units of the font: there are `unitsPerEm` of them in its size. Any bytes may be read; what isn't a
/// font has no value. A variable font has the advances of its default instance. All sizes of the font share one object.
package final class FontFile: Sendable {
  package let names: FontNames
  package let unitsPerEm: Int
  /// The height above the baseline.
  package let ascender: Int
  /// The depth below the baseline, a negative number.
  package let descender: Int
  /// The distance between lines.
  package let lineGap: Int
  /// The height of capital letters; `nil` if the file doesn't state it.
  package let capHeight: Int?
  /// The height of lowercase letters; `nil` if the file doesn't state it.
  package let xHeight: Int?
  /// From 1 to 1,000, where 400 is regular.
  package let weight: Int
  package let isItalic: Bool

  private let characters: CharacterMap
  private let advances: FontBytes
  private let advanceCount: Int
  private let pairs: PairAdjustments?
  private let kerning: KerningTable?

  /// The fonts of a file: one, or those of a collection.
  package static func fonts(in bytes: [UInt8]) -> [FontFile] {
    let file = FontBytes(bytes)
    guard file.tag(at: 0) == "ttcf" else { return [FontFile(file, at: 0)].compactMap { $0 } }
    let count = min(file.uint32(at: 8) ?? 0, limit)
    return (0..<count).compactMap { file.uint32(at: 12 + 4 * $0) }.compactMap { FontFile(file, at: $0) }
  }

  /// More fonts than a collection has, and more tables than a font has: a damaged file can list one many times.
  private static let limit = 256

  private init?(_ file: FontBytes, at offset: Int) {
    let tables = Self.tables(of: file, at: offset)
    guard let head = tables["head"], let hhea = tables["hhea"], let hmtx = tables["hmtx"], let cmap = tables["cmap"],
      let names = tables["name"].flatMap({ FontNames($0) }), let characters = CharacterMap(cmap),
      let units = head.uint16(at: 18), units > 0, let count = hhea.uint16(at: 34), count > 0
    else { return nil }
    self.names = names
    self.characters = characters
    unitsPerEm = units
    advances = hmtx
    advanceCount = count
    let os2 = tables["OS/2"]
    let heights = Self.heights(hhea, os2)
    (ascender, descender, lineGap) = (heights.ascender, heights.descender, heights.lineGap)
    let statesHeights = os2?.uint16(at: 0) ?? 0 >= 2
    xHeight = statesHeights ? os2?.int16(at: 86).flatMap { $0 > 0 ? $0 : nil } : nil
    capHeight = statesHeights ? os2?.int16(at: 88).flatMap { $0 > 0 ? $0 : nil } : nil
    let style = os2?.uint16(at: 62) ?? 0
    weight = os2?.uint16(at: 4) ?? ((head.uint16(at: 44) ?? 0) & 1 == 1 ? 700 : 400)
    isItalic = style & 1 == 1 || (head.uint16(at: 44) ?? 0) & 2 == 2
    pairs = tables["GPOS"].flatMap { PairAdjustments($0) }
    kerning = tables["kern"].flatMap { KerningTable($0) }
  }

  private static func tables(of file: FontBytes, at offset: Int) -> [String: FontBytes] {
    guard let directory = file.part(at: offset), let count = directory.uint16(at: 4) else { return [:] }
    var tables: [String: FontBytes] = [:]
    for index in 0..<min(count, limit) {
      let record = 12 + 16 * index
      guard let tag = directory.tag(at: record), let place = directory.uint32(at: record + 8),
        let length = directory.uint32(at: record + 12)
      else { break }
      tables[tag] = file.part(at: place, length: length)
    }
    return tables
  }

  /// The heights of `hhea`, or those of `OS/2` if there are none.
  private static func heights(_ hhea: FontBytes, _ os2: FontBytes?) -> (ascender: Int, descender: Int, lineGap: Int) {
    let own = (hhea.int16(at: 4) ?? 0, hhea.int16(at: 6) ?? 0, hhea.int16(at: 8) ?? 0)
    guard own.0 == 0, own.1 == 0, let os2 else { return own }
    return (os2.int16(at: 68) ?? 0, os2.int16(at: 70) ?? 0, os2.int16(at: 72) ?? 0)
  }

  /// The glyph of a character; `nil` if the font doesn't have the character.
  package func glyph(of character: Unicode.Scalar) -> Int? { characters.glyph(of: character) }

  package func advance(ofGlyph glyph: Int) -> Int {
    // The last advance is that of all glyphs after it.
    advances.uint16(at: 4 * min(max(0, glyph), advanceCount - 1)) ?? 0
  }

  /// The distance that the font adds between two glyphs. A font with pairs in `GPOS` doesn't use `kern`.
  package func kerning(_ first: Int, _ second: Int) -> Int {
    pairs?.adjustment(first, second) ?? kerning?.adjustment(first, second) ?? 0
  }
}
