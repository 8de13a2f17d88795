import InterfaceBuilderXML

extension Resolver {
  func cell(_ entry: CellEntry) -> ResolvedCell {
    let listedClass = classes.listed(entry.type.value)
    var query = PrototypeIndex.Query(claim: Claim(listedClass: listedClass, identifier: entry.reuseIdentifier))
    var (source, stated, storyboard) = (ViewSource.code, nil as Container?, nil as NamedDocument?)
    var lookup = DocumentLookup.missing
    var prototypes: [ResolvedPrototype] = []
    if let named = entry.storyboard {
      query.isOfOneStoryboard = true
      let prototype = prototype(entry, query, of: named)
      prototypes = [prototype]
      source = .prototype(storyboard: named.value)
      stated = prototype.versions.lazy.compactMap(\.match.object).first?.recycler
      storyboard = prototype.lookup.document
    } else if let name = entry.nib?.value.name(for: entry.type.value) {
      source = .nib(name)
      lookup = nib(name, for: entry, listedClass, category: entry.container?.value.cellCategory)
      if Self.rootCategory(of: lookup.document) == .collectionViewCell { stated = .collection }
    } else {
      prototypes = cellPrototypes.bestMatches(query).filter { Self.isMeant($0.match, by: entry) }.map {
        prototype(entry, listedClass, entry.container, kind: nil, $0)
      }
      // A cell that a storyboard holds under this class and identifier is that prototype.
      if let (version, prototype) = cellPrototypes.first(query),
        entry.container.map({ $0.value == prototype.recycler }) ?? true
      {
        storyboard = versions.all[version].storyboard
        source = .prototype(storyboard: versions.all[version].storyboard.name)
        stated = prototype.recycler
      }
    }
    let container = entry.container?.value ?? stated ?? .table
    return ResolvedCell(
      entry: entry,
      listedClass: listedClass,
      name: Self.name(of: entry),
      container: container,
      source: source,
      nib: resolvedNib(source.nib, entry, listedClass, .cell(container), lookup),
      prototypes: prototypes,
      storyboard: storyboard
    )
  }

  /// A prototype with another class is taken for a misspelled one if the identifier follows from the entry's class. An
  /// identifier that the manifest states, such as "Cell", can be any other cell's.
  private static func isMeant(_ match: PrototypeMatch, by entry: CellEntry) -> Bool {
    guard case .otherClass(let prototype) = match else { return true }
    return entry.identifier == nil && prototype.class.className != nil
  }

  private func resolvedNib(
    _ name: String?,
    _ entry: CellEntry,
    _ listedClass: ListedClass,
    _ role: ResolvedNib.Role,
    _ lookup: DocumentLookup
  ) -> ResolvedNib? {
    guard let name, let choice = entry.nib else { return nil }
    return ResolvedNib(
      entry: entry,
      listedClass: listedClass,
      name: name,
      role: role,
      location: choice.location,
      containerLocation: entry.container?.location,
      lookup: lookup
    )
  }
}

extension Container {
  /// The category of a cell's element.
  fileprivate var cellCategory: IBObjectType.Category { self == .table ? .tableViewCell : .collectionViewCell }
}
