/// What the user wrote in reuse.json, each value with its place.
///
/// Nothing is resolved here: a key that the user left out is nil, so that the documents can supply it.
package struct Manifest: Sendable {
  /// The file as the user named it.
  package var file: String
  package var imports: [String] = ["Recycler"]
  package var access: AccessLevel = .internal
  package var namespace: Located<String>
  package var bundle: BundleChoice?
  /// Files or folders with documents, relative to the manifest.
  package var interfaceBuilder: [Located<String>]
  package var writesConformances = true
  package var severities: [String: RuleSeverity] = [:]
  package var cells: [CellEntry] = []
  package var views: [ViewEntry] = []
  package var scenes: [SceneEntry] = []

  package init(file: String) {
    self.file = file
    namespace = Located("Reuse", at: SourcePlace(file: file))
    interfaceBuilder = [Located(".", at: SourcePlace(file: file))]
  }

  /// Whether a rule asks which classes the target declares.
  package var asksForDeclaredClasses: Bool { severities[Rule.classMissing.rawValue] != .off }

  /// The cells, then the views, then the scenes.
  var entries: [any ManifestEntry] { cells + views + scenes }
}

/// The access level of what is generated.
package enum AccessLevel: String, Sendable, CaseIterable {
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
package enum RuleSeverity: String, Sendable, CaseIterable {
  case off
  case warning
  case error
}

/// The view that recycles.
package enum Container: String, Sendable, CaseIterable {
  case table
  case collection
}

/// Where a nib's name comes from.
package enum NibChoice: Equatable, Sendable {
  /// `"nib": true`: named as the type.
  case namedAsType
  case named(String)
}

/// What all entries share.
package protocol ManifestEntry: Sendable {
  var place: SourcePlace { get }
  var type: Located<TypeName> { get }
  var name: Located<String>? { get }
  var identifier: Located<String>? { get }
  /// Whether the class is to conform, and gets its identifiers as static members.
  var writesConformance: Bool { get }
}

package struct CellEntry: ManifestEntry {
  package var place: SourcePlace
  package var type: Located<TypeName>
  package var name: Located<String>?
  package var identifier: Located<String>?
  package var container: Located<Container>?
  package var nib: Located<NibChoice>?
  /// The storyboard that holds the prototype.
  package var storyboard: Located<String>?
  package var writesConformance = true
}

package struct ViewEntry: ManifestEntry {
  package var place: SourcePlace
  package var type: Located<TypeName>
  package var name: Located<String>?
  package var identifier: Located<String>?
  /// nil: the view stands alone.
  package var container: Located<Container>?
  package var nib: Located<NibChoice>?
  /// The class is the File's Owner of its nib.
  package var isOwner = false
  package var kind: Located<String>?
  package var writesConformance = true
  /// Whether the entry was read without a mistake: what is missing in another may be what was mistaken.
  package var isSound = true
}

package struct SceneEntry: ManifestEntry {
  package var place: SourcePlace
  package var type: Located<TypeName>
  package var name: Located<String>?
  package var storyboard: Located<String>?
  /// nil: the storyboard's initial scene.
  package var identifier: Located<String>?
  package var writesConformance = true
}

/// A Swift class as the manifest names it: `PersonCell`, nested `Feed.PhotoCell`, or of another module
/// `Kit.Badge`.
package struct TypeName: Hashable, Sendable {
  package var components: [String]

  /// Nil where `text` is no dotted list of Swift identifiers, or has a word that Swift keeps for itself.
  package init?(_ text: String) {
    components = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard components.allSatisfy({ SwiftIdentifier.isValid($0) && !SwiftIdentifier.isReservedType($0) }) else {
      return nil
    }
  }

  /// The class's own name, without what surrounds it.
  package var last: String { components.last ?? "" }
  package var text: String { components.joined(separator: ".") }

  /// The class as its own module knows it: without the module's name.
  package func within(_ module: String?) -> TypeName {
    guard components.count > 1, components[0] == module else { return self }
    var inner = self
    inner.components.removeFirst()
    return inner
  }
}

extension ManifestEntry {
  /// The identifier that stands in the manifest or follows from the type.
  package var reuseIdentifier: String { identifier?.value ?? type.value.last }
}

extension NibChoice {
  package func name(for type: TypeName) -> String {
    switch self {
    case .namedAsType: type.last
    case .named(let name): name
    }
  }
}
