/// The names of a package's targets, among which a misspelled one is looked for.
struct TargetNames {
  private let names: [String]

  init(_ names: [String]) { self.names = names }

  /// The name that differs least from a word, with at most one mistake in three letters; `nil` if there is none.
  func nearest(to word: String) -> String? {
    let written = Array(word.lowercased().unicodeScalars)
    let limit = max(1, written.count / 3)
    let all = names.compactMap { name in
      editDistance(Array(name.lowercased().unicodeScalars), written, atMost: limit).map { (name: name, distance: $0) }
    }
    return all.min { $0.distance < $1.distance }?.name
  }
}
