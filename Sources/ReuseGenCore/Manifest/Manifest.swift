/// What the user wrote in reuse.json, each value with its location.
///
/// Nothing is resolved here: a key that the user left out is nil, so that the documents can supply it.
package struct Manifest: Sendable {
  /// The file as the user named it.
  var file: String
  var imports: [String] = ["Recycler"]
  var access: AccessLevel = .internal
  var namespace: Located<String>
  var bundle: BundleChoice?
  /// Files or folders with documents, relative to the manifest.
  package var interfaceBuilder: [Located<String>]
  var writesConformances = true
  var severities: [String: RuleSeverity] = [:]
  var cells: [CellEntry] = []
  var views: [ViewEntry] = []
  var scenes: [SceneEntry] = []

  init(file: String) {
    self.file = file
    namespace = Located("Reuse", at: SourceLocation(file: file))
    interfaceBuilder = [Located(".", at: SourceLocation(file: file))]
  }

  /// Whether a rule asks which classes the target declares.
  package var asksForDeclaredClasses: Bool { severities[Rule.classMissing.rawValue] != .off }

  /// The cells, then the views, then the scenes.
  var entries: [any ManifestEntry] { cells + views + scenes }
}

/// The access level of what is generated.
enum AccessLevel: String, Sendable, CaseIterable {
  case `internal`
  case package
  case `public`
}

/// Where nibs and storyboards are looked up at run time.
package enum BundleChoice: String, Sendable, CaseIterable {
  /// `Bundle.module`, of a package's target with resources.
  case module
  case main
  /// The bundle of the class, as Reusable looks it up.
  case `class`
}

/// What the user makes of a rule.
enum RuleSeverity: String, Sendable, CaseIterable {
  case off
  case warning
  case error
}

/// The view that recycles.
enum Container: String, Sendable, CaseIterable {
  case table
  case collection
}

/// Where a nib's name comes from.
enum NibChoice: Equatable, Sendable {
  /// `"nib": true`: named as the type.
  case namedAsType
  case named(String)
}

/// What all entries share.
protocol ManifestEntry: Sendable {
  var location: SourceLocation { get }
  var type: Located<TypeName> { get }
  var name: Located<String>? { get }
  var identifier: Located<String>? { get }
  /// Whether the class is to conform, and gets its identifiers as static members.
  var writesConformance: Bool { get }
}

struct CellEntry: ManifestEntry {
  var location: SourceLocation
  var type: Located<TypeName>
  var name: Located<String>?
  var identifier: Located<String>?
  var container: Located<Container>?
  var nib: Located<NibChoice>?
  /// The storyboard that holds the prototype.
  var storyboard: Located<String>?
  var writesConformance = true
}

struct ViewEntry: ManifestEntry {
  var location: SourceLocation
  var type: Located<TypeName>
  var name: Located<String>?
  var identifier: Located<String>?
  /// nil: the view stands alone.
  var container: Located<Container>?
  var nib: Located<NibChoice>?
  /// The class is the File's Owner of its nib.
  var isOwner = false
  var kind: Located<String>?
  var writesConformance = true
  /// Whether the entry was read without a mistake: what is missing in another may be what was mistaken.
  var isSound = true
}

struct SceneEntry: ManifestEntry {
  var location: SourceLocation
  var type: Located<TypeName>
  var name: Located<String>?
  var storyboard: Located<String>?
  /// nil: the storyboard's initial scene.
  var identifier: Located<String>?
  var writesConformance = true
}

/// A Swift class as the manifest names it: `PersonCell`, nested `Feed.PhotoCell`, or of another module
/// `Kit.Badge`.
struct TypeName: Hashable, Sendable {
  var components: [String]

  /// Nil where `text` is no dotted list of Swift identifiers, or has a word that Swift keeps for itself.
  init?(_ text: String) {
    components = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard components.allSatisfy({ SwiftIdentifier.isValid($0) && !SwiftIdentifier.isReservedType($0) }) else {
      return nil
    }
  }

  /// The class's own name, without what surrounds it.
  var last: String { components.last ?? "" }
  var text: String { components.joined(separator: ".") }

  /// The class as its own module knows it: without the module's name.
  func within(_ module: String?) -> TypeName {
    guard components.count > 1, components[0] == module else { return self }
    var inner = self
    inner.components.removeFirst()
    return inner
  }
}

extension ManifestEntry {
  /// The identifier that stands in the manifest or follows from the type.
  var reuseIdentifier: String { identifier?.value ?? type.value.last }
}

extension NibChoice {
  func name(for type: TypeName) -> String {
    switch self {
    case .namedAsType: type.last
    case .named(let name): name
    }
  }
}
