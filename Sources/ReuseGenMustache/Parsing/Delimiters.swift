/// What encloses tags.
struct Delimiters: Sendable {
  let opening: [UInt8]
  let closing: [UInt8]

  static let standard = Delimiters(opening: Array("{{".utf8), closing: Array("}}".utf8))

  /// Long enough for any use, and short enough that looking for one costs time in proportion to the template only.
  static let longest = 64

  init(opening: [UInt8], closing: [UInt8]) {
    self.opening = opening
    self.closing = closing
  }

  /// Nil unless there are two words without an equals sign between the equals signs.
  init?(words: ArraySlice<UInt8>) {
    let parts = words.split(whereSeparator: \.isSpace)
    guard parts.count == 2, !words.contains(UInt8(ascii: "=")), parts.allSatisfy({ $0.count <= Self.longest }) else {
      return nil
    }
    self.init(opening: Array(parts[0]), closing: Array(parts[1]))
  }
}
