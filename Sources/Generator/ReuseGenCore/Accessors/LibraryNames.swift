import ReuseGenMustache
import SourceDeclarations

/// The names by which generated code refers to Recycler's types.
///
/// A type of the app hides an imported one with its name: SwiftGen declares a `StoryboardScene`, and many apps declare
/// a `Segue` or a `Reusable`. Generated code then writes `Recycler.Segue`. A standalone file, which declares these
/// types itself, gives such a type a name that begins with the catalog's.
struct LibraryNames: Sendable {
  enum Name: String, CaseIterable {
    case reuseIdentifier = "ReuseIdentifier"
    case supplementaryIdentifier = "SupplementaryIdentifier"
    case storyboardScene = "StoryboardScene"
    case segue = "Segue"
    case reusable = "Reusable"
    case nibReusable = "NibReusable"
    case nibLoadable = "NibLoadable"
    case nibOwnerLoadable = "NibOwnerLoadable"
    case storyboardBased = "StoryboardBased"
    case storyboardSceneBased = "StoryboardSceneBased"
    /// Types that only a standalone file declares.
    case recycledSource = "RecycledSource"
    case seguePerforming = "SeguePerforming"

    /// The name of the template's key: `storyboardScene`.
    var key: String { AccessorName.lowerCamelCase(rawValue) }
  }

  private let hidden: Set<String>
  private let prefix: String

  /// - Parameter isStandalone: Whether the generated file declares the types itself.
  init(_ declarations: Declarations, namespace: String, isStandalone: Bool) {
    hidden = Set(Name.allCases.map(\.rawValue).filter { Self.isHidden($0, by: declarations) })
    prefix = isStandalone ? namespace : "Recycler."
  }

  /// Whether a type of the sources has a name of Recycler's. SwiftGen's output may be missing when the sources are
  /// read, but they name its `StoryboardScene`.
  private static func isHidden(_ name: String, by declarations: Declarations) -> Bool {
    if declarations.declaresTypeOrAlias(name) { return true }
    return name == Name.storyboardScene.rawValue && declarations.names(name)
  }

  /// The name in generated code.
  subscript(name: Name) -> String { self[name.rawValue] }

  /// The name in generated code, for a type's own name.
  subscript(name: String) -> String { hidden.contains(name) ? prefix + name : name }

  /// The names by the keys of the template.
  var context: MustacheValue {
    .object(Dictionary(uniqueKeysWithValues: Name.allCases.map { ($0.key, .string(self[$0])) }))
  }

  static var shape: MustacheShape {
    .object(Dictionary(uniqueKeysWithValues: Name.allCases.map { ($0.key, MustacheShape.value) }))
  }

  // MARK: - Mistakes

  /// An error if a type of the sources hides the module Recycler, so that a hidden name can't be qualified.
  static func problem(in declarations: Declarations) -> Diagnostic? {
    guard declarations.declaresTypeOrAlias("Recycler"),
      let type = declarations.references(to: "Recycler").first(where: { declarations.kind(of: $0) != .extension }),
      let hidden = Name.allCases.first(where: { isHidden($0.rawValue, by: declarations) })
    else { return nil }
    let position = declarations.position(of: declarations[type].nameOffset, in: type)
    return Diagnostic(
      .error,
      "a type named Recycler hides the module Recycler, so generated code can't name Recycler.\(hidden.rawValue), "
        + "whose name the sources use for another type; rename one of the two types",
      at: SourceLocation(file: position.path, line: position.line, column: position.column),
      rule: ManifestRule.name
    )
  }
}
