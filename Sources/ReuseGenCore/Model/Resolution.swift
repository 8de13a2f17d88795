import InterfaceBuilderXML

/// Finds the document that an entry of the manifest means.
struct Resolution: Sendable {
  let documents: DocumentSet
  let classes: ClassComparison
  /// What the entries claim: the identifiers of prototypes and of scenes, by storyboard.
  private let cellClaims: [String: Claims]
  /// What cells claim that do not say their storyboard, if they have one.
  private let freeCellClaims: Claims
  private let viewClaims: Claims
  private let sceneClaims: [String: Claims]
  private let indexes: [String: DocumentIndex]
  private let cellHolders: [String: [Holder]]
  private let viewHolders: [String: [Holder]]

  init(_ manifest: Manifest, documents: DocumentSet, module: String?) {
    self.documents = documents
    classes = ClassComparison(imports: manifest.imports, module: module)
    let prototypes = manifest.cells.filter { $0.nib == nil }
    freeCellClaims = Claims(prototypes.map(\.claim))
    let unplaced = prototypes.filter { $0.storyboard == nil }.map(\.claim)
    var cellClaims: [String: Claims] = [:]
    for entry in prototypes {
      if let name = entry.storyboard?.value { cellClaims[name, default: Claims(unplaced)].insert(entry.claim) }
    }
    self.cellClaims = cellClaims
    viewClaims = Claims(manifest.views.filter { $0.nib == nil }.map(\.claim))
    var sceneClaims: [String: Claims] = [:]
    for entry in manifest.scenes where entry.identifier != nil {
      sceneClaims[entry.storyboardName, default: Claims([])].insert(entry.claim)
    }
    self.sceneClaims = sceneClaims
    let storyboards = documents.storyboards.flatMap(\.versions)
    indexes = Dictionary(storyboards.map { ($0.path, DocumentIndex($0)) }, uniquingKeysWith: { first, _ in first })
    cellHolders = Self.holders(in: documents, \.prototypeCells)
    viewHolders = Self.holders(in: documents, \.supplementaryPrototypes)
  }

  /// What a storyboard holds, by identifiers.
  func index(of document: InterfaceBuilderDocument) -> DocumentIndex {
    indexes[document.path] ?? DocumentIndex(document)
  }

  // MARK: Nibs

  func nib(_ name: String, for entry: CellEntry) -> NamedDocument? {
    documents.document(name, .xib) { document in
      agreement(of: document, with: entry, isOwner: false, element: entry.container?.value.cellElement)
    }
  }

  func nib(_ name: String, for entry: ViewEntry) -> NamedDocument? {
    documents.document(name, .xib) { agreement(of: $0, with: entry, isOwner: entry.isOwner, element: nil) }
  }

