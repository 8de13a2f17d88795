import ReuseGenMustache

/// The scenes of storyboards.
struct SceneAccessors: AccessorKind {
  fileprivate struct Scene: Sendable {
    let name: AccessorName
    let type: String
    /// The class as the catalog's expressions name it.
    let catalogType: String
    let storyboard: String
    let identifier: String?
    let bundle: String
    let outlets: String
  }

  private let scenes: [Scene]
  private let conformances: [Conformance]

  init(_ translation: Translation) {
    let resolved = translation.resolved.scenes
    scenes = resolved.map { Scene($0, translation) }
    conformances = resolved.filter { translation.conforms($0.entry) }.map { Self.conformance(of: $0, translation) }
  }

  var context: [String: MustacheValue] {
    [
      "hasScenes": .bool(!scenes.isEmpty),
      "sceneConformances": .list(conformances, \.value),
      "scenes": .list(scenes, \.value),
      "storyboards": .list(storyboards) { storyboard in
        [
          "storyboard": .literal(storyboard.name),
          "rawStoryboard": .string(storyboard.name),
          "scenes": .list(storyboard.scenes, \.value),
        ]
      },
    ]
  }

  /// The storyboards in the order of their first scenes.
  private var storyboards: [(name: String, scenes: [Scene])] {
    var storyboards: [(name: String, scenes: [Scene])] = []
    var positions: [String: Int] = [:]
    for scene in scenes {
      if let position = positions[scene.storyboard] {
        storyboards[position].scenes.append(scene)
      } else {
        positions[scene.storyboard] = storyboards.count
        storyboards.append((scene.storyboard, [scene]))
      }
    }
    return storyboards
  }

  private static func conformance(of scene: ResolvedScene, _ translation: Translation) -> Conformance {
    let mixin = scene.identifier == nil ? "StoryboardBased" : "StoryboardSceneBased"
    var conformance = Conformance(of: scene.entry, to: [mixin], translation)
    conformance.storyboard = scene.storyboard
    conformance.sceneIdentifier = scene.identifier
    return conformance
  }
}

extension SceneAccessors.Scene {
  fileprivate init(_ scene: ResolvedScene, _ translation: Translation) {
    name = scene.name
    type = scene.type.code
    catalogType = translation.types.name(of: scene.type)
    storyboard = scene.storyboard
    identifier = scene.identifier
    bundle = translation.bundleExpression(for: scene.entry)
    outlets = translation.outletNames[scene.listedClass, scene.lookup.document]
  }

  fileprivate var value: MustacheValue {
    [
      "name": .string(name.declaration),
      "reference": .string(name.reference),
      "type": .string(type),
      "catalogType": .string(catalogType),
      "rawName": .string(name.base),
      "storyboard": .literal(storyboard),
      "rawStoryboard": .string(storyboard),
      "identifier": .optionalLiteral(identifier),
      "rawIdentifier": .optional(identifier),
      "bundle": .string(bundle),
      "outlets": .string(outlets),
    ]
  }
}
