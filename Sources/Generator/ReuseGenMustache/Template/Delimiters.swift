/// The strings that enclose tags.
struct Delimiters: Sendable {
  let opening: [UInt8]
  let closing: [UInt8]

  static let standard = Delimiters(opening: Array("{{".utf8), closing: Array("}}".utf8))

  /// The maximum number of bytes, which keeps the time to search for a delimiter in proportion to the template.
  static let longest = 64

  init(opening: [UInt8], closing: [UInt8]) {
    self.opening = opening
    self.closing = closing
  }

  /// Creates delimiters from the text between the equals signs; `nil` unless it is two words without an equals sign.
  init?(words: ArraySlice<UInt8>) {
    let parts = words.split(whereSeparator: \.isSpace)
    guard parts.count == 2, !words.contains(UInt8(ascii: "=")), parts.allSatisfy({ $0.count <= Self.longest }) else {
      return nil
    }
    self.init(opening: Array(parts[0]), closing: Array(parts[1]))
  }
}
