/// The contents of reuse.json, with the location of each value that messages refer to.
///
/// Nothing is resolved here: a key that is left out is nil, so that the documents can supply its value.
package struct Manifest: Sendable {
  /// The file as the user named it.
  var file: String
  var imports: [String] = ["Recycler"]
  var access: AccessLevel = .internal
  var namespace: Located<String>
  var bundle: BundleChoice?
  /// Documents, or folders that contain them, relative to the manifest.
  package var interfaceBuilder: [Located<String>]
  var writesConformances = true
  var severities: [String: RuleSeverity] = [:]
  var cells: [CellEntry] = []
  var views: [ViewEntry] = []
  var scenes: [SceneEntry] = []

  init(file: String) {
    self.file = file
    namespace = Located("Reuse", at: SourcePlace(file: file))
    interfaceBuilder = [Located(".", at: SourcePlace(file: file))]
  }

  /// Whether a rule needs to know which classes the target declares.
  package var asksForDeclaredClasses: Bool { severities[Rule.classMissing.rawValue] != .off }

  /// The cells, then the views, then the scenes.
  var entries: [any ManifestEntry] { cells + views + scenes }
}

/// The access level of the generated declarations.
enum AccessLevel: String, Sendable, CaseIterable {
  case `internal`
  case package
  case `public`
}

/// The bundle in which nibs and storyboards are searched for at run time.
package enum BundleChoice: String, Sendable, CaseIterable {
  /// `Bundle.module`, which a package's target with resources has.
  case module
  case main
  /// The bundle of the class, as in Reusable.
  case `class`
}

/// The severity that the manifest gives a lint rule.
enum RuleSeverity: String, Sendable, CaseIterable {
  case off
  case warning
  case error
}

/// The kind of view that reuses cells and supplementary views.
enum Container: String, Sendable, CaseIterable {
  case table
  case collection
}

/// How the manifest names a nib.
enum NibChoice: Equatable, Sendable {
  /// `"nib": true`: the nib has the type's name.
  case namedAsType
  case named(String)
}

/// The name of a Swift class: `PersonCell`, `Feed.PhotoCell` if it is nested, or `Kit.Badge` if it is in another
/// module.
struct TypeName: Hashable, Sendable {
  var components: [String]

  /// Creates a name; nil unless `text` is a list of Swift identifiers with dots between them, none of them reserved.
  init?(_ text: String) {
    components = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard components.allSatisfy({ SwiftIdentifier.isValid($0) && !SwiftIdentifier.isReservedType($0) }) else {
      return nil
    }
  }

  /// The class's own name, without the types or module that contain it.
  var last: String { components.last ?? "" }
  var text: String { components.joined(separator: ".") }

  /// The name that is used within the module: without the module's name.
  func within(_ module: String?) -> TypeName {
    guard components.count > 1, components[0] == module else { return self }
    var inner = self
    inner.components.removeFirst()
    return inner
  }
}

extension NibChoice {
  func name(for type: TypeName) -> String {
    switch self {
    case .namedAsType: type.last
    case .named(let name): name
    }
  }
}
