import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// The identifier that a call of a list states, and the role in which the list recycles the view.
struct ViewReference {
  /// `nil` if the identifier isn't known.
  let identifier: NameReference?
  private let role: Role?

  private enum Role {
    case known(RecycledAccessor.Role)
    /// A supplementary view whose element kind is a variable, such as the parameter of the data source's method.
    case supplementary

    func listed(for identifier: NameReference, in context: MigrationContext) -> [RecycledAccessor] {
      context.recycled(identifier).filter { accessor in
        switch self {
        case .known(let role): accessor.role == role
        case .supplementary: accessor.isSupplementary
        }
      }
    }
  }

  /// `nil`: the arguments state no identifier.
  init?(_ call: Call, _ source: MigrationSource, _ context: MigrationContext) {
    let labels = source.tree.labels(call.arguments)
    guard let index = labels.firstIndex(where: Self.identifierLabels.contains), let value = call.arguments[index].value
    else { return nil }
    identifier = context.name(value, "reuseIdentifier", in: source)
    let kind = labels.firstIndex { $0 == "ofKind" || $0 == "forSupplementaryViewOfKind" }
      .flatMap { call.arguments[$0].value }
    let isCell = source.tree.nameOfCallee(call.callee).map { source.tree.stream.is($0, "dequeueReusableCell") } ?? false
    let elementKind = kind.flatMap { context.elementKind($0, in: source) }
    // A cell without an index path.
    role = labels == ["withIdentifier"] && isCell ? .known(.tableCell) : Self.role(labels, elementKind: elementKind)
  }

  static let identifierLabels: Set<String> = [
    "withIdentifier", "withReuseIdentifier", "forCellReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
    "forCellWithReuseIdentifier",
  ]

  private static func role(_ labels: [String], elementKind: String?) -> Role? {
    switch labels {
    case ["withIdentifier", "for"], ["_", "forCellReuseIdentifier"]: .known(.tableCell)
    case ["withReuseIdentifier", "for"], ["_", "forCellWithReuseIdentifier"]: .known(.collectionCell)
    case ["withIdentifier"], ["_", "forHeaderFooterViewReuseIdentifier"]: .known(.headerOrFooter)
    case ["ofKind", "withReuseIdentifier", "for"]:
      // A list has the view for one kind only, if the manifest does.
      elementKind.map { .known(.supplementary(kind: $0)) } ?? .supplementary
    case ["_", "forSupplementaryViewOfKind", "withReuseIdentifier"]:
      elementKind.map { .known(.supplementary(kind: $0)) }
    default: nil
    }
  }

  /// The accessor whose identifier replaces the string in the call: the only one, or the one with the result's class.
  func accessorOfValue(ofClass name: String?, in context: MigrationContext) -> RecycledAccessor? {
    identifier.flatMap { accessorOfValue(for: $0, ofClass: name, in: context) }
  }

  /// The accessor for one string in a conditional expression.
  func accessorOfValue(
    for identifier: NameReference,
    ofClass name: String? = nil,
    in context: MigrationContext
  ) -> RecycledAccessor? {
    guard let role else { return nil }
    let listed = role.listed(for: identifier, in: context)
    guard let name else { return listed.count == 1 ? listed.first : nil }
    return listed.first { $0.className.isSameType(name) }
  }

  /// The only accessor for the identifier.
  ///
  /// - Parameter difference: How the call differs from an accessor, or `nil` if they agree.
  func accessor(
    in context: MigrationContext,
    difference: (RecycledAccessor) -> String?
  ) -> Result<RecycledAccessor, Reason> {
    guard let identifier else { return .failure(.unknownIdentifier) }
    guard let role else { return .failure(Reason("the view's kind can't be determined from the sources")) }
    let listed = role.listed(for: identifier, in: context)
    let matching = listed.filter { difference($0) == nil }
    if let only = matching.first, Set(matching.map(\.className)).count == 1 { return .success(only) }
    // The views have UIKit's own class, whatever theirs is.
    if let plain = matching.first(where: { TypeName($0.className)?.isOfUIKit ?? false }) { return .success(plain) }
    if !matching.isEmpty {
      return .failure(
        Reason("the manifest lists several views for \(identifier); cast the result, or give each its own identifier")
      )
    }
    guard let other = listed.lazy.compactMap(difference).first else {
      return .failure(Reason("the manifest lists no view for \(identifier)", isUnlisted: true))
    }
    return .failure(Reason("the manifest lists \(identifier) with \(other)"))
  }
}
