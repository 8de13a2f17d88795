import ReuseGenXML

extension Resolver {
  func resolvedScene(_ entry: SceneEntry) -> ResolvedScene {
    let listedClass = listed(entry.type.value)
    let identifier = entry.identifier?.value
    let lookup = storyboard(entry.storyboardName) {
      scenes.match(listedClass, identifier: identifier, in: $0).agreement
    }
    let numbers = lookup.document.map(versions.numbers) ?? 0..<0
    return ResolvedScene(
      entry: entry,
      listedClass: listedClass,
      name: entry.accessorName,
      storyboard: entry.storyboardName,
      lookup: lookup,
      versions: numbers.map { sceneVersion(listedClass, identifier: identifier, in: $0) },
      sceneElsewhere: lookup.isMissing ? scenes.first(ofCustomClass: listedClass) : nil
    )
  }

  private func sceneVersion(_ listedClass: ListedClass, identifier: String?, in number: Int) -> ResolvedScene.Version {
    let match = scenes.match(listedClass, identifier: identifier, in: number)
    var destination: FoundScene?
    var sceneOfClass: InterfaceBuilderDocument.Scene?
    switch match {
    case .found(let scene):
      if scene.isReference, let id = scene.id, let link = scenes.link(of: id, in: number) {
        destination = self.destination(of: link, in: number)
      }
    case .otherClass:
      if identifier == nil { sceneOfClass = scenes.first(ofCustomClass: listedClass, in: number)?.scene }
    case .otherIdentifier, .none: break
    }
    return ResolvedScene.Version(
      document: versions.all[number].document,
      match: match,
      destination: destination,
      sceneOfClass: sceneOfClass
    )
  }

  /// The scene that a link leads to, of another storyboard or, without a name, of its own; `nil` if it doesn't exist.
  func destination(of link: InterfaceBuilderDocument.Link, in number: Int) -> FoundScene? {
    guard let name = link.storyboard, !name.isEmpty else {
      return (link.bundle ?? "").isEmpty ? scenes.scene(identified: link.identifier, in: number) : nil
    }
    let lookup = storyboard(name) { scenes.scene(identified: link.identifier, in: $0) == nil ? 0 : 1 }
    guard let number = lookup.document.map(versions.numbers)?.first else { return nil }
    return scenes.scene(identified: link.identifier, in: number)
  }
}
