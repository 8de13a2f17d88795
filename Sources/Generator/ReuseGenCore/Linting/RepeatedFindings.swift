/// Findings about the same mistake at several locations, each reported once with a count and the first locations, by
/// path.
struct RepeatedFindings<Mistake: Hashable> {
  private static var shownLocations: Int { 3 }

  private var mistakes: [Mistake] = []
  private var locations: [Mistake: [SourceLocation]] = [:]

  mutating func add(_ mistake: Mistake, at location: SourceLocation) {
    if locations[mistake] == nil { mistakes.append(mistake) }
    locations[mistake, default: []].append(location)
  }

  /// - Parameter describe: The message and the notes about the other side.
  func findings(_ describe: (Mistake) -> (message: String, notes: [Diagnostic.Note?])) -> [Finding] {
    findings { mistake in
      let (message, notes) = describe(mistake)
      return (message, notes, nil)
    }
  }

  /// - Parameter describe: The message, the notes about the other side, and what corrects the mistake wherever it is;
  ///   `nil` if a person must decide.
  func findings(
    _ describe: (Mistake) -> (message: String, notes: [Diagnostic.Note?], fix: DocumentFix.Change?)
  ) -> [Finding] {
    mistakes.compactMap { mistake in
      let locations = Array(Set(locations[mistake] ?? [])).sorted()
      guard let first = locations.first else { return nil }
      let (message, notes, fix) = describe(mistake)
      let count = locations.count > 1 ? " (\(locations.count) times)" : ""
      let others = locations.prefix(Self.shownLocations).dropFirst().map { Diagnostic.Note("also here", at: $0) }
      var finding = Finding(message + count, at: first, notes: notes + others)
      if locations.count > 1 { finding.repetition = .init(message: message, locations: locations) }
      if let fix { finding.fixes = locations.map { DocumentFix(change: fix, location: $0) } }
      return finding
    }
  }
}

extension RepeatedFindings<String> {
  /// The findings about names that are neither in the asset catalogs nor the system's.
  func findings(of kind: String, in names: Set<String>, _ places: String) -> [Finding] {
    var suggestions = SpellingSuggestions()
    return findings { name in
      let near = suggestions.nearest(to: name, in: names.sorted())
      let suggestion = near.map(didYouMean) ?? "correct the name, or add the \(kind) to a catalog"
      return (
        "there is no \(kind) \(quoted(name)) in \(places); \(suggestion)", [], near.flatMap { .ofCase(name, to: $0) }
      )
    }
  }
}
