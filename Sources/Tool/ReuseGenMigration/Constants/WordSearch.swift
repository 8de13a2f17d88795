/// Finds sources that may have one of many words, in one pass over a source however many words there are.
///
/// It compares runs of letters, digits and underscores of ASCII, in comments and literals, too: a source that it finds
/// need not use a word, but it finds each one that does.
package struct WordSearch: Sendable {
  private var runs: Set<String> = []
  /// The lengths of the runs, as bits; the highest one is that of all longer ones.
  private var lengths: UInt64 = 0

  package init(_ words: some Sequence<String>) {
    for word in words {
      // A word with other characters is found by its first run; one that has none is in each source.
      let run = word.utf8.drop { !Self.isOfRun($0) }.prefix(while: Self.isOfRun)
      lengths |= Self.bit(run.count)
      runs.insert(String(Substring(run)))
    }
  }

  package func mayFind(in bytes: [UInt8]) -> Bool {
    if runs.contains("") { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, Self.isOfRun(bytes[end]) { end += 1 }
        // Nearly all runs are excluded by their lengths alone.
        if lengths & Self.bit(end - start) != 0, runs.contains(String(decoding: bytes[start..<end], as: UTF8.self)) {
          return true
        }
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
}
