import ReuseGenDeclarations

/// Words to find in sources. The length and two bytes refuse most words of a source, without a string.
struct WordSet: Sendable {
  private let words: Set<String>
  /// A set of bits for each length; the last one is for all that are longer.
  private let marks: [UInt64]

  init(_ words: some Sequence<String>) {
    self.words = Set(words)
    var marks = [UInt64](repeating: 0, count: 48)
    for word in self.words {
      let bytes = Array(word.utf8)
      guard let first = bytes.first, let last = bytes.last else { continue }
      marks[min(bytes.count, marks.count - 1)] |= Self.bit(first, last)
    }
    self.marks = marks
  }

  func contains(_ index: Int, of stream: TokenStream) -> Bool {
    let token = stream[index]
    guard token.kind == .word else { return false }
    if token.flags.contains(.isQuoted) { return words.contains(stream.text(index)) }
    let bit = Self.bit(stream.bytes[token.start], stream.bytes[token.end - 1])
    guard marks[min(token.end - token.start, marks.count - 1)] & bit != 0 else { return false }
    return words.contains(stream.text(index))
  }

  func indices(in stream: TokenStream) -> [Int] { stream.tokens.indices.filter { contains($0, of: stream) } }

  private static func bit(_ first: UInt8, _ last: UInt8) -> UInt64 { 1 << UInt64((first &+ last &* 7) & 63) }
}
