import InterfaceBuilderXML
import SourceDeclarations

/// The outlets that objects must have after they were loaded from documents, as Swift arrays of names: those that every
/// object of a class connects in a document, and those that the class declares with "!".
///
/// Each class is looked up once in a document, however many entries list it.
struct OutletNames: Sendable {
  private struct Key: Hashable {
    var listedClass: ListedClass
    /// The position of the document.
    var document: Int
  }

  private var arrays: [Key: String] = [:]

  /// No outlets.
  init() {}

  init(_ resolved: ResolvedManifest, _ declarations: Declarations) {
    var connections: [Int: ConnectedOutlets] = [:]
    func add(_ listedClass: ListedClass, _ document: NamedDocument?) {
      guard let document, let version = document.versions.first else { return }
      let key = Key(listedClass: listedClass, document: document.position)
      guard arrays[key] == nil else { return }
      let connected = connections[document.position] ?? ConnectedOutlets(version, resolved.classes)
      connections[document.position] = connected
      let names = connected.names(listedClass).union(Self.declared(listedClass, declarations))
      arrays[key] = "[" + names.sorted().map(SwiftLiteral.string).joined(separator: ", ") + "]"
    }
    for cell in resolved.cells { add(cell.listedClass, cell.document) }
    for view in resolved.views { add(view.listedClass, view.nib?.lookup.document) }
    for nib in resolved.cells.compactMap(\.nib) + resolved.views.compactMap(\.nib) {
      add(nib.listedClass, nib.lookup.document)
    }
    for scene in resolved.scenes { add(scene.listedClass, scene.lookup.document) }
  }

  /// The outlets of a class in a document, which the manifest lists together.
  subscript(listedClass: ListedClass, document: NamedDocument?) -> String {
    guard let document else { return "[]" }
    return arrays[Key(listedClass: listedClass, document: document.position)] ?? "[]"
  }

  private static func declared(_ listedClass: ListedClass, _ declarations: Declarations) -> Set<String> {
    let properties = declarations.references(to: listedClass.path).flatMap { declarations[$0].properties }
    return Set(
      properties.filter { property in
        property.attributes.contains("IBOutlet") && !property.isTypeMember
          && property.type?.flags.contains(.implicitlyUnwrapped) ?? false
      }.map(\.name)
    )
  }
}

extension ResolvedCell {
  /// The document that holds the cell.
  var document: NamedDocument? { nib?.lookup.document ?? storyboard }
}

/// The outlets that a document connects, by the classes of their owners.
private final class ConnectedOutlets {
  private typealias Owners = [DocumentClass.Key: [(class: DocumentClass, id: String)]]

  private let document: InterfaceBuilderDocument
  private let classes: ClassComparison
  private var properties: [String?: Set<String>] = [:]

  init(_ document: InterfaceBuilderDocument, _ classes: ClassComparison) {
    self.document = document
    self.classes = classes
    for outlet in document.outlets {
      if let property = outlet.property { properties[outlet.owner, default: []].insert(property) }
    }
  }

  /// The outlets that every object of a class connects.
  func names(_ listedClass: ListedClass) -> Set<String> {
    var names: Set<String>?
    for key in listedClass.keys where key.isCustom || listedClass.canBeImplied {
      let owners = key.isCustom ? customOwners[key] : impliedOwners[key]
      for owner in owners ?? [] where owner.class.matches(listedClass) {
        let own = properties[owner.id, default: []]
        names = names?.intersection(own) ?? own
      }
    }
    return names ?? []
  }

  /// The objects with a custom class: few of all.
  private lazy var customOwners = owners(isCustom: true)

  /// The objects without one, for classes of frameworks.
  private lazy var impliedOwners = owners(isCustom: false)

  private func owners(isCustom: Bool) -> Owners {
    var owners: Owners = [:]
    let objects = document.objects
    // By index, because a loop over the objects copies each of them.
    for index in objects.indices where (objects[index].class.className != nil) == isCustom {
      let object = objects[index]
      let stated = classes.stated(object.class, element: object.element)
      owners[stated.key, default: []].append((stated, object.id))
    }
    return owners
  }
}
