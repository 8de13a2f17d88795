import InterfaceBuilderXML

/// Resolves a manifest: finds the document and the object of each entry, and fills in what the manifest leaves out.
///
/// Everything is found once, by name or class; later stages only read the result.
struct Resolver {
  private let manifest: Manifest
  private let documents: DocumentSet
  let classes: ClassComparison
  let versions: StoryboardVersions
  private let cellPrototypes: PrototypeIndex
  private let supplementaryPrototypes: PrototypeIndex
  let scenes: SceneIndex

  static func resolve(_ manifest: Manifest, documents: DocumentSet, module: String?) -> ResolvedManifest {
    let resolver = Resolver(manifest, documents, module: module)
    var resolved = ResolvedManifest(manifest: manifest, documents: documents, classes: resolver.classes)
    resolved.cells = manifest.cells.map(resolver.cell)
    for entry in manifest.views { resolved.views.append(resolver.view(entry, reportingTo: &resolved.diagnostics)) }
    resolved.scenes = manifest.scenes.map(resolver.scene)
    resolved.segues = SegueCollector(resolved, resolver).segues()
    resolved.diagnostics += NameConflicts.diagnostics(for: resolved) + SuperclassConflicts.diagnostics(for: resolved)
    return resolved
  }

  private init(_ manifest: Manifest, _ documents: DocumentSet, module: String?) {
    self.manifest = manifest
    self.documents = documents
    let classes = ClassComparison(imports: manifest.imports, module: module)
    let versions = StoryboardVersions(documents)
    self.classes = classes
    self.versions = versions
    var (cells, views, scenes) = (ClaimTable(), ClaimTable(), ClaimTable())
    func claim(_ entry: some ManifestEntry) -> Claim {
      Claim(listedClass: classes.listed(entry.type.value), identifier: entry.reuseIdentifier)
    }
    for entry in manifest.cells where entry.nib == nil { cells.insert(claim(entry), in: entry.storyboard?.value) }
    for entry in manifest.views where entry.nib == nil { views.insert(claim(entry), in: nil) }
    for entry in manifest.scenes where entry.identifier != nil {
      scenes.insert(claim(entry), in: entry.storyboardName)
    }
    cellPrototypes = PrototypeIndex(versions, \.prototypeCells, claims: cells, by: classes)
    supplementaryPrototypes = PrototypeIndex(versions, \.supplementaryPrototypes, claims: views, by: classes)
    self.scenes = SceneIndex(versions, claims: scenes, by: classes)
  }

  private static func name(of entry: some ManifestEntry) -> AccessorName {
    AccessorName(type: entry.type.value, name: entry.name?.value)
  }

  // MARK: Documents

  /// Of several documents with a name, the one that agrees most is meant.
  private func lookUp(
    _ name: String,
    _ kind: InterfaceBuilderDocument.Kind,
    agreement: (NamedDocument) -> Int
  ) -> DocumentLookup {
    let candidates = documents.candidates(name, kind)
    if let only = candidates.first, candidates.count == 1 { return .found(only) }
    let agreements = candidates.map(agreement)
    if let best = zip(candidates, agreements).first(where: { $0.1 == agreements.max() })?.0 { return .found(best) }
    return documents.isUnreadable(name, kind) ? .unreadable : .missing
  }

  func storyboard(_ name: String, agreement: (Int) -> Int) -> DocumentLookup {
    lookUp(name, .storyboard) { versions.numbers(of: $0).map(agreement).max() ?? 0 }
  }

  private func nib(
    _ name: String,
    for entry: some ManifestEntry,
    _ listedClass: ListedClass,
    isOwner: Bool = false,
    element: String? = nil
  ) -> DocumentLookup {
    lookUp(name, .xib) { nib in
      nib.versions.map { agreement(of: $0, with: entry, listedClass, isOwner: isOwner, element: element) }.max() ?? 0
    }
  }

  /// How well a nib fits an entry: by the class in its role first, then by what a list needs of a nib.
  private func agreement(
    of document: InterfaceBuilderDocument,
    with entry: some ManifestEntry,
    _ listedClass: ListedClass,
    isOwner: Bool,
    element: String?
  ) -> Int {
    let root = document.roots.first { classes.equal(listedClass, $0.class, element: $0.element) }
    let owner = document.owner.flatMap { classes.equal(listedClass, $0.class, element: $0.element) ? $0 : nil }
    let identifier = document.reusables.first { $0.role == .root }?.identifier
    let signs = [
      (isOwner ? owner != nil : root != nil, 16),
      (root != nil || owner != nil, 8),
      (element == nil || element == root?.element, 4),
      (isOwner || document.roots.count == 1 && !document.setsOutletsOfOwner, 2),
      (identifier == entry.reuseIdentifier, 1),
    ]
    return signs.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
  }

  private static func rootElement(of nib: NamedDocument?) -> String? { nib?.versions.first?.roots.first?.element }

  // MARK: Cells

