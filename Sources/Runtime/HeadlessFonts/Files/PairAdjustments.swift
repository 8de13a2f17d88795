import ReuseGenBasics

/// The kerning of the table `GPOS`: pair adjustments, in their formats 1 and 2.
struct PairAdjustments: Sendable {
  /// The subtables of each lookup, in order.
  private let lookups: [[Subtable]]

  /// Reads the lookups of the feature `kern`; `nil` if there are none.
  init?(_ gpos: FontBytes) {
    guard let features = gpos.part(at: gpos.uint16(at: 6)), let lookupList = gpos.part(at: gpos.uint16(at: 8))
    else { return nil }
    var indices: [Int] = []
    for index in 0..<(features.uint16(at: 0) ?? 0) where features.tag(at: 2 + 6 * index) == "kern" {
      guard indices.count < Self.limit, let feature = features.part(at: features.uint16(at: 2 + 6 * index + 4))
      else { continue }
      indices += (0..<(feature.uint16(at: 2) ?? 0)).compactMap { feature.uint16(at: 4 + 2 * $0) }
    }
    let count = lookupList.uint16(at: 0) ?? 0
    var lookups: [[Subtable]] = []
    // Lookups apply in the order of their list, whatever order features name them in.
    for index in Set(indices).sorted() where index < count && lookups.count < Self.limit {
      let subtables = lookupList.part(at: lookupList.uint16(at: 2 + 2 * index)).map(Self.subtables) ?? []
      if !subtables.isEmpty { lookups.append(subtables) }
    }
    self.lookups = lookups
    if lookups.isEmpty { return nil }
  }

  /// More lookups than fonts have: a damaged file can list one many times.
  private static let limit = 1024

  private static func subtables(of lookup: FontBytes) -> [Subtable] {
    let type = lookup.uint16(at: 0)
    return (0..<min(lookup.uint16(at: 4) ?? 0, limit)).compactMap { index in
      guard let table = lookup.part(at: lookup.uint16(at: 6 + 2 * index)) else { return nil }
      if type == 2 { return Subtable(table) }
      // An extension, whose offset has 32 bits.
      guard type == 9, table.uint16(at: 2) == 2 else { return nil }
      return table.part(at: table.uint32(at: 4)).flatMap { Subtable($0) }
    }
  }

  /// The distance that the font adds between two glyphs, in its units.
  func adjustment(_ first: Int, _ second: Int) -> Int {
    lookups.reduce(0) { sum, subtables in
      // The first subtable that knows the pair is the only one of its lookup.
      sum + (subtables.lazy.compactMap { $0.adjustment(first, second) }.first ?? 0)
    }
  }
}

extension PairAdjustments {
  fileprivate struct Subtable: Sendable {
    private enum Format {
      /// A list of second glyphs for each first one.
      case glyphs
      /// A table of the classes of both.
      case classes(first: GlyphClasses, second: GlyphClasses, firstCount: Int, secondCount: Int)
    }

    private let table: FontBytes
    private let coverage: GlyphCoverage
    private let format: Format
    /// The values of both glyphs.
    private let values: (first: ValueFormat, second: ValueFormat)

    init?(_ table: FontBytes) {
      guard let coverage = table.part(at: table.uint16(at: 2)), let first = table.uint16(at: 4),
        let second = table.uint16(at: 6)
      else { return nil }
      self.table = table
      self.coverage = GlyphCoverage(coverage)
      values = (ValueFormat(bits: first), ValueFormat(bits: second))
      switch table.uint16(at: 0) {
      case 1: format = .glyphs
      case 2:
        guard let first = table.part(at: table.uint16(at: 8)), let second = table.part(at: table.uint16(at: 10)),
          let firstCount = table.uint16(at: 12), let secondCount = table.uint16(at: 14)
        else { return nil }
        format = .classes(
          first: GlyphClasses(first),
          second: GlyphClasses(second),
          firstCount: firstCount,
          secondCount: secondCount
        )
      default: return nil
      }
    }

    /// `nil` if the subtable doesn't apply to the pair.
    func adjustment(_ first: Int, _ second: Int) -> Int? {
      guard let index = coverage.index(of: first) else { return nil }
      switch format {
      case .glyphs:
        guard let set = table.part(at: table.uint16(at: 10 + 2 * index)) else { return nil }
        let count = set.uint16(at: 0) ?? 0
        let size = 2 + values.first.size + values.second.size
        let pair = (0..<count).partitionIndex { (set.uint16(at: 2 + size * $0) ?? 0) >= second }
        let place = 2 + size * pair
        return pair < count && set.uint16(at: place) == second ? advance(in: set, at: place + 2) : nil
      case .classes(let firstClasses, let secondClasses, let firstCount, let secondCount):
        let (row, column) = (firstClasses.classIndex(of: first), secondClasses.classIndex(of: second))
        guard row < firstCount, column < secondCount else { return nil }
        let size = values.first.size + values.second.size
        return advance(in: table, at: 16 + size * (row * secondCount + column))
      }
    }

    private func advance(in table: FontBytes, at place: Int) -> Int {
      values.first.advance(in: table, at: place)
        + values.second.advance(in: table, at: place + values.first.size)
    }
  }

  /// The numbers that a value consists of.
  fileprivate struct ValueFormat: Sendable {
    let bits: Int

    /// In bytes.
    var size: Int { 2 * (bits & 0xFF).nonzeroBitCount }

    /// The horizontal advance of a value; 0 if it has none.
    func advance(in table: FontBytes, at place: Int) -> Int {
      if bits & 4 == 0 { return 0 }
      return table.int16(at: place + 2 * (bits & 3).nonzeroBitCount) ?? 0
    }
  }
}
