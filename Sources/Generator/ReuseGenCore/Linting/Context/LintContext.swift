import ReuseGenXML

/// The input of every rule: the resolved manifest and the documents.
///
/// All rules share one object, an ``AssetContext``. Its superclasses narrow what a rule sees. Parts that only some
/// rules need are made on first use.
class LintContext {
  final let resolved: ResolvedManifest
  /// The paths of documents that aren't resources of the target.
  final let unbundledDocuments: Set<String>
  /// The input of the rules over code.
  final let code: TargetCode
  /// Every version of every document.
  final let versions: [InterfaceBuilderDocument]
  /// The nibs of all entries.
  final let nibs: [ResolvedNib]
  /// The prototypes of all entries.
  final let prototypes: [ResolvedPrototype]

  init(_ resolved: ResolvedManifest, _ input: TargetInput) {
    self.resolved = resolved
    (unbundledDocuments, code) = (input.unbundledDocuments, input.code)
    versions = resolved.documents.all.flatMap(\.versions)
    nibs = resolved.cells.compactMap(\.source.nib) + resolved.views.compactMap(\.source.nib)
    prototypes = resolved.cells.flatMap(\.source.prototypes) + resolved.views.flatMap(\.source.prototypes)
  }

  // Half of the rules visit these.

  /// Each nib of an entry, with each version of its document.
  final lazy var versionsOfNibs: [(nib: ResolvedNib, document: InterfaceBuilderDocument)] = nibs.flatMap { nib in
    nib.versions.map { (nib, $0) }
  }
  final lazy var versionsOfPrototypes: [(prototype: ResolvedPrototype, version: ResolvedPrototype.Version)] =
    prototypes.flatMap { prototype in prototype.versions.map { (prototype, $0) } }
  final lazy var versionsOfScenes: [(scene: ResolvedScene, version: ResolvedScene.Version)] = scenes.flatMap { scene in
    scene.versions.map { (scene, $0) }
  }

  final var manifest: Manifest { resolved.manifest }
  final var documents: DocumentSet { resolved.documents }
  final var classes: ClassComparison { resolved.classes }
  final var scenes: [ResolvedScene] { resolved.scenes }

  /// Notes where another target has a document of a name; `nil` if none has it.
  final func noteOfAnotherTarget(_ name: String, _ kind: InterfaceBuilderDocument.Kind) -> Diagnostic.Note? {
    let file = code.documents.first { file in
      InterfaceBuilderDocument.Kind(path: file.path) == kind
        && NamedDocument.Identity(path: file.path, kind: kind).name == name
    }
    return file.map { .init("\(quoted(name)) is here", at: SourceLocation(file: $0.path)) }
  }

  /// The classes that the manifest lists.
  final var listedClasses: [ListedClass] { resolved.entries.map { $0.listedClass } }

  /// The last names of the classes that documents name.
  final lazy var namesOfClasses = Set(versions.flatMap(\.classes).compactMap { $0.class.type?.last })
}

extension LintContext {
  /// The locations of the objects that entries refer to, rightly or nearly.
  var objectsOfEntries: Set<SourceLocation> {
    var locations: Set<SourceLocation> = []
    for (nib, document) in versionsOfNibs {
      let owner = document.filesOwner.map { [$0.location] } ?? []
      let objects = nib.isOwner ? owner : nib.roots(of: document).map(\.location)
      locations.formUnion(objects.map { document.location($0) })
    }
    for version in prototypes.flatMap(\.versions) {
      if let object = version.match.object { locations.insert(version.document.location(object.location)) }
    }
    for version in scenes.flatMap(\.versions) {
      if let object = version.match.object { locations.insert(version.document.location(object.location)) }
    }
    return locations
  }
}
