extension Resolver {
  /// The prototype in the storyboard that the entry names.
  func prototype(
    _ entry: CellEntry,
    _ query: PrototypeIndex.Query,
    of storyboard: Located<String>
  ) -> ResolvedPrototype {
    let lookup = self.storyboard(storyboard.value) { cellPrototypes.match(query, in: $0).agreement }
    let numbers = lookup.document.map(versions.numbers) ?? 0..<0
    return ResolvedPrototype(
      entry: entry,
      listedClass: query.claim.listedClass,
      storyboard: storyboard.value,
      location: storyboard.location,
      container: entry.container,
      kind: nil,
      lookup: lookup,
      versions: numbers.map { number in
        ResolvedPrototype.Version(
          document: versions.all[number].document,
          match: cellPrototypes.match(query, in: number)
        )
      },
      sceneElsewhere: lookup.isMissing ? scenes.first(ofCustomClass: query.claim.listedClass) : nil
    )
  }

  /// A prototype that was found in one of the storyboards.
  func prototype(
    _ entry: some ManifestEntry,
    _ listedClass: ListedClass,
    _ container: Located<Container>?,
    kind: Located<String>?,
    _ found: PrototypeIndex.Found
  ) -> ResolvedPrototype {
    let version = versions.all[found.version]
    return ResolvedPrototype(
      entry: entry,
      listedClass: listedClass,
      storyboard: version.storyboard.name,
      location: entry.type.location,
      container: container,
      kind: kind,
      lookup: .found(version.storyboard),
      versions: [.init(document: version.document, match: found.match)],
      sceneElsewhere: nil
    )
  }
}
