import ReuseGenBasics

/// The table `kern`: a sorted list of pairs, in its format 0.
struct KerningTable: Sendable {
  private let lists: [FontBytes]

  /// Reads the horizontal lists of pairs, with the header of Windows or that of Apple; `nil` if there are none.
  init?(_ kern: FontBytes) {
    let isApples = kern.uint16(at: 0) == 1
    let count = (isApples ? kern.uint32(at: 4) : kern.uint16(at: 2)) ?? 0
    var place = isApples ? 8 : 4
    var lists: [FontBytes] = []
    // Each subtable has a header, so that their number is limited by the file.
    for _ in 0..<min(count, kern.count / 6) {
      guard let length = isApples ? kern.uint32(at: place) : kern.uint16(at: place + 2),
        let coverage = kern.uint16(at: place + 4)
      else { break }
      // Apple: bit 15 is vertical, 14 is across the line. Windows: bit 0 is horizontal, 1 a minimum, 2 across the line.
      let isList = isApples ? coverage & 0xC0FF == 0 : coverage & 7 == 1 && coverage >> 8 == 0
      if isList, let list = kern.part(at: place + (isApples ? 8 : 6)) { lists.append(list) }
      place += max(length, 6)
    }
    if lists.isEmpty { return nil }
    self.lists = lists
  }

  /// The distance that the font adds between two glyphs, in its units.
  func adjustment(_ first: Int, _ second: Int) -> Int {
    let pair = first << 16 | second
    return lists.reduce(0) { sum, list in
      let count = list.uint16(at: 0) ?? 0
      let index = (0..<count).partitionIndex { (list.uint32(at: 8 + 6 * $0) ?? 0) >= pair }
      let place = 8 + 6 * index
      return index < count && list.uint32(at: place) == pair ? sum + (list.int16(at: place + 4) ?? 0) : sum
    }
  }
}
