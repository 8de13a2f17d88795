import InterfaceBuilderXML

/// What rules look at: the manifest, the documents, and which document each entry means.
struct Examination {
  let manifest: Manifest
  let model: ReuseModel
  let documents: DocumentSet
  let classes: ClassComparison
  let nibs: [NibUse]
  let prototypes: [PrototypeUse]
  let scenes: [SceneUse]

  init(_ manifest: Manifest, _ model: ReuseModel, _ resolution: Resolution) {
    self.manifest = manifest
    self.model = model
    documents = resolution.documents
    classes = resolution.classes
    nibs =
      model.cells.compactMap { NibUse($0, resolution) } + model.views.compactMap { NibUse($0, resolution) }
    prototypes =
      manifest.cells.compactMap { PrototypeUse($0, resolution) }
      + model.views.flatMap { PrototypeUse.uses(of: $0, resolution) }
    scenes = manifest.scenes.map { SceneUse($0, resolution) }
  }

  /// Every version of every document.
  var versions: [InterfaceBuilderDocument] { documents.all.flatMap(\.versions) }

  /// Whether the class is the one that a document states.
  func equal(_ type: TypeName, _ reference: ClassReference, element: String) -> Bool {
    classes.equal(type, reference, element: element)
  }
}

/// An entry that comes from a nib.
struct NibUse {
  enum Role {
    case cell(Container)
    case headerOrFooter
    case supplementary
    /// Loaded as the root of its nib, by itself.
    case root
    /// The File's Owner of its nib.
    case owner
  }

  let entry: any ManifestEntry
  let name: String
  let role: Role
  /// Where the manifest names the nib.
  let place: SourcePlace
  /// Where the manifest says what the view stands in, if it does.
  let containerPlace: SourcePlace?
  /// Nil where there is none of this name.
  let document: NamedDocument?

  init?(_ cell: ReuseModel.Cell, _ resolution: Resolution) {
    guard case .nib(let name) = cell.source, let nib = cell.entry.nib else { return nil }
    entry = cell.entry
    self.name = name
    role = .cell(cell.container)
    place = nib.place
    containerPlace = cell.entry.container?.place
    document = resolution.nib(name, for: cell.entry.type.value)
  }

  init?(_ view: ReuseModel.View, _ resolution: Resolution) {
    guard let name = view.nib, let nib = view.entry.nib else { return nil }
    entry = view.entry
    self.name = name
    place = nib.place
    containerPlace = (view.entry.container?.place) ?? view.entry.kind?.place
    document = resolution.nib(name, for: view.entry.type.value)
    switch view.role {
    case _ where view.entry.isOwner: role = .owner
    case .headerOrFooter: role = .headerOrFooter
    case .supplementary: role = .supplementary
    case .standalone: role = .root
    }
  }

  var versions: [InterfaceBuilderDocument] { document?.versions ?? [] }

  var type: String { entry.type.value.text }

  var isOwner: Bool { if case .owner = role { true } else { false } }

  /// Whether a table or collection makes the view from the nib, which then must have one root.
  var isReusable: Bool {
    switch role {
    case .cell, .headerOrFooter, .supplementary: true
    case .root, .owner: false
    }
  }

  /// "PhotoCell is listed here", for the side of the manifest.
  var listed: Diagnostic.Note { entry.listed }
}

/// An entry that is a prototype of a storyboard.
struct PrototypeUse {
  let entry: any ManifestEntry
  /// Where the manifest names the storyboard, or its class where it need not.
  let place: SourcePlace
  let storyboard: String
  let container: Located<Container>?
  let kind: Located<String>?
  let document: NamedDocument?
  let matches: [(document: InterfaceBuilderDocument, match: PrototypeMatch)]

  init?(_ entry: CellEntry, _ resolution: Resolution) {
    guard let storyboard = entry.storyboard else { return nil }
    self.entry = entry
    self.storyboard = storyboard.value
    place = storyboard.place
    container = entry.container
    kind = nil
    document = resolution.storyboard(of: entry, named: storyboard.value)
    matches = (document?.versions ?? []).map { ($0, resolution.match(entry, in: $0)) }
  }

  /// A supplementary view need not name its storyboard: all are looked through.
  static func uses(of view: ReuseModel.View, _ resolution: Resolution) -> [PrototypeUse] {
    guard view.nib == nil, case .supplementary = view.role else { return [] }
    let found = resolution.documents.storyboards.flatMap { storyboard in
      storyboard.versions.map { (storyboard, $0, resolution.match(view.entry, in: $0)) }
    }
    let best = found.map(\.2.agreement).max() ?? 0
    return found.filter { $0.2.agreement == best && best > 0 }.map { storyboard, document, match in
      PrototypeUse(view.entry, storyboard, document, match)
    }
  }

  private init(
    _ entry: ViewEntry, _ storyboard: NamedDocument, _ document: InterfaceBuilderDocument, _ match: PrototypeMatch
  ) {
    self.entry = entry
    self.storyboard = storyboard.name
    place = entry.type.place
    container = entry.container
    kind = entry.kind
    self.document = storyboard
    matches = [(document, match)]
  }
}

/// A scene that the manifest lists.
struct SceneUse {
  let entry: SceneEntry
  let storyboard: String
  /// Where the manifest names the storyboard.
  let place: SourcePlace
  let document: NamedDocument?
  let matches: [(document: InterfaceBuilderDocument, match: SceneMatch)]

  init(_ entry: SceneEntry, _ resolution: Resolution) {
    self.entry = entry
    storyboard = entry.storyboardName
    place = entry.storyboard?.place ?? entry.type.place
    document = resolution.storyboard(of: entry)
    matches = (document?.versions ?? []).map { ($0, resolution.match(entry, in: $0)) }
  }
}

extension ManifestEntry {
  /// The manifest's side of a disagreement.
  var listed: Diagnostic.Note { .init("\(type.value.text) is listed here", at: type.place) }

  /// The place of the identifier, or of the type that it follows from.
  var identifierPlace: SourcePlace { identifier?.place ?? type.place }
}

extension InterfaceBuilderDocument {
  /// The place of an attribute of the element at a place, or of the element where it has none.
  func place(_ element: IBPlace, _ attribute: String? = nil) -> SourcePlace {
    let place = attribute.map { self.place(ofAttribute: $0, inElementAt: element) } ?? element
    return SourcePlace(place, in: path)
  }
}

/// How messages speak of a class that a document states and that is not the type.
func stated(_ reference: ClassReference, element: String, insteadOf type: TypeName) -> String {
  guard let name = reference.className else {
    return "no class of its own (it is a \(ClassComparison.className(ofElement: element)))"
  }
  // Of one name, it is the modules that differ.
  guard name == type.last else { return "the class \(name)" }
  if reference.isInTargetModule { return "the class \(name) of the target's own module" }
  return reference.namedModule.map { "the class \(name) of the module \($0)" } ?? "the class \(name)"
}