  /// How well a nib fits an entry: by the class in its role before all else, then by what a list needs of a nib.
  private func agreement(
    of document: InterfaceBuilderDocument,
    with entry: some ManifestEntry,
    isOwner: Bool,
    element: String?
  ) -> Int {
    let type = entry.type.value
    let root = document.roots.first { classes.equal(type, $0.class, element: $0.element) }
    let owner = document.owner.flatMap { classes.equal(type, $0.class, element: $0.element) ? $0 : nil }
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

  // MARK: Prototypes

  func storyboard(of entry: CellEntry, named name: String) -> NamedDocument? {
    documents.document(name, .storyboard) { match(entry, in: $0).agreement }
  }

  /// The prototype that the entry means, in its storyboard, or in any where it names none.
  func match(_ entry: CellEntry, in document: InterfaceBuilderDocument) -> PrototypeMatch {
    let others = entry.storyboard.flatMap { cellClaims[$0.value] } ?? freeCellClaims
    return PrototypeMatch(
      entry.claim,
      named: index(of: document).cells[entry.reuseIdentifier, default: []],
      among: document.prototypeCells,
      others: others,
      by: classes
    )
  }

  /// The header or footer of a collection that the entry means.
  func match(_ entry: ViewEntry, in document: InterfaceBuilderDocument) -> PrototypeMatch {
    // A collection keeps the kinds apart: a header and a footer may have one class and one identifier.
    let named = index(of: document).supplementaryViews[entry.reuseIdentifier, default: []]
    return PrototypeMatch(
      entry.claim,
      named: named.filter { isOfKind($0, entry) } + named.filter { !isOfKind($0, entry) },
      among: document.supplementaryPrototypes,
      others: viewClaims,
      by: classes
    )
  }

  private func isOfKind(_ prototype: InterfaceBuilderDocument.Reusable, _ entry: ViewEntry) -> Bool {
    guard let kind = entry.kind?.value, let stated = prototype.elementKind else { return true }
    return ElementKind.named(kind) == stated
  }

  /// The storyboard that holds a prototype of the entry's class and identifier, which the entry then need not name.
  func storyboard(holding entry: CellEntry) -> Holder? { holder(of: entry, in: cellHolders) }

  /// The storyboard that holds a header or footer of the entry's class and identifier.
  func storyboard(holding entry: ViewEntry) -> Holder? {
    holder(of: entry, in: viewHolders) { isOfKind($0, entry) } ?? holder(of: entry, in: viewHolders)
  }

  /// A storyboard and what it holds.
  struct Holder: Sendable {
    var storyboard: String
    var prototype: InterfaceBuilderDocument.Reusable
  }

  private func holder(
    of entry: some ManifestEntry,
    in holders: [String: [Holder]],
    where isMeant: (InterfaceBuilderDocument.Reusable) -> Bool = { _ in true }
  ) -> Holder? {
    holders[entry.reuseIdentifier]?.first {
      classes.equal(entry.type.value, $0.prototype.class, element: $0.prototype.element) && isMeant($0.prototype)
    }
  }

  /// What storyboards hold, by identifier.
  private static func holders(
    in documents: DocumentSet,
    _ prototypes: (InterfaceBuilderDocument) -> [InterfaceBuilderDocument.Reusable]
  ) -> [String: [Holder]] {
    var holders: [String: [Holder]] = [:]
    for storyboard in documents.storyboards {
      for prototype in storyboard.versions.flatMap(prototypes) {
        guard let identifier = prototype.identifier else { continue }
        holders[identifier, default: []].append(Holder(storyboard: storyboard.name, prototype: prototype))
      }
    }
    return holders
  }

  // MARK: Scenes

  func storyboard(of entry: SceneEntry) -> NamedDocument? {
    documents.document(entry.storyboardName, .storyboard) { match(entry, in: $0).agreement }
  }

  /// The scene of another storyboard that a reference leads to, with its storyboard; nil where it is not there.
  func scene(
    of link: InterfaceBuilderDocument.Link
  ) -> (document: InterfaceBuilderDocument, scene: InterfaceBuilderDocument.Scene)? {
    func scene(in document: InterfaceBuilderDocument) -> InterfaceBuilderDocument.Scene? {
      guard let identifier = link.identifier else { return document.initialScene }
      return index(of: document).scenes[identifier]?.first
    }
    guard let name = link.storyboard,
      let document = documents.document(name, .storyboard, agreement: { scene(in: $0) == nil ? 0 : 1 })?.versions.first
    else { return nil }
    return scene(in: document).map { (document, $0) }
  }

  func match(_ entry: SceneEntry, in document: InterfaceBuilderDocument) -> SceneMatch {
    SceneMatch(
      entry.type.value,
      identifier: entry.identifier?.value,
      named: entry.identifier.map { index(of: document).scenes[$0.value, default: []] } ?? [],
      in: document,
      others: sceneClaims[entry.storyboardName] ?? Claims([]),
      by: classes
    )
  }
}

extension ManifestEntry {
  var claim: Claim { Claim(type: type.value, identifier: reuseIdentifier) }
}

extension SceneEntry {
  /// The storyboard that the entry names, or that has the name of its class.
  var storyboardName: String { storyboard?.value ?? type.value.last }
}

extension Container {
  /// The element of a cell.
  fileprivate var cellElement: String { self == .table ? "tableViewCell" : "collectionViewCell" }
}
