import ReuseGenMustache

/// An extension that makes a class conform to the mixins.
struct Conformance: ContextObject {
  private let type: TypeName
  private let mixins: String
  private let access: AccessLevel
  private let bundles: Bundles
  var reuseIdentifier: String?
  var nibName: String?
  var storyboard: String?
  /// The identifier of the scene; `nil` for the initial scene.
  var sceneIdentifier: String?

  init(of entry: some ManifestEntry, to mixins: [String], _ input: AccessorInput) {
    let manifest = input.manifest
    let type = entry.type.value
    let isForeign = type.isNested && input.imports.contains(type.head)
    self.type = type
    // If neither the class nor the protocol belongs to this module, Swift warns unless both are qualified with their
    // modules (SE-0364). Its `@retroactive` is an error for a class of the same package.
    let isQualified = isForeign && !input.isStandalone
    self.mixins = mixins.map { isQualified ? "Recycler.\($0)" : input.library[$0] }.joined(separator: ", ")
    // A public class needs public members for the requirements of a public protocol.
    access = isForeign || input.isPublic(type) ? .public : manifest.access
    bundles = input.bundles
  }

  enum Key: String, CaseIterable {
    case access, bundle, type, mixins, reuseIdentifier, rawReuseIdentifier, nibName, rawNibName, sceneIdentifier
    case rawSceneIdentifier, storyboard, rawStoryboard, isPlain
  }

  static let keys = ContextKeys<Key>()

  func value(of key: String) -> MustacheValue? {
    guard let key = Self.keys[key] else { return nil }
    return switch key {
    case .access: .string(access.modifier)
    case .bundle: .string(bundles.expression(for: type))
    case .type: .string(type.code)
    case .mixins: .string(mixins)
    case .reuseIdentifier: .optionalLiteral(reuseIdentifier)
    case .rawReuseIdentifier: .optional(reuseIdentifier)
    case .nibName: .optionalLiteral(nibName)
    case .rawNibName: .optional(nibName)
    case .sceneIdentifier: .optionalLiteral(sceneIdentifier)
    case .rawSceneIdentifier: .optional(sceneIdentifier)
    case .storyboard: .optionalLiteral(storyboard)
    case .rawStoryboard: .optional(storyboard)
    case .isPlain: .bool(nibName == nil && storyboard == nil)
    }
  }
}
