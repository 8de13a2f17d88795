import ReuseGenMustache

/// The scenes of storyboards.
struct SceneAccessors: AccessorKind {
  private let scenes: [MustacheValue]
  private let storyboards: [MustacheValue]
  private let conformances: [MustacheValue]

  init(_ translation: Translation) {
    let resolved = translation.resolved.scenes
    scenes = resolved.map { Self.value($0, translation) }
    storyboards = Self.storyboards(resolved, scenes)
    conformances = resolved.filter { translation.conforms($0.entry) }.map {
      Self.conformance(of: $0, translation).value
    }
  }

  var context: [String: MustacheValue] {
    [
      "hasScenes": .bool(!scenes.isEmpty),
      "sceneConformances": .array(conformances),
      "scenes": .array(scenes),
      "storyboards": .array(storyboards),
    ]
  }

  /// The storyboards in the order of their first scenes.
  private static func storyboards(_ scenes: [ResolvedScene], _ values: [MustacheValue]) -> [MustacheValue] {
    var names: [String] = []
    var members: [String: [MustacheValue]] = [:]
    for (scene, value) in zip(scenes, values) {
      if members[scene.storyboard] == nil { names.append(scene.storyboard) }
      members[scene.storyboard, default: []].append(value)
    }
    return names.map { name in
      ["storyboard": .literal(name), "rawStoryboard": .string(name), "scenes": .array(members[name] ?? [])]
    }
  }

  private static func value(_ scene: ResolvedScene, _ translation: Translation) -> MustacheValue {
    [
      "name": .string(scene.name.declaration),
      "reference": .string(scene.name.reference),
      "type": .string(scene.type.code),
      "catalogType": .string(translation.types.name(of: scene.type)),
      "rawName": .string(scene.name.base),
      "storyboard": .literal(scene.storyboard),
      "rawStoryboard": .string(scene.storyboard),
      "identifier": .optionalLiteral(scene.identifier),
      "rawIdentifier": .optional(scene.identifier),
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
