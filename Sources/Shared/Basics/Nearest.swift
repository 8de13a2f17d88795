/// The candidate that a misspelled word most likely means; `nil` if none is similar enough.
///
/// Case doesn't count as a mistake. One mistake is allowed for every three letters of the shorter word, and four at
/// most, so that words of one or two letters match only if they differ in nothing but case. Among equally near
/// candidates, the one with fewer differences in case wins, then the first.
package func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
  let written = Array(word.unicodeScalars)
  let lowercased = Array(word.lowercased().unicodeScalars)
  var best: (candidate: String, mistakes: Int, mistakesWithCase: Int)?
  for candidate in candidates {
    let meant = Array(candidate.lowercased().unicodeScalars)
    let allowed = min(min(lowercased.count, meant.count) / 3, 4, best?.mistakes ?? .max)
    // Two words differ by at least the difference of their lengths. Checking it first makes long words cheap.
    guard abs(lowercased.count - meant.count) <= allowed,
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
