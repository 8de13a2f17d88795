import ReuseGenXML

/// The scenes with which the prototypes of an entry are made.
struct PrototypeScenes {
  private let versions: [ResolvedPrototype.Version]

  init(_ prototypes: [ResolvedPrototype]) { versions = prototypes.flatMap(\.versions) }

  /// The listed scene whose contents include one of the prototypes, or else one that is made together with its scene.
  func firstListed(in input: AccessorInput) -> ResolvedScene? {
    func first(_ ids: (ResolvedPrototype.Version) -> Set<String>) -> ResolvedScene? {
      let scenes = versions.compactMap { version in
        input.firstScenes[version.document.path].flatMap { listed in ids(version).compactMap { listed[$0] }.min()
        }
      }
      return scenes.min().map { input.resolved.scenes[$0] }
    }
    return first { $0.sceneID.map { [$0] } ?? [] } ?? first(\.scenesMaking)
  }

  /// Whether one of the prototypes is made together with the initial scene of its storyboard.
  var includeInitial: Bool {
    versions.contains { version in
      version.document.initialScene?.sceneID.map(version.scenesMaking.contains) ?? false
    }
  }
}

extension ResolvedPrototype.Version {
  /// The identifier of the scene that contains the prototype.
  fileprivate var sceneID: String? { match.objectOfClass?.sceneID }

  /// The identifiers of the scenes with which the prototype is made.
  fileprivate var scenesMaking: Set<String> { sceneID.map(document.scenesMaking) ?? [] }
}
