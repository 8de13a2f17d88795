/// The candidate that a misspelt word most likely meant, or nil where a guess would be nonsense.
///
/// Case doesn't count as a mistake. One mistake is allowed for every three letters of the shorter word and four at
/// most, so words of one or two letters are only ever matched without regard to case. Of equally near candidates, the
/// one whose case agrees more wins, then the one that comes first.
package func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
  let written = Array(word.unicodeScalars)
  let lowercased = Array(word.lowercased().unicodeScalars)
  var best: (candidate: String, mistakes: Int, mistakesWithCase: Int)?
  for candidate in candidates {
    let meant = Array(candidate.lowercased().unicodeScalars)
    let allowed = min(min(lowercased.count, meant.count) / 3, 4, best?.mistakes ?? .max)
    // Also keeps a word of any length cheap: two words differ by at least the difference of their lengths.
    guard abs(lowercased.count - meant.count) <= allowed,
      let mistakes = editDistance(lowercased, meant, atMost: allowed),
      let mistakesWithCase = editDistance(written, Array(candidate.unicodeScalars))
    else { continue }
    if let best, (best.mistakes, best.mistakesWithCase) <= (mistakes, mistakesWithCase) { continue }
    best = (candidate, mistakes, mistakesWithCase)
  }
  return best?.candidate
}