  private func cell(_ entry: CellEntry) -> ResolvedCell {
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
      lookup = nib(name, for: entry, listedClass, element: entry.container?.value.cellElement)
      if Self.rootElement(of: lookup.document) == "collectionViewCell" { stated = .collection }
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

  // MARK: Prototypes

  /// The prototype in the storyboard that the entry names.
  private func prototype(
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
  private func prototype(
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

  // MARK: Views

  private func view(_ entry: ViewEntry, reportingTo diagnostics: inout [Diagnostic]) -> ResolvedView {
    let listedClass = classes.listed(entry.type.value)
    let nibName = entry.nib?.value.name(for: entry.type.value)
    let lookup = nibName.map { nib($0, for: entry, listedClass, isOwner: entry.isOwner) }
    var query = PrototypeIndex.Query(claim: Claim(listedClass: listedClass, identifier: entry.reuseIdentifier))
    query.kind = entry.kind.map { SupplementaryKind.named($0.value) }
    let isPrototype = nibName == nil && entry.container?.value != .table
    let holder = isPrototype ? supplementaryPrototypes.first(query) : nil
    let isReusable = !entry.isOwner && Self.rootElement(of: lookup?.document) == "collectionReusableView"
    let role = Self.role(of: entry, isInCollection: holder != nil || isReusable, kind: holder?.object.supplementaryKind)
    if entry.isSound { diagnostics += Self.problems(of: entry, role) }
    var prototypes: [ResolvedPrototype] = []
    if nibName == nil, case .supplementary = role {
      prototypes = supplementaryPrototypes.bestMatches(query).map {
        prototype(entry, listedClass, entry.container, kind: entry.kind, $0)
      }
    }
    return ResolvedView(
      entry: entry,
      listedClass: listedClass,
      name: Self.name(of: entry),
      role: role,
      nib: nibName.flatMap { resolvedNib($0, entry, listedClass, role, lookup ?? .missing) },
      storyboard: role == .headerOrFooter ? nil : holder.map { versions.all[$0.version].storyboard.name },
      prototypes: prototypes
    )
  }

  /// - Parameter isInCollection: Whether a document states that the view is a collection's.
  private static func role(of entry: ViewEntry, isInCollection: Bool, kind: String?) -> ResolvedView.Role {
    switch (entry.container?.value, entry.kind) {
    case (.table, _): .headerOrFooter
    // Only collections have kinds, so a kind implies the container.
    case (.collection, let kind?), (nil, let kind?): .supplementary(kind: SupplementaryKind.named(kind.value))
    case (.collection, nil): .supplementary(kind: kind ?? "")
    case (nil, nil): isInCollection ? .supplementary(kind: kind ?? "") : .standalone
    }
  }

  /// What the entry needs for its role and neither the manifest nor the documents state.
  private static func problems(of entry: ViewEntry, _ role: ResolvedView.Role) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    func report(_ message: String, at location: SourceLocation) {
      problems.append(.error(message, at: location, rule: ManifestRule.value))
    }
    switch role {
    case .headerOrFooter: break
    case .supplementary(let kind):
      guard kind.isEmpty else { break }
      report(
        "a view in a collection needs its \"kind\": \"header\", \"footer\" or the element kind of its layout",
        at: entry.location
      )
    case .standalone:
      if entry.nib == nil {
        report(
          "a view outside of tables and collections needs its nib: add \"nib\": true, or \"in\"",
          at: entry.location
        )
      }
      if let identifier = entry.identifier {
        report(
          "a view outside of tables and collections is not recycled and has no \"identifier\"; remove it, or add \"in\"",
          at: identifier.location
        )
      }
    }
    return problems
  }

  private func resolvedNib(
    _ name: String,
    _ entry: ViewEntry,
    _ listedClass: ListedClass,
    _ role: ResolvedView.Role,
    _ lookup: DocumentLookup
  ) -> ResolvedNib? {
    guard let choice = entry.nib else { return nil }
    let nibRole: ResolvedNib.Role =
      switch role {
      case _ where entry.isOwner: .owner
      case .headerOrFooter: .headerOrFooter
      case .supplementary: .supplementary
      case .standalone: .root
      }
    return ResolvedNib(
      entry: entry,
      listedClass: listedClass,
      name: name,
      role: nibRole,
      location: choice.location,
      containerLocation: entry.container?.location ?? entry.kind?.location,
      lookup: lookup
    )
  }

  // MARK: Scenes

  private func scene(_ entry: SceneEntry) -> ResolvedScene {
    let listedClass = classes.listed(entry.type.value)
    let identifier = entry.identifier?.value
    let lookup = storyboard(entry.storyboardName) {
      scenes.match(listedClass, identifier: identifier, in: $0).agreement
    }
    let numbers = lookup.document.map(versions.numbers) ?? 0..<0
    return ResolvedScene(
      entry: entry,
      listedClass: listedClass,
      name: Self.name(of: entry),
      storyboard: entry.storyboardName,
      lookup: lookup,
      versions: numbers.map { sceneVersion(listedClass, identifier: identifier, in: $0) },
      sceneElsewhere: lookup.isMissing ? scenes.first(ofCustomClass: listedClass) : nil
    )
  }

  private func sceneVersion(_ listedClass: ListedClass, identifier: String?, in number: Int) -> ResolvedScene.Version {
    let match = scenes.match(listedClass, identifier: identifier, in: number)
    var destination: FoundScene?
    var sceneOfClass: InterfaceBuilderDocument.Scene?
    switch match {
    case .found(let scene):
      if scene.isReference, let id = scene.id, let link = scenes.link(of: id, in: number) {
        destination = self.destination(of: link)
      }
    case .otherClass:
      if identifier == nil { sceneOfClass = scenes.first(ofCustomClass: listedClass, in: number)?.scene }
    case .otherIdentifier, .none: break
    }
    return ResolvedScene.Version(
      document: versions.all[number].document,
      match: match,
      destination: destination,
      sceneOfClass: sceneOfClass
    )
  }

  /// The scene of another storyboard that a link leads to; nil if it doesn't exist.
  func destination(of link: InterfaceBuilderDocument.Link) -> FoundScene? {
    guard let name = link.storyboard else { return nil }
    let lookup = storyboard(name) { scenes.scene(identified: link.identifier, in: $0) == nil ? 0 : 1 }
    guard let number = lookup.document.map(versions.numbers)?.first else { return nil }
    return scenes.scene(identified: link.identifier, in: number)
  }
}

extension Container {
  /// The element of a cell.
  fileprivate var cellElement: String { self == .table ? "tableViewCell" : "collectionViewCell" }
}
