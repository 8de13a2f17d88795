import ReuseGenMustache

/// An extension that makes a class conform to the mixins.
struct Conformance: ContextObject {
  private let type: TypeName
  private let mixins: String
  private let access: AccessLevel
  private let bundles: Bundles
  private let content: ConformanceContent
  /// The subclasses that inherit the conformance, the most derived one first, with their own values.
  private let subclasses: [(name: String, content: ConformanceContent, condition: String?)]
  private let availability: Availability

  init(of entry: some ResolvedEntry, _ input: AccessorInput) {
    content = entry.conformance
    type = entry.writtenType
    // If neither the class nor the protocol belongs to this module, Swift warns unless both are qualified with their
    // modules (SE-0364). Its `@retroactive` is an error for a class of the same package.
    let isQualified = type.isNested && input.imports.contains(type.head) && !input.isStandalone
    mixins = content.mixins.map { isQualified ? "Recycler.\($0)" : input.library[$0] }.joined(separator: ", ")
    access = input.accessOfConformance(entry)
    bundles = input.bundles
    subclasses = input.plan.subclasses(of: entry).map { subclass in
      let type = subclass.writtenType
      return (input.types.name(of: type), subclass.conformance, input.availability(of: type).condition)
    }
    availability = input.availability(of: type)
  }

  /// The expression of a member, which is that of the subclass whose member it is.
  private func expression(_ value: KeyPath<ConformanceContent, String?> & Sendable) -> MustacheValue {
    guard let own = content[keyPath: value] else { return .null }
    var expression = ""
    for (name, content, condition) in subclasses {
      guard let other = content[keyPath: value], other != own else { continue }
      let check = "self is \(name).Type"
      let available = condition.map { "({ if #available(\($0)) { \(check) } else { false } }())" }
      expression += "\(available ?? check) ? \(SwiftLiteral.string(other)) : "
    }
    return .string(expression + SwiftLiteral.string(own))
  }

  enum Key: String, CaseIterable {
    case access, available, bundle, type, mixins, reuseIdentifier, rawReuseIdentifier, nibName, rawNibName
    case sceneIdentifier, rawSceneIdentifier, storyboard, rawStoryboard, isPlain
  }

  static let keys = ContextKeys<Key>()

  func value(of key: String) -> MustacheValue? {
    guard let key = Self.keys[key] else { return nil }
    return switch key {
    case .access: .string(access.modifier)
    case .available: .string(availability.attribute)
    case .bundle: .string(bundles.expression(for: type))
    case .type: .string(type.code)
    case .mixins: .string(mixins)
    case .reuseIdentifier: expression(\.reuseIdentifier)
    case .rawReuseIdentifier: .optional(content.reuseIdentifier)
    case .nibName: expression(\.nibName)
    case .rawNibName: .optional(content.nibName)
    case .sceneIdentifier: expression(\.sceneIdentifier)
    case .rawSceneIdentifier: .optional(content.sceneIdentifier)
    case .storyboard: expression(\.storyboard)
    case .rawStoryboard: .optional(content.storyboard)
    case .isPlain: .bool(content.nibName == nil && content.storyboard == nil)
    }
  }
}
