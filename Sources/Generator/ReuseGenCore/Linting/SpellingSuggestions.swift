import ReuseGenBasics

/// Suggests names for misspelled ones, up to a limit: where hundreds of names are wrong they aren't misspelled, and
/// comparing each with every candidate would take quadratic time.
struct SpellingSuggestions {
  private var remaining = 100

  mutating func nearest(to name: String, in candidates: @autoclosure () -> [String]) -> String? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    return ReuseGenBasics.nearest(to: name, in: candidates())
  }
}
