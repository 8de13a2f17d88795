/// Finds sources that may have one of many words, in one pass over a source however many words there are.
///
/// It compares the hashes of runs of letters, digits and underscores of ASCII. A source that has none of the words can
/// be found, but none that has one is missed.
package struct WordSearch: Sendable {
  private var hashes: Set<UInt64> = []
  /// The lengths of the runs that are looked for, as bits; the highest one is that of all longer ones.
  private var lengths: UInt64 = 0
  /// Whether a word has no such run.
  private var findsAll = false

  package init(_ words: some Sequence<String>) {
    for word in words {
      // A word with other characters is found by its first run.
      let run = word.utf8.drop { !Self.isOfRun($0) }.prefix(while: Self.isOfRun)
      findsAll = findsAll || run.isEmpty
      lengths |= Self.bit(run.count)
      hashes.insert(Self.hash(run))
    }
  }

  package func mayFind(in bytes: [UInt8]) -> Bool {
    if findsAll { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, Self.isOfRun(bytes[end]) { end += 1 }
        if lengths & Self.bit(end - start) != 0, hashes.contains(Self.hash(bytes[start..<end])) { return true }
        start = end + 1
      }
      return false
    }
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  private static func isOfRun(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }

  /// FNV-1a.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
