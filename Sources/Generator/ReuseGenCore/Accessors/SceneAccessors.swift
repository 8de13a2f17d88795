import ReuseGenMustache

/// The scenes of storyboards.
struct SceneAccessors: AccessorKind {
  struct Scene: ContextObject {
    enum Key: String, CaseIterable {
      case name, rawName, reference, type, catalogType, storyboard, rawStoryboard, identifier, rawIdentifier, bundle
      case outlets, available, condition
    }

    static let keys = ContextKeys<Key>()

    let name: AccessorName
    let type: String
    /// The class as the catalog's expressions name it.
    let catalogType: String
    let storyboard: String
    let identifier: String?
    let bundle: String
    let outlets: OutletList
    let availability: Availability
  }

  struct Storyboard: ContextObject {
    enum Key: String, CaseIterable { case storyboard, rawStoryboard, scenes }

    static let keys = ContextKeys<Key>()

    let name: String
    var scenes: [Scene]

    func value(of key: String) -> MustacheValue? {
      guard let key = Self.keys[key] else { return nil }
      return switch key {
      case .storyboard: .literal(name)
      case .rawStoryboard: .string(name)
      case .scenes: .list(scenes)
      }
    }
  }

  private let scenes: [Scene]
  private let conformances: [Conformance]

  init(_ input: AccessorInput) {
    let resolved = input.resolved.scenes
    scenes = resolved.map { Scene($0, input) }
    conformances = resolved.filter(input.plan.writesConformance).map { Conformance(of: $0, input) }
  }

  var context: [String: MustacheValue] {
    [
      "hasScenes": .bool(!scenes.isEmpty),
      "sceneConformances": .list(conformances),
      "scenes": .list(scenes),
      "storyboards": .list(storyboards),
    ]
  }

  /// The storyboards in the order of their first scenes.
  private var storyboards: [Storyboard] {
    var storyboards: [Storyboard] = []
    var positions: [String: Int] = [:]
    for scene in scenes {
      if let position = positions[scene.storyboard] {
        storyboards[position].scenes.append(scene)
      } else {
        positions[scene.storyboard] = storyboards.count
        storyboards.append(Storyboard(name: scene.storyboard, scenes: [scene]))
      }
    }
    return storyboards
  }
}

extension SceneAccessors.Scene {
  fileprivate init(_ scene: ResolvedScene, _ input: AccessorInput) {
    name = scene.name
    type = scene.writtenType.code
    catalogType = input.types.name(of: scene.writtenType)
    storyboard = scene.storyboard
    identifier = scene.identifier
    bundle = input.bundles.expression(for: scene.writtenType)
    availability = input.availability(of: scene.writtenType)
    outlets = input.outletNames.list(scene.listedClass, scene.lookup.document)
  }

  func value(of key: String) -> MustacheValue? {
    guard let key = Self.keys[key] else { return nil }
    return switch key {
    case .name: .string(name.declaration)
    case .reference: .string(name.reference)
    case .rawName: .string(name.base)
    case .type: .string(type)
    case .catalogType: .string(catalogType)
    case .storyboard: .literal(storyboard)
    case .rawStoryboard: .string(storyboard)
    case .identifier: .optionalLiteral(identifier)
    case .rawIdentifier: .optional(identifier)
    case .bundle: .string(bundle)
    case .outlets: .string(outlets.text)
    case .available: .string(availability.attribute)
    case .condition: .optional(availability.condition)
    }
  }
}
