import InterfaceBuilderXML

/// An entry that is a prototype of a storyboard.
struct PrototypeUse {
  let entry: any ManifestEntry
  /// Where the manifest names the storyboard, or its class where it need not.
  let location: SourceLocation
  let storyboard: String
  let container: Located<Container>?
  let kind: Located<String>?
  let document: NamedDocument?
  let matches: [(document: InterfaceBuilderDocument, match: PrototypeMatch)]

  /// A cell need not name its storyboard: then all are looked through, also for one that was misspelt.
  static func uses(of cell: ReuseModel.Cell, _ resolution: Resolution) -> [PrototypeUse] {
    if let storyboard = cell.entry.storyboard { return [PrototypeUse(cell.entry, storyboard, resolution)] }
    if case .nib = cell.source { return [] }
    return bestMatches(in: resolution) { resolution.match(cell.entry, in: $0) }
      .filter { isMeant($0.match, by: cell.entry) }
      .map { PrototypeUse(cell.entry, cell.entry.container, kind: nil, $0) }
  }

  /// Of a class of its own under an identifier that follows from the entry's, a prototype is a misspelt one; under a
  /// word that the manifest states, "Cell" for one, it may be anybody's.
  private static func isMeant(_ match: PrototypeMatch, by entry: CellEntry) -> Bool {
    guard case .otherClass(let prototype) = match else { return true }
    return entry.identifier == nil && prototype.class.className != nil
  }

  /// A supplementary view has no key for its storyboard: all are looked through.
  static func uses(of view: ReuseModel.View, _ resolution: Resolution) -> [PrototypeUse] {
    guard view.nib == nil, case .supplementary = view.role else { return [] }
    return bestMatches(in: resolution) { resolution.match(view.entry, in: $0) }
      .map { PrototypeUse(view.entry, view.entry.container, kind: view.entry.kind, $0) }
  }

  private typealias Found = (
    storyboard: NamedDocument, document: InterfaceBuilderDocument, match: PrototypeMatch
  )

  /// The matches that agree most; none where nothing does.
  private static func bestMatches(
    in resolution: Resolution,
    _ match: (InterfaceBuilderDocument) -> PrototypeMatch
  ) -> [Found] {
    let found = resolution.documents.storyboards.flatMap { storyboard in
      storyboard.versions.map { (storyboard, $0, match($0)) as Found }
    }
    let best = found.map(\.match.agreement).max() ?? 0
    return found.filter { $0.match.agreement == best && best > 0 }
  }

  private init(_ entry: CellEntry, _ storyboard: Located<String>, _ resolution: Resolution) {
    self.entry = entry
    self.storyboard = storyboard.value
    location = storyboard.location
    container = entry.container
    kind = nil
    document = resolution.storyboard(of: entry, named: storyboard.value)
    matches = (document?.versions ?? []).map { ($0, resolution.match(entry, in: $0)) }
  }

  private init(_ entry: any ManifestEntry, _ container: Located<Container>?, kind: Located<String>?, _ found: Found) {
    self.entry = entry
    self.container = container
    self.kind = kind
    storyboard = found.storyboard.name
    location = entry.type.location
    document = found.storyboard
    matches = [(found.document, found.match)]
  }
}
