extension InterfaceBuilderDocument {
  /// The identifiers of the scenes that are made together with a scene: its own, and those of the controllers that it
  /// contains and embeds.
  package func scenesMade(with scene: Scene) -> Set<String> {
    var made: Set<String> = []
    var controllers = [scene.id].compactMap { $0 }
    while let controller = controllers.popLast() {
      guard let id = scenes.first(where: { $0.id == controller })?.sceneID, made.insert(id).inserted else { continue }
      controllers += segues.filter { $0.sceneID == id && ($0.kind == "relationship" || $0.kind == "embed") }
        .compactMap(\.destination)
    }
    return made
  }
}
