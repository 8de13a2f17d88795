import InterfaceBuilderXML

/// Finds the segues that code can name: those with an identifier, in the storyboards that the manifest mentions.
///
/// Segues are not listed in the manifest; a storyboard of which a scene or a prototype is listed is the target's own,
/// and what its segues connect is too.
struct SegueCollector {
  private let resolution: Resolution
  private let manifest: Manifest
  private let model: ReuseModel
  /// The classes that the manifest lists, which the target's code can name whatever a document says of their module.
  private let listed: Set<TypeName>

  init(_ manifest: Manifest, _ model: ReuseModel, _ resolution: Resolution) {
    self.manifest = manifest
    self.model = model
    self.resolution = resolution
    let entries = manifest.entries
    listed = Set(entries.map(\.type.value))
  }

  func segues() -> [ReuseModel.Segue] {
    var segues: [ReuseModel.Segue] = []
    var positions: [Key: Int] = [:]
    for storyboard in storyboards() {
      guard let document = storyboard.versions.first else { continue }
      let index = resolution.index(of: document)
      let links = Dictionary(document.links.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      for segue in document.segues {
        guard let found = self.segue(segue, index, links) else { continue }
        let key = Key(source: found.source, identifier: found.identifier)
        if let same = positions[key] {
          // The controller of several scenes, or a name that is used twice: what holds for both is said.
          if segues[same].destination != found.destination { segues[same].destination = nil }
        } else {
          positions[key] = segues.count
          segues.append(found)
        }
      }
    }
    return segues
  }

  private struct Key: Hashable {
    var source: TypeName
    var identifier: String
  }

  /// The storyboards that entries mean, each once, in the manifest's order.
  private func storyboards() -> [NamedDocument] {
    var storyboards: [NamedDocument] = []
    let ofCells = model.cells.compactMap { cell -> NamedDocument? in
      guard case .prototype(let storyboard) = cell.source else { return nil }
      return resolution.storyboard(of: cell.entry, named: storyboard)
    }
    let all = ofCells + manifest.scenes.compactMap(resolution.storyboard)
    for storyboard in all where !storyboards.contains(where: storyboard.isVersion) { storyboards.append(storyboard) }
    return storyboards
  }

  private func segue(
    _ segue: InterfaceBuilderDocument.Segue,
    _ index: DocumentIndex,
    _ links: [String?: InterfaceBuilderDocument.Link]
  ) -> ReuseModel.Segue? {
    guard let identifier = segue.identifier, !identifier.allSatisfy(\.isWhitespace),
      let source = segue.sceneID.flatMap({ index.members[$0] }).flatMap(type)
    else { return nil }
    return ReuseModel.Segue(source: source, identifier: identifier, destination: destination(of: segue, index, links))
  }

  /// The class of the scene that the segue leads to, also in another storyboard; nil where none is stated.
  private func destination(
    of segue: InterfaceBuilderDocument.Segue,
    _ index: DocumentIndex,
    _ links: [String?: InterfaceBuilderDocument.Link]
  ) -> TypeName? {
    if let link = segue.destination.flatMap({ links[$0] }), link.storyboard != nil {
      return (resolution.scene(of: link)?.scene).flatMap(type)
    }
    return segue.destination.flatMap { index.controllers[$0] }.flatMap(type)
  }

  /// The class of a scene's controller, if it is one that the generated file can name.
  private func type(of scene: InterfaceBuilderDocument.Scene) -> TypeName? {
    guard let type = scene.class.type else { return nil }
    if let module = scene.class.namedModule, !scene.class.isInTargetModule, module != resolution.classes.module {
      if manifest.imports.contains(module) { return TypeName("\(module).\(type.text)") }
      // A module that is not imported; an old document may say so of the target's own.
      if !listed.contains(type) { return nil }
    }
    return GeneratedNames.hide(type, namespace: manifest.namespace.value) ? nil : type
  }
}
