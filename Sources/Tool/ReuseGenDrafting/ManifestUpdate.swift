package import ReuseGenCore
import ReuseGenXML

/// An existing manifest, with the entries of a draft that it doesn't have.
package struct ManifestUpdate {
  /// The text of the manifest: the existing one with the new entries inserted.
  package let text: [UInt8]
  /// The number of new entries in each part; `nil` if there are none.
  package let summary: String?
  /// Reports the entries whose class, document or scene no longer exists.
  package let diagnostics: [Diagnostic]

  /// Fails if the manifest has errors, which `reading.diagnostics` describe.
  ///
  /// - Parameter otherDocuments: Documents of other modules. They add no entries, but entries may refer to them.
  package init?(
    of text: [UInt8],
    _ reading: ManifestReading,
    by draft: ManifestDraft,
    otherDocuments: [DocumentFile] = []
  ) {
    guard let manifest = reading.manifest, !reading.diagnostics.hasErrors else { return nil }
    let modules = manifest.namedModules
    let existing = Set(manifest.entries.map { Key($0, modules) })
    var new = draft.entries.filter { !existing.contains(Key($0)) }
    for index in new.indices { new[index].name = nil }
    let views = manifest.cells.map(\.accessorName) + manifest.views.map(\.accessorName)
    DraftNames.name(&new, where: { $0.part != .scenes }, taken: views)
    DraftNames.name(&new, where: { $0.part == .scenes }, taken: manifest.scenes.map(\.accessorName))
    Self.settle(&new, besides: manifest)
    var insertion = ManifestInsertion(text)
    for part in DraftEntry.Part.allCases { insertion.add(new.filter { $0.part == part }, to: part) }
    self.text = insertion.text
    summary = new.isEmpty ? nil : ManifestDraft.summary(of: new)
    let kept = Set(draft.entries.map(Key.init))
    var search = Search(draft: draft, others: DocumentSet(otherDocuments), modules: modules)
    diagnostics = manifest.entries.filter { !kept.contains(Key($0, modules)) }.compactMap { entry in
      search.reason(entry).map { reason in
        Diagnostic(.warning, "\(reason); remove the entry", at: entry.location, rule: "entry-stale")
      }
    }
  }

  /// Gives no second conformance to a scene's class that the manifest lists.
  private static func settle(_ entries: inout [DraftEntry], besides manifest: Manifest) {
    let listed = Set(manifest.scenes.map(\.type.value))
    for index in entries.indices
    where entries[index].part == .scenes && listed.contains(entries[index].type)
      && !entries[index].type.isOfUIKit
    {
      entries[index].writesConformance = false
    }
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

    /// - Parameter modules: The modules that the manifest names. A document names their classes without them.
    init(_ entry: any ManifestEntry, _ modules: Set<String>) {
      let type = entry.type.value
      self.type = type.within(modules.first { $0 == type.head }).text
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

/// Finds the entries whose class, document or scene no longer exists.
private struct Search {
  let draft: ManifestDraft
  /// The documents of other modules.
  let others: DocumentSet
  /// The modules that the manifest names.
  let modules: Set<String>
  /// The identifiers of the storyboards that were looked at, by the storyboards' names.
  private var identifiers: [String: StoryboardIdentifiers] = [:]

  init(draft: ManifestDraft, others: DocumentSet, modules: Set<String>) {
    self.draft = draft
    self.others = others
    self.modules = modules
  }

  /// The class, document or scene that no longer exists; `nil` if nothing is missing.
  mutating func reason(_ entry: any ManifestEntry) -> String? {
    let type = entry.type.value
    let key = ManifestUpdate.Key(entry, modules)
    if let nib = key.nib, isMissing(nib, .xib) {
      return "the nib \(quoted(nib)) of \(type.text) no longer exists"
    }
    if let storyboard = key.storyboard {
      if isMissing(storyboard, .storyboard) {
        return "the storyboard \(quoted(storyboard)) of \(type.text) no longer exists"
      }
      let identifiers = identifiers(of: storyboard)
      if entry is CellEntry, !identifiers.has(prototype: entry.reuseIdentifier) {
        return
          "the prototype \(quoted(entry.reuseIdentifier)) of \(type.text) no longer exists in \(quoted(storyboard))"
      }
      if let scene = entry as? SceneEntry, !identifiers.has(scene: scene.identifier?.value) {
        let subject = scene.identifier.map { "the scene \(quoted($0.value))" } ?? "the initial scene"
        return "\(subject) of \(type.text) no longer exists in \(quoted(storyboard))"
      }
    }
    // Other modules can have their sources elsewhere.
    guard draft.sources.hasClasses, !draft.sources.declares(type), !modules.contains(type.head)
    else { return nil }
    return "the class \(type.text) no longer exists in the sources"
  }

  private func isMissing(_ name: String, _ kind: InterfaceBuilderDocument.Kind) -> Bool {
    [draft.documents, others].allSatisfy { $0.candidates(name, kind).isEmpty && !$0.isUnreadable(name, kind) }
  }

  private mutating func identifiers(of storyboard: String) -> StoryboardIdentifiers {
    if let known = identifiers[storyboard] { return known }
    let documents = [draft.documents, others].flatMap { $0.candidates(storyboard, .storyboard) }
    let found = StoryboardIdentifiers(of: documents.flatMap(\.versions))
    identifiers[storyboard] = found
    return found
  }
}

extension Manifest {
  /// The modules that it imports, and those of its documents and sources.
  fileprivate var namedModules: Set<String> {
    Set(imports).union((interfaceBuilder + (sources ?? [])).compactMap(\.module))
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

  /// - Parameter identifier: `nil`: the initial scene.
  func has(scene identifier: String?) -> Bool {
    identifier.map { scenes.contains(Array($0.utf8)) } ?? hasInitialScene
  }
}
