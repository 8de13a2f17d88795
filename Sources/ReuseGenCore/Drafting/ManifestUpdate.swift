import InterfaceBuilderXML

/// An existing manifest, with the entries of a draft that it doesn't have.
package struct ManifestUpdate {
  /// The text of the manifest: the existing one with the new entries inserted.
  package let text: [UInt8]
  /// The number of new entries in each part; nil if there are none.
  package let summary: String?
  /// Reports the entries whose class, document or scene no longer exists.
  package let diagnostics: [Diagnostic]

  /// Fails if the manifest has errors, which `reading.diagnostics` describe.
  package init?(of text: [UInt8], _ reading: ManifestReading, by draft: ManifestDraft) {
    guard let manifest = reading.manifest, !reading.diagnostics.hasErrors else { return nil }
    let existing = Set(manifest.entries.map(Key.init))
    var new = draft.entries.filter { !existing.contains(Key($0)) }
    for index in new.indices { new[index].name = nil }
    let names = (manifest.cells.map(Self.name) + manifest.views.map(Self.name), manifest.scenes.map(Self.name))
    DraftNames.name(&new, where: { $0.part != .scenes }, taken: names.0)
    DraftNames.name(&new, where: { $0.part == .scenes }, taken: names.1)
    Self.settle(&new, besides: manifest)
    var insertion = ManifestInsertion(text)
    for part in DraftEntry.Part.allCases { insertion.add(new.filter { $0.part == part }, to: part) }
    self.text = insertion.text
    summary = new.isEmpty ? nil : ManifestDraft.summary(of: new)
    let kept = Set(draft.entries.map(Key.init))
    let imports = Set(manifest.imports)
    var identifiers: [String: StoryboardIdentifiers] = [:]
    diagnostics = manifest.entries.filter { !kept.contains(Key($0)) }.compactMap { entry in
      Self.reason(entry, imports, draft, &identifiers).map { reason in
        Diagnostic(.warning, "\(reason); remove the entry", at: entry.location, rule: "entry-stale")
      }
    }
  }

  private static func name(_ entry: some ManifestEntry) -> AccessorName {
    AccessorName(type: entry.type.value, name: entry.name?.value)
  }

  /// Gives no second conformance to a scene's class that the manifest lists.
  private static func settle(_ entries: inout [DraftEntry], besides manifest: Manifest) {
    let listed = Set(manifest.scenes.map(\.type.value))
    for index in entries.indices where entries[index].part == .scenes && listed.contains(entries[index].type) {
      entries[index].writesConformance = false
    }
  }

  // MARK: - Entries that no longer exist

  /// - Parameter known: The identifiers of the storyboards that were looked at, by the storyboards' names.
  private static func reason(
    _ entry: any ManifestEntry,
    _ imports: Set<String>,
    _ draft: ManifestDraft,
    _ known: inout [String: StoryboardIdentifiers]
  ) -> String? {
    let type = entry.type.value
    func isMissing(_ name: String, _ kind: InterfaceBuilderDocument.Kind) -> Bool {
      draft.documents.candidates(name, kind).isEmpty && !draft.documents.isUnreadable(name, kind)
    }
    if let nib = Key(entry).nib, isMissing(nib, .xib) {
      return "the nib \(quoted(nib)) of \(type.text) no longer exists"
    }
    if let storyboard = Key(entry).storyboard {
      if isMissing(storyboard, .storyboard) {
        return "the storyboard \(quoted(storyboard)) of \(type.text) no longer exists"
      }
      let identifiers =
        known[storyboard]
        ?? StoryboardIdentifiers(of: draft.documents.candidates(storyboard, .storyboard).flatMap(\.versions))
      known[storyboard] = identifiers
      if entry is CellEntry, !identifiers.has(prototype: entry.reuseIdentifier) {
        return
          "the prototype \(quoted(entry.reuseIdentifier)) of \(type.text) no longer exists in \(quoted(storyboard))"
      }
      if let scene = entry as? SceneEntry, !identifiers.has(scene: scene.identifier?.value) {
        let subject = scene.identifier.map { "the scene \(quoted($0.value))" } ?? "the initial scene"
        return "\(subject) of \(type.text) no longer exists in \(quoted(storyboard))"
      }
    }
    // Other modules have their sources elsewhere.
    guard draft.sources.hasClasses, !draft.sources.declares(type), !imports.contains(type.components[0])
    else { return nil }
    return "the class \(type.text) no longer exists in the sources"
  }

  /// The values that identify an entry: two entries with the same key are the same.
  struct Key: Hashable {
    var type: String
    var identifier: String?
    var nib: String?
    var storyboard: String?
    var kind: String?

    init(_ entry: DraftEntry) {
      type = entry.type.text
      nib = entry.nib
      storyboard = entry.storyboard
      identifier = entry.part == .scenes ? entry.identifier : entry.identifier ?? entry.type.last
      kind = entry.kind.map(SupplementaryKind.named)
    }

    init(_ entry: any ManifestEntry) {
      let type = entry.type.value
      self.type = type.text
      switch entry {
      case let cell as CellEntry:
        identifier = cell.reuseIdentifier
        nib = cell.nib?.value.name(for: type)
        storyboard = cell.storyboard?.value
      case let view as ViewEntry:
        identifier = view.reuseIdentifier
        nib = view.nib?.value.name(for: type)
        kind = view.kind.map { SupplementaryKind.named($0.value) }
      case let scene as SceneEntry:
        identifier = scene.identifier?.value
        storyboard = scene.storyboardName
      default: break
      }
    }
  }
}

/// The identifiers in all versions of a storyboard, byte by byte.
private struct StoryboardIdentifiers {
  private var prototypes: Set<[UInt8]> = []
  private var scenes: Set<[UInt8]> = []
  private var hasInitialScene = false

  init(of versions: [InterfaceBuilderDocument]) {
    for version in versions {
      for case let identifier? in version.reusables.map(\.identifier) { prototypes.insert(Array(identifier.utf8)) }
      for case let identifier? in version.scenes.map(\.identifier) { scenes.insert(Array(identifier.utf8)) }
      if version.initial != nil { hasInitialScene = true }
    }
  }

  func has(prototype identifier: String) -> Bool { prototypes.contains(Array(identifier.utf8)) }

  /// - Parameter identifier: nil: the initial scene.
  func has(scene identifier: String?) -> Bool {
    identifier.map { scenes.contains(Array($0.utf8)) } ?? hasInitialScene
  }
}
