import ReuseGenXML

extension Resolver {
  func resolvedCell(_ entry: CellEntry) -> ResolvedCell {
    let listedClass = listed(entry.type.value)
    let query = PrototypeIndex.Query(claim: Claim(listedClass: listedClass, identifier: entry.reuseIdentifier))
    let (source, container): (ViewSource, Container) =
      if let storyboard = entry.storyboard {
        prototype(entry, query, named: storyboard)
      } else if let nib = entry.nib {
        self.nib(entry, listedClass, nib)
      } else {
        prototypeOrCode(entry, query)
      }
    return ResolvedCell(
      entry: entry,
      listedClass: listedClass,
      name: entry.accessorName,
      container: container,
      source: source
    )
  }

  /// The prototype of an entry that names its storyboard.
  private func prototype(
    _ entry: CellEntry,
    _ query: PrototypeIndex.Query,
    named storyboard: Located<String>
  ) -> (ViewSource, Container) {
    var query = query
    query.isOfOneStoryboard = true
    let prototype = prototype(entry, query, of: storyboard)
    let stated = prototype.versions.lazy.compactMap(\.match.object).first?.recycler
    let source = StoryboardSource(
      name: storyboard.value,
      document: prototype.lookup.document,
      prototypes: [prototype]
    )
    return (.prototype(source), entry.container?.value ?? stated ?? .table)
  }

  private func nib(
    _ entry: CellEntry,
    _ listedClass: ListedClass,
    _ choice: Located<NibChoice>
  ) -> (ViewSource, Container) {
    let name = choice.value.name(for: entry.type.value)
    let lookup = nib(name, for: entry, listedClass, category: entry.container?.value.cellCategory)
    let stated: Container = Self.rootCategory(of: lookup.document) == .collectionViewCell ? .collection : .table
    let container = entry.container?.value ?? stated
    let nib = ResolvedNib(
      entry: entry,
      listedClass: listedClass,
      name: name,
      role: .cell(container),
      location: choice.location,
      containerLocation: entry.container?.location,
      lookup: lookup
    )
    return (.nib(nib), container)
  }

  /// A cell that a storyboard holds under the entry's class and identifier is that prototype.
  private func prototypeOrCode(_ entry: CellEntry, _ query: PrototypeIndex.Query) -> (ViewSource, Container) {
    let prototypes = cellPrototypes.bestMatches(query).filter { Self.isMeant($0.match, by: entry) }.map {
      prototype(entry, query.claim.listedClass, entry.container, kind: nil, $0)
    }
    guard let (version, prototype) = cellPrototypes.first(query),
      entry.container.map({ $0.value == prototype.recycler }) ?? true
    else { return (.code(nearly: prototypes), entry.container?.value ?? .table) }
    let storyboard = versions.all[version].storyboard
    let source = StoryboardSource(name: storyboard.name, document: storyboard, prototypes: prototypes)
    return (.prototype(source), entry.container?.value ?? prototype.recycler ?? .table)
  }

  /// A prototype with another class is taken for a misspelled one if the identifier follows from the entry's class. An
  /// identifier that the manifest states, such as "Cell", can be any other cell's.
  private static func isMeant(_ match: PrototypeMatch, by entry: CellEntry) -> Bool {
    guard case .otherClass(let prototype) = match else { return true }
    return entry.identifier == nil && prototype.class.className != nil
  }
}

extension Container {
  /// The category of a cell's element.
  fileprivate var cellCategory: IBObjectType.Category { self == .table ? .tableViewCell : .collectionViewCell }
}
