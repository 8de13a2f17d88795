import InterfaceBuilderXML

/// Finds the segues that code can name: those with an identifier, in the storyboards that the manifest mentions.
///
/// Segues are not listed in the manifest; a storyboard of which a scene or a prototype is listed is the target's own,
/// and what its segues connect is too.
struct SegueCollector {
  private let resolution: Resolution
  private let manifest: Manifest

  init(_ manifest: Manifest, _ resolution: Resolution) {
    self.manifest = manifest
    self.resolution = resolution
  }

  func segues() -> [ReuseModel.Segue] {
    var segues: [ReuseModel.Segue] = []
    for storyboard in storyboards() {
      guard let document = storyboard.versions.first else { continue }
      for segue in document.segues {
        guard let found = self.segue(segue, in: document) else { continue }
        let same = segues.firstIndex { $0.source == found.source && $0.identifier == found.identifier }
        if let same {
          // The controller of several scenes, or a name that is used twice: what holds for both is said.
          if segues[same].destination != found.destination { segues[same].destination = nil }
        } else {
          segues.append(found)
        }
      }
    }
    return segues
  }

  /// The storyboards that entries mean, each once, in the manifest's order.
  private func storyboards() -> [NamedDocument] {
    var storyboards: [NamedDocument] = []
    let ofCells = manifest.cells.compactMap { entry in
      entry.storyboard.flatMap { resolution.storyboard(of: entry, named: $0.value) }
    }
    let all = ofCells + manifest.scenes.compactMap(resolution.storyboard)
    for storyboard in all where !storyboards.contains(where: storyboard.isVersion) { storyboards.append(storyboard) }
    return storyboards
  }

  private func segue(
    _ segue: InterfaceBuilderDocument.Segue, in document: InterfaceBuilderDocument
  ) -> ReuseModel.Segue? {
    guard let identifier = segue.identifier, !identifier.allSatisfy(\.isWhitespace),
      let scene = document.scenes.first(where: { $0.sceneID == segue.sceneID }), let source = type(of: scene)
    else { return nil }
    return ReuseModel.Segue(source: source, identifier: identifier, destination: destination(of: segue, in: document))
  }

  /// The class of the scene that the segue leads to, also in another storyboard; nil where none is stated.
  private func destination(
    of segue: InterfaceBuilderDocument.Segue, in document: InterfaceBuilderDocument
  ) -> TypeName? {
    if let link = document.links.first(where: { $0.id == segue.destination }), let name = link.storyboard {
      let other = resolution.documents.document(name, .storyboard) { _ in 0 }?.versions.first
      let scene = other?.scenes.first { scene in
        link.identifier.map { $0 == scene.identifier } ?? (scene.id == other?.initial)
      }
      return scene.flatMap(type)
    }
    return document.scenes.first { $0.id == segue.destination }.flatMap(type)
  }

  /// The class of a scene's controller, if it is one that the generated file can name.
  private func type(of scene: InterfaceBuilderDocument.Scene) -> TypeName? {
    guard let type = scene.class.type else { return nil }
    guard let module = scene.class.namedModule, !scene.class.isInTargetModule, manifest.imports.contains(module) else {
      let hidden = [manifest.namespace.value] + NameClashes.partsOfCatalogue
      return hidden.contains(type.components[0]) ? nil : type
    }
    return TypeName("\(module).\(type.text)")
  }
}
