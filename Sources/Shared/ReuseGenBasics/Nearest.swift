/// The number of mistakes that are allowed in the longest words.
private let maximumMistakes = 4

/// The candidate that a misspelled word most likely means; `nil` if none is similar enough.
///
/// Case doesn't count as a mistake. One mistake is allowed for every three letters of the shorter word, and four at
/// most, so that words of one or two letters match only if they differ in nothing but case. Among equally near
/// candidates, the one with fewer differences in case wins, then the first.
package func nearest(to word: String, in candidates: [String]) -> String? {
  let written = Array(word.unicodeScalars)
  let lowercased = Array(word.lowercased().unicodeScalars)
  let letters = Letters(lowercased)
  var best: (candidate: String, mistakes: Int)?
  for candidate in candidates {
    // Nearly all candidates are too short or too long, which is seen without reading them. A letter has one to four
    // bytes.
    let bytes = candidate.utf8.count
    if bytes + maximumMistakes < letters.count || bytes > 4 * (letters.count + maximumMistakes) { continue }
    let meantLetters = Letters(of: candidate)
    let allowed = min(min(letters.count, meantLetters.count) / 3, maximumMistakes, best?.mistakes ?? .max)
    guard letters.agree(with: meantLetters, exceptFor: allowed),
      let mistakes = editDistance(lowercased, Array(candidate.lowercased().unicodeScalars), atMost: allowed)
    else { continue }
    // No candidate has more mistakes than the best one.
    if let best, best.mistakes == mistakes,
      differences(between: written, and: best.candidate) <= differences(between: written, and: candidate)
    {
      continue
    }
    best = (candidate, mistakes)
  }
  return best?.candidate
}

/// The number of mistakes with those of case.
private func differences(between word: [Unicode.Scalar], and candidate: String) -> Int {
  editDistance(word, Array(candidate.unicodeScalars)) ?? .max
}

/// Whether two words differ by one letter, by two neighbors that are swapped, or only by case: so little that one is
/// almost certainly a misspelling of the other.
package func isMisspelling(_ word: String, of other: String) -> Bool {
  let written = Array(word.lowercased().unicodeScalars)
  let meant = Array(other.lowercased().unicodeScalars)
  guard word != other, min(written.count, meant.count) > 2 else { return false }
  return editDistance(written, meant, atMost: 1) != nil
}

/// The lowercase letters of a word: their number, and one bit for each. Letters outside of ASCII share bits.
private struct Letters {
  private(set) var count = 0
  private var set: UInt64 = 0

  init(_ lowercased: [Unicode.Scalar]) {
    count = lowercased.count
    for letter in lowercased { set |= 1 &<< UInt64(letter.value & 63) }
  }

  /// Words of ASCII aren't copied: candidates are as many as an app's documents.
  init(of word: String) {
    let letters = word.utf8.withContiguousStorageIfAvailable { bytes -> Letters? in
      var letters = Letters([])
      for byte in bytes {
        if byte >= 0x80 { return nil }
        let isUppercase = byte >= 0x41 && byte <= 0x5A
        letters.set |= 1 &<< UInt64((isUppercase ? byte | 0x20 : byte) & 63)
      }
      letters.count = bytes.count
      return letters
    }
    self = (letters ?? nil) ?? Letters(Array(word.lowercased().unicodeScalars))
  }

  /// Whether the words can differ by so few mistakes: a mistake adds at most one letter to each. It is much faster than
  /// comparing the words, nearly all of which differ by more.
  func agree(with other: Letters, exceptFor limit: Int) -> Bool {
    abs(count - other.count) <= limit && (set & ~other.set).nonzeroBitCount <= limit
      && (other.set & ~set).nonzeroBitCount <= limit
  }
}
