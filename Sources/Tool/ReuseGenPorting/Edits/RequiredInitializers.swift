import ReuseGenDeclarations

/// Cells and reusable views: the runtime makes one of a registered class through a required initializer, which a class
/// inherits if it has the designated initializers of its superclass. Others get one that stops as UIKit does.
enum RequiredInitializers: PortEdit {
  static let rows = [
    PortRow(
      "a cell that doesn't declare all designated initializers",
      becomes: "gets the initializer that tables and collection views call"
    ),
    PortRow(
      "a gesture recognizer with an initializer of its own",
      becomes: "gets `init?(coder:)`, which documents call"
    ),
  ]

  private struct Kind {
    var className: String
    /// The labels of the initializer that a table or a collection view calls.
    var designated: String
    var required: String
  }

  private static let kinds = [
    Kind(
      className: "UITableViewCell",
      designated: "init(style:reuseIdentifier:)",
      required: "init(recycledUnder reuseIdentifier: String)"
    ),
    Kind(
      className: "UITableViewHeaderFooterView",
      designated: "init(reuseIdentifier:)",
      required: "init(recycledUnder reuseIdentifier: String)"
    ),
    Kind(
      className: "UICollectionReusableView",
      designated: "init(frame:)",
      required: "init(recycledWithFrame frame: CGRect)"
    ),
    // UIKit doesn't require it of subclasses; documents make recognizers through it.
    Kind(className: "UIGestureRecognizer", designated: "init(target:action:)", required: "init?(coder: NSCoder)"),
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    for reference in set.references where set[reference].kind == .class {
      let type = set[reference]
      guard let known = set.superclassChain(of: type.fullName).knownClass,
        let kind = kinds.first(where: { known.isKind(of: $0.className) }), !inherits(type, kind, set)
      else { continue }
      let label = kind.required.drop { $0 != "(" }.dropFirst().prefix { $0 != " " && $0 != ":" }
      guard !type.methods.contains(where: { $0.kind == .initializer && $0.parameters.first?.label == String(label) })
      else { continue }
      draft.addMember(
        "\(type.modifiers.publicAccess)required \(kind.required.hasPrefix("init?") ? "" : "convenience ")\(kind.required) { "
          + "fatalError(\"\(kind.designated) has not been implemented\") }",
        to: reference,
        "add \(kind.required)"
      )
    }
  }

  /// Whether the class inherits the required initializer: it declares no designated one, or all of them.
  private static func inherits(_ type: TypeDeclaration, _ kind: Kind, _ set: SourceSet) -> Bool {
    let own = designated(type)
    guard !own.isEmpty else { return true }
    var needed: Set<String> = [kind.designated, "init(coder:)"]
    for ancestor in set.ancestors(of: type.fullName) {
      guard let body = set.classBody(ancestor, preferring: 0) else { continue }
      let inherited = designated(set[body])
      if !inherited.isEmpty {
        needed = inherited
        break
      }
    }
    return needed.isSubset(of: own)
  }

  private static func designated(_ type: TypeDeclaration) -> Set<String> {
    Set(type.methods.filter { $0.kind == .initializer && !$0.modifiers.contains(.convenience) }.map(\.name))
  }
}
