/// A small TrueType font that a test makes: its tables have the numbers that the test states, and no outlines.
package struct SampleFont {
  /// The format of the map from characters to glyphs.
  package enum MapFormat { case segments, listedSegments, groups }

  /// How pairs of characters are listed.
  package enum Pairs {
    /// The table `kern`, with the header of Windows or that of Apple.
    case kern, applesKern
    /// The table `GPOS` with lists of pairs, with classes, or with an extension and lists.
    case pairs, classes, extended
  }

  package var name = "Sample-Regular"
  package var family = "Sample"
  package var unitsPerEm = 1000
  package var heights = (ascender: 900, descender: -300, lineGap: 100)
  /// The height of capital and lowercase letters.
  package var letters: (capital: Int, lowercase: Int)? = (700, 500)
  package var weight = 400
  package var mapFormat = MapFormat.segments
  /// The advances of characters, sorted. Glyph 0 represents all others, the next one is that of the first character.
  package var advances: [(character: Unicode.Scalar, units: Int)] = [("A", 600), ("B", 700), ("V", 650)]
  /// The distance that pairs of characters add.
  package var kerning: [(first: Unicode.Scalar, second: Unicode.Scalar, units: Int)] = []
  package var pairs = Pairs.pairs

  package init() {}

  /// The file.
  package var bytes: [UInt8] {
    var tables: [(tag: String, bytes: [UInt8])] = [
      ("OS/2", os2), ("cmap", cmap), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("maxp", maxp),
      ("name", names),
    ]
    if !kerning.isEmpty {
      switch pairs {
      case .kern, .applesKern: tables.append(("kern", kern))
      default: tables.append(("GPOS", gpos))
      }
    }
    tables.sort { $0.tag < $1.tag }
    var file: [UInt8] = [0, 1, 0, 0] + Self.uint16(tables.count) + [UInt8](repeating: 0, count: 6)
    var offset = 12 + 16 * tables.count
    for table in tables {
      file += Array(table.tag.utf8) + Self.uint32(0) + Self.uint32(offset) + Self.uint32(table.bytes.count)
      offset += table.bytes.count
    }
    return tables.reduce(file) { $0 + $1.bytes }
  }

  /// A collection of fonts in one file.
  package static func collection(of fonts: [SampleFont]) -> [UInt8] {
    let header = 12 + 4 * fonts.count
    var file: [UInt8] = Array("ttcf".utf8) + uint32(0x10000) + uint32(fonts.count)
    var rest: [UInt8] = []
    for font in fonts {
      let start = header + rest.count
      file += uint32(start)
      var bytes = font.bytes
      // Tables are found from the start of the file.
      for table in 0..<(Int(bytes[4]) << 8 | Int(bytes[5])) {
        let place = 12 + 16 * table + 8
        let offset = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        bytes.replaceSubrange(place..<place + 4, with: uint32(offset + start))
      }
      rest += bytes
    }
    return file + rest
  }

  private func glyph(_ character: Unicode.Scalar) -> Int {
    (advances.firstIndex { $0.character == character } ?? -1) + 1
  }

  // MARK: Tables

  private var head: [UInt8] {
    var table = [UInt8](repeating: 0, count: 54)
    table.replaceSubrange(18..<20, with: Self.uint16(unitsPerEm))
    return table
  }

  private var hhea: [UInt8] {
    var table = [UInt8](repeating: 0, count: 36)
    table.replaceSubrange(4..<6, with: Self.uint16(heights.ascender))
    table.replaceSubrange(6..<8, with: Self.uint16(heights.descender))
    table.replaceSubrange(8..<10, with: Self.uint16(heights.lineGap))
    table.replaceSubrange(34..<36, with: Self.uint16(advances.count + 1))
    return table
  }

  private var hmtx: [UInt8] { ([unitsPerEm / 2] + advances.map(\.units)).flatMap { Self.uint16($0) + Self.uint16(0) } }

  private var maxp: [UInt8] { Self.uint32(0x5000) + Self.uint16(advances.count + 1) }

  private var os2: [UInt8] {
    var table = [UInt8](repeating: 0, count: 96)
    table.replaceSubrange(0..<2, with: Self.uint16(letters == nil ? 1 : 4))
    table.replaceSubrange(4..<6, with: Self.uint16(weight))
    table.replaceSubrange(86..<88, with: Self.uint16(letters?.lowercase ?? 0))
    table.replaceSubrange(88..<90, with: Self.uint16(letters?.capital ?? 0))
    return table
  }

  private var names: [UInt8] {
    let texts = [(1, family), (4, "\(family) Full"), (6, name)]
    var records: [UInt8] = []
    var strings: [UInt8] = []
    for (identifier, text) in texts {
      let bytes = text.utf16.flatMap { Self.uint16(Int($0)) }
      records += [3, 1, 0x409, identifier, bytes.count, strings.count].flatMap(Self.uint16)
      strings += bytes
    }
    return [0, texts.count, 6 + records.count].flatMap(Self.uint16) + records + strings
  }

  private var cmap: [UInt8] {
    let header = [0, 1, 3, mapFormat == .groups ? 10 : 1].flatMap(Self.uint16) + Self.uint32(12)
    let codes = advances.enumerated().map { (code: Int($1.character.value), glyph: $0 + 1) }
    if mapFormat == .groups {
      let groups = codes.flatMap { Self.uint32($0.code) + Self.uint32($0.code) + Self.uint32($0.glyph) }
      return header + [12, 0].flatMap(Self.uint16)
        + [16 + groups.count, 0, codes.count].flatMap(Self.uint32) + groups
    }
    // Each character is a segment, and the last one ends the table.
    let isListed = mapFormat == .listedSegments
    let count = codes.count + 1
    let ends = codes.map(\.code) + [0xFFFF]
    let deltas = codes.map { isListed ? 0 : $0.glyph - $0.code } + [1]
    let offsets = codes.indices.map { isListed ? 2 * (count - $0) + 2 * $0 : 0 } + [0]
    let listed = isListed ? codes.map(\.glyph) : []
    let numbers = [2 * count, 0, 0, 0] + ends + [0] + ends + deltas + offsets + listed
    return header + [4, 6 + 2 * numbers.count, 0].flatMap(Self.uint16) + numbers.flatMap(Self.uint16)
  }

  /// The pairs of glyphs, sorted.
  private var glyphPairs: [(first: Int, second: Int, units: Int)] {
    kerning.map { (glyph($0.first), glyph($0.second), $0.units) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }

  private var kern: [UInt8] {
    let list = [glyphPairs.count, 0, 0, 0] + glyphPairs.flatMap { [$0.first, $0.second, $0.units] }
    let bytes = list.flatMap(Self.uint16)
    return pairs == .applesKern
      ? Self.uint32(0x10000) + Self.uint32(1) + Self.uint32(8 + bytes.count) + [0, 0, 0, 0] + bytes
      : [0, 1, 0, 6 + bytes.count, 1].flatMap(Self.uint16) + bytes
  }

  private var gpos: [UInt8] {
    let features = [1].flatMap(Self.uint16) + Array("kern".utf8) + [8, 0, 1, 0].flatMap(Self.uint16)
    let subtable = pairs == .classes ? pairClasses : pairLists
    let lookup =
      (pairs == .extended
        ? [9, 0, 1, 8, 1, 2].flatMap(Self.uint16) + Self.uint32(8) : [2, 0, 1, 8].flatMap(Self.uint16)) + subtable
    let lookups = [1, 4].flatMap(Self.uint16) + lookup
    let header = 12
    return [1, 0, 10, header, header + features.count, 0].flatMap(Self.uint16) + features + lookups
  }

  /// A pair adjustment of format 1.
  private var pairLists: [UInt8] {
    let firsts = Set(glyphPairs.map(\.first)).sorted()
    let sets = firsts.map { first in
      let own = glyphPairs.filter { $0.first == first }
      return ([own.count] + own.flatMap { [$0.second, $0.units] }).flatMap(Self.uint16)
    }
    let start = 10 + 2 * firsts.count
    var offsets: [Int] = []
    var end = start
    for set in sets {
      offsets.append(end)
      end += set.count
    }
    return ([1, end, 4, 0, firsts.count] + offsets).flatMap(Self.uint16) + sets.flatMap { $0 }
      + Self.coverage(firsts)
  }

  /// A pair adjustment of format 2: each glyph has a class of its own.
  private var pairClasses: [UInt8] {
    let firsts = Set(glyphPairs.map(\.first)).sorted()
    let seconds = Set(glyphPairs.map(\.second)).sorted()
    // Class 0 has all other glyphs. The values have a placement before the advance.
    var table: [Int] = []
    for row in 0...firsts.count {
      for column in 0...seconds.count {
        let pair = row > 0 && column > 0 ? (firsts[row - 1], seconds[column - 1]) : (0, 0)
        table += [7, glyphPairs.first { ($0.first, $0.second) == pair }?.units ?? 0]
      }
    }
    let start = 16 + 2 * table.count
    let (coverage, first) = (Self.coverage(firsts), Self.classes(firsts))
    let numbers = [
      2, start, 5, 0, start + coverage.count, start + coverage.count + first.count, firsts.count + 1, seconds.count + 1,
    ]
    return (numbers + table).flatMap(Self.uint16) + coverage + first + Self.classes(seconds)
  }

  /// Format 2: a range for each glyph.
  private static func coverage(_ glyphs: [Int]) -> [UInt8] {
    ([2, glyphs.count] + glyphs.enumerated().flatMap { [$1, $1, $0] }).flatMap(uint16)
  }

  private static func classes(_ glyphs: [Int]) -> [UInt8] {
    ([2, glyphs.count] + glyphs.enumerated().flatMap { [$1, $1, $0 + 1] }).flatMap(uint16)
  }

  private static func uint16(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }

  private static func uint32(_ number: Int) -> [UInt8] { uint16(number >> 16) + uint16(number) }
}
