import InterfaceBuilderXML

/// What rules look at: the manifest, the documents, which document each entry means, and the classes of the target.
struct Examination {
  let manifest: Manifest
  let model: ReuseModel
  let resolution: Resolution
  let nibs: [NibUse]
  let prototypes: [PrototypeUse]
  let scenes: [SceneUse]
  let declared: DeclaredClasses

  init(_ manifest: Manifest, _ model: ReuseModel, _ resolution: Resolution, _ declared: DeclaredClasses) {
    self.manifest = manifest
    self.model = model
    self.resolution = resolution
    nibs =
      model.cells.compactMap { NibUse($0, resolution) } + model.views.compactMap { NibUse($0, resolution) }
    prototypes =
      model.cells.flatMap { PrototypeUse.uses(of: $0, resolution) }
      + model.views.flatMap { PrototypeUse.uses(of: $0, resolution) }
    scenes = manifest.scenes.map { SceneUse($0, resolution) }
    self.declared = declared
  }

  var documents: DocumentSet { resolution.documents }
  var classes: ClassComparison { resolution.classes }

  /// Every version of every document.
  var versions: [InterfaceBuilderDocument] { documents.all.flatMap(\.versions) }

  /// Whether the class is the one that a document states.
  func equal(_ type: TypeName, _ reference: ClassReference, element: String) -> Bool {
    classes.equal(type, reference, element: element)
  }
}
