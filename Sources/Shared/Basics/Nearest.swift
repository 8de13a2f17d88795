/// The number of mistakes that are allowed in the longest words.
private let maximumMistakes = 4

/// The candidate that a misspelled word most likely means; `nil` if none is similar enough.
///
/// Case doesn't count as a mistake. One mistake is allowed for every three letters of the shorter word, and four at
/// most, so that words of one or two letters match only if they differ in nothing but case. Among equally near
/// candidates, the one with fewer differences in case wins, then the first.
package func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
  let written = Array(word.unicodeScalars)
  let lowercased = Array(word.lowercased().unicodeScalars)
  let letters = letterSet(lowercased)
  var best: (candidate: String, mistakes: Int, mistakesWithCase: Int)?
  for candidate in candidates {
    // Nearly all candidates are too short or too long, which is seen without reading them. A letter has one to four
    // bytes.
    let bytes = candidate.utf8.count
    if bytes + maximumMistakes < lowercased.count || bytes > 4 * (lowercased.count + maximumMistakes) { continue }
    if bytes > lowercased.count + maximumMistakes, isASCII(candidate) { continue }
    let meant = Array(candidate.lowercased().unicodeScalars)
    let allowed = min(min(lowercased.count, meant.count) / 3, maximumMistakes, best?.mistakes ?? .max)
    // Two words differ by at least the difference of their lengths. Checking it first makes long words cheap.
    guard abs(lowercased.count - meant.count) <= allowed, lettersAgree(letters, letterSet(meant), exceptFor: allowed),
      let mistakes = editDistance(lowercased, meant, atMost: allowed),
      let mistakesWithCase = editDistance(written, Array(candidate.unicodeScalars))
    else { continue }
    if let best, (best.mistakes, best.mistakesWithCase) <= (mistakes, mistakesWithCase) { continue }
    best = (candidate, mistakes, mistakesWithCase)
  }
  return best?.candidate
}

/// Whether two words differ by one letter, by two neighbors that are swapped, or only by case: so little that one is
/// almost certainly a misspelling of the other.
package func isMisspelling(_ word: String, of other: String) -> Bool {
  let written = Array(word.lowercased().unicodeScalars)
  let meant = Array(other.lowercased().unicodeScalars)
  guard word != other, min(written.count, meant.count) > 2 else { return false }
  return editDistance(written, meant, atMost: 1) != nil
}

private func isASCII(_ word: String) -> Bool {
  // Without a closure for each byte: candidates are as many as an app's documents, and their names are long.
  word.utf8.withContiguousStorageIfAvailable { bytes in
    var letters: UInt8 = 0
    for byte in bytes { letters |= byte }
    return letters < 0x80
  } ?? word.utf8.allSatisfy { $0 < 0x80 }
}

/// One bit for each letter that a word has. Letters outside of ASCII share bits.
private func letterSet(_ word: [Unicode.Scalar]) -> UInt64 {
  var set: UInt64 = 0
  for letter in word { set |= 1 &<< UInt64(letter.value & 63) }
  return set
}

/// Whether the words with two sets of letters can differ by so few mistakes: a mistake adds at most one letter to each.
/// It is much faster than comparing the words, nearly all of which differ by more.
private func lettersAgree(_ one: UInt64, _ other: UInt64, exceptFor limit: Int) -> Bool {
  (one & ~other).nonzeroBitCount <= limit && (other & ~one).nonzeroBitCount <= limit
}
