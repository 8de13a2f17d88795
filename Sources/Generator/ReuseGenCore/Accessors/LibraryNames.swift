import ReuseGenDeclarations
import ReuseGenMustache

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

  init(_ declarations: Declarations, namespace: String, _ library: AccessorLibrary) {
    hidden = Set(Name.allCases.map(\.rawValue).filter { Self.isHidden($0, by: declarations) })
    prefix = library == .standalone ? namespace : "Recycler."
  }

  /// Whether a type of the sources has a name of Recycler's. SwiftGen's output may be missing when the sources are
  /// read, but they name its `StoryboardScene`.
  private static func isHidden(_ name: String, by declarations: Declarations) -> Bool {
    if declarations.declaresTypeOrAlias(name) { return true }
    return name == Name.storyboardScene.rawValue && declarations.writes(name)
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

  /// Errors for types of the sources with names that generated code can't do without.
  ///
  /// - Parameter bundle: The bundle of nibs and storyboards; `nil` if the compiler chooses.
  static func problems(
    in declarations: Declarations,
    for resolved: ResolvedManifest,
    bundle: BundleChoice?
  ) -> [Diagnostic] {
    let hidden = namesOfOthers(in: resolved, bundle).map { name in
      problem(name, "hides the \(name) that generated code uses; rename the type", declarations)
    }
    let namespace = takenNamespace(resolved.manifest.namespace.value, declarations)
    return ([hiddenModule(declarations), namespace] + hidden).compactMap(\.self)
  }

  /// The names of Swift and Foundation that the code for a manifest uses.
  private static func namesOfOthers(in resolved: ResolvedManifest, _ bundle: BundleChoice?) -> [String] {
    var names = ["MainActor", "String"]
    let isRecycled = !resolved.cells.isEmpty || resolved.views.contains { $0.role != .standalone }
    if isRecycled { names.append("IndexPath") }
    let sources = resolved.cells.map(\.source) + resolved.views.map(\.source)
    let hasDocuments = !resolved.scenes.isEmpty || sources.contains { $0.nib != nil }
    if hasDocuments, bundle == nil || bundle == .class { names.append("Bundle") }
    return names
  }

  /// An error if a type of the sources hides the module Recycler, so that a hidden name can't be qualified.
  private static func hiddenModule(_ declarations: Declarations) -> Diagnostic? {
    guard let hidden = Name.allCases.first(where: { isHidden($0.rawValue, by: declarations) }) else { return nil }
    return problem(
      "Recycler",
      "hides the module Recycler, so generated code can't name Recycler.\(hidden.rawValue), whose name the sources "
        + "use for another type; rename one of the two types",
      declarations
    )
  }

  /// An error if a type of the target has the name of the catalog.
  private static func takenNamespace(_ namespace: String, _ declarations: Declarations) -> Diagnostic? {
    problem(
      namespace,
      "has the name of the generated catalog; set \"namespace\" to another name, such as \"App\(namespace)\", or rename the "
        + "type",
      declarations
    )
  }

  private static func problem(_ name: String, _ text: String, _ declarations: Declarations) -> Diagnostic? {
    guard declarations.declaresTypeOrAlias(name),
      let type = declarations.references(to: name).first(where: { reference in
        declarations.kind(of: reference) != .extension && declarations.files[reference.file].module == nil
          && !declarations[reference].modifiers.isHidden
      })
    else { return nil }
    return .error("a type named \(name) \(text)", at: declarations.location(of: type), rule: ManifestRule.name)
  }
}
