import ReuseGenMustache

/// The scenes of storyboards.
struct SceneAccessors: AccessorKind {
  private let scenes: [MustacheValue]
  private let conformances: [MustacheValue]

  init(_ translation: Translation) {
    let resolved = translation.resolved.scenes
    scenes = resolved.map { Self.value($0, translation) }
    conformances = resolved.filter { translation.conforms($0.entry) }.map {
      Self.conformance(of: $0, translation).value
    }
  }

  var context: [String: MustacheValue] {
    [
      "hasScenes": .bool(!scenes.isEmpty),
      "sceneConformances": .array(conformances),
      "scenes": .array(scenes),
    ]
  }

  private static func value(_ scene: ResolvedScene, _ translation: Translation) -> MustacheValue {
    [
      "name": .string(scene.name.declaration),
      "reference": .string(scene.name.reference),
      "type": .string(scene.type.text),
      "catalogueType": .string(translation.types.name(of: scene.type)),
      "storyboard": .literal(scene.storyboard),
      "identifier": .optionalLiteral(scene.identifier),
      "bundle": .string(translation.bundleExpression(for: scene.entry)),
      "outlets": translation.outlets(of: scene.listedClass, in: scene.lookup.document),
    ]
  }

  private static func conformance(of scene: ResolvedScene, _ translation: Translation) -> Conformance {
    let mixin = scene.identifier == nil ? "StoryboardBased" : "StoryboardSceneBased"
    var conformance = Conformance(of: scene.entry, to: [mixin], translation)
    conformance.storyboard = scene.storyboard
    conformance.sceneIdentifier = scene.identifier
    return conformance
  }
}
