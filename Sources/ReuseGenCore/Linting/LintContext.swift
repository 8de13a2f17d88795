import InterfaceBuilderXML

/// What rules read: the resolved manifest, the documents, and the classes that the target's sources declare.
struct LintContext {
  let resolved: ResolvedManifest
  let declared: DeclaredClasses
  /// Every version of every document.
  let versions: [InterfaceBuilderDocument]
  /// The nibs of all entries.
  let nibs: [ResolvedNib]
  /// The prototypes of all entries.
  let prototypes: [ResolvedPrototype]

  init(_ resolved: ResolvedManifest, _ declared: DeclaredClasses) {
    self.resolved = resolved
    self.declared = declared
    versions = resolved.documents.all.flatMap(\.versions)
    nibs = resolved.cells.compactMap(\.nib) + resolved.views.compactMap(\.nib)
    prototypes = resolved.cells.flatMap(\.prototypes) + resolved.views.flatMap(\.prototypes)
  }

  var manifest: Manifest { resolved.manifest }
  var documents: DocumentSet { resolved.documents }
  var classes: ClassComparison { resolved.classes }
  var scenes: [ResolvedScene] { resolved.scenes }

  /// The classes that the manifest lists.
  var listedClasses: [ListedClass] {
    resolved.cells.map(\.listedClass) + resolved.views.map(\.listedClass) + resolved.scenes.map(\.listedClass)
  }
}
