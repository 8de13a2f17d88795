import InterfaceBuilderXML

/// Finds the document that an entry of the manifest means.
struct Resolution: Sendable {
  let documents: DocumentSet
  let classes: ClassComparison
  /// What the entries claim: the identifiers of prototypes and of scenes, by storyboard where one is named.
  private let cellClaims: [String: Set<Claim>]
  private let viewClaims: Set<Claim>
  private let sceneClaims: [String: Set<Claim>]

  init(_ manifest: Manifest, documents: DocumentSet, module: String?) {
    self.documents = documents
    classes = ClassComparison(imports: manifest.imports, module: module)
    var cellClaims: [String: Set<Claim>] = [:]
    for entry in manifest.cells where entry.storyboard != nil {
      cellClaims[entry.storyboard?.value ?? "", default: []].insert(entry.claim)
    }
    self.cellClaims = cellClaims
    viewClaims = Set(manifest.views.filter { $0.nib == nil }.map(\.claim))
    var sceneClaims: [String: Set<Claim>] = [:]
    for entry in manifest.scenes where entry.identifier != nil {
      sceneClaims[entry.storyboardName, default: []].insert(entry.claim)
    }
    self.sceneClaims = sceneClaims
  }

  // MARK: Nibs

  func nib(_ name: String, for type: TypeName) -> NamedDocument? {
    documents.document(name, .xib) { document in
      let isRoot = document.roots.contains { classes.equal(type, $0.class, element: $0.element) }
      let isOwner = document.owner.map { classes.equal(type, $0.class, element: $0.element) } ?? false
      return isRoot || isOwner ? 1 : 0
    }
  }

  // MARK: Prototypes

  func storyboard(of entry: CellEntry, named name: String) -> NamedDocument? {
    documents.document(name, .storyboard) { match(entry, in: $0).agreement }
  }

  /// The prototype that the entry means, in its storyboard.
  func match(_ entry: CellEntry, in document: InterfaceBuilderDocument) -> PrototypeMatch {
    let others = cellClaims[entry.storyboard?.value ?? "", default: []].subtracting([entry.claim])
    return PrototypeMatch(entry.claim, among: document.prototypeCells, others: others, by: classes)
  }

  /// The header or footer of a collection that the entry means.
  func match(_ entry: ViewEntry, in document: InterfaceBuilderDocument) -> PrototypeMatch {
    PrototypeMatch(
      entry.claim, among: document.supplementaryPrototypes, others: viewClaims.subtracting([entry.claim]), by: classes)
  }

  /// The storyboard that holds a prototype of the entry's class and identifier, which the entry then need not name.
  func storyboard(holding entry: CellEntry) -> (name: String, prototype: InterfaceBuilderDocument.Reusable)? {
    storyboard { match(entry, in: $0) }
  }

  func storyboard(holding entry: ViewEntry) -> (name: String, prototype: InterfaceBuilderDocument.Reusable)? {
    storyboard { match(entry, in: $0) }
  }

  private func storyboard(
    _ match: (InterfaceBuilderDocument) -> PrototypeMatch
  ) -> (name: String, prototype: InterfaceBuilderDocument.Reusable)? {
    for storyboard in documents.storyboards {
      for version in storyboard.versions {
        if case .found(let prototype) = match(version) { return (storyboard.name, prototype) }
      }
    }
    return nil
  }

  // MARK: Scenes

  func storyboard(of entry: SceneEntry) -> NamedDocument? {
    documents.document(entry.storyboardName, .storyboard) { match(entry, in: $0).agreement }
  }

  func match(_ entry: SceneEntry, in document: InterfaceBuilderDocument) -> SceneMatch {
    SceneMatch(
      entry.type.value, identifier: entry.identifier?.value, in: document,
      others: sceneClaims[entry.storyboardName, default: []].subtracting([entry.claim]), by: classes)
  }
}

extension ManifestEntry {
  var claim: Claim { Claim(type: type.value, identifier: reuseIdentifier) }
}

extension SceneEntry {
  /// The storyboard that the entry names, or that has the name of its class.
  var storyboardName: String { storyboard?.value ?? type.value.last }
}
