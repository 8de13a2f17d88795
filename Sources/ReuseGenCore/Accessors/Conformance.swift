import ReuseGenMustache

/// An extension that makes a class conform to the mixins.
struct Conformance: Sendable {
  private let type: String
  private let mixins: [String]
  private let access: AccessLevel
  private let bundle: String
  var reuseIdentifier: String?
  var nibName: String?
  var storyboard: String?
  /// The identifier of the scene; nil for the initial scene.
  var sceneIdentifier: String?

  init(of entry: some ManifestEntry, to mixins: [String], _ translation: Translation) {
    let manifest = translation.manifest
    let type = entry.type.value
    let isForeign = type.components.count > 1 && translation.imports.contains(type.components[0])
    self.type = type.code
    // If neither the class nor the protocol belongs to this module, Swift warns unless both are qualified with their
    // modules (SE-0364). Its `@retroactive` is an error for a class of the same package.
    self.mixins = isForeign ? mixins.map { "Recycler.\($0)" } : mixins
    // A class that another module exports is public, and so must be its conformance.
    access = isForeign ? .public : manifest.access
    bundle = translation.bundleExpression(for: entry)
  }

  var value: MustacheValue {
    [
      "access": .string(access.modifier),
      "bundle": .string(bundle),
      "type": .string(type),
      "mixins": .string(mixins.joined(separator: ", ")),
      "reuseIdentifier": .optionalLiteral(reuseIdentifier),
      "rawReuseIdentifier": .optional(reuseIdentifier),
      "nibName": .optionalLiteral(nibName),
      "rawNibName": .optional(nibName),
      "sceneIdentifier": .optionalLiteral(sceneIdentifier),
      "rawSceneIdentifier": .optional(sceneIdentifier),
      "storyboard": .optionalLiteral(storyboard),
      "rawStoryboard": .optional(storyboard),
      "isPlain": .bool(nibName == nil && storyboard == nil),
    ]
  }
}
