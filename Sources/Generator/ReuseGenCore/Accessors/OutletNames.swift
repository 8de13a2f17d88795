import ReuseGenDeclarations
import ReuseGenXML

/// The outlets that objects must have after they were loaded from documents, as Swift arrays of names: those that every
/// object of a class connects in a document, and those that the class declares with "!".
///
/// They are looked up when a template first writes them, because most templates don't. Each class is looked up once in
/// a document, however many entries list it.
final class OutletNames: Sendable {
  fileprivate struct Key: Hashable {
    /// The class as the manifest names it.
    var className: String
    /// The position of the document.
    var document: Int
  }

  fileprivate let arrays: OnDemand<[Key: String]>

  init(_ resolved: ResolvedManifest, _ declarations: Declarations) {
    arrays = OnDemand { Self.arrays(resolved, declarations) }
  }

  private static func arrays(_ resolved: ResolvedManifest, _ declarations: Declarations) -> [Key: String] {
    var arrays: [Key: String] = [:]
    var connections: [Int: ConnectedOutlets] = [:]
    func add(_ listedClass: ListedClass, _ document: NamedDocument?) {
      guard let document, let version = document.versions.first else { return }
      let key = Key(className: listedClass.text, document: document.position)
      guard arrays[key] == nil else { return }
      let connected = connections[document.position] ?? ConnectedOutlets(version, resolved.classes)
      connections[document.position] = connected
      let names = connected.names(listedClass).union(declared(listedClass, declarations))
      arrays[key] = "[" + names.sorted().map(SwiftLiteral.string).joined(separator: ", ") + "]"
    }
    for cell in resolved.cells { add(cell.listedClass, cell.source.document) }
    for view in resolved.views { add(view.listedClass, view.source.nib?.lookup.document) }
    for scene in resolved.scenes { add(scene.listedClass, scene.lookup.document) }
    return arrays
  }

  /// The outlets of a class in a document, which the manifest lists together.
  func list(_ listedClass: ListedClass, _ document: NamedDocument?) -> OutletList {
    OutletList(
      key: document.map { Key(className: listedClass.text, document: $0.position) },
      names: self
    )
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

/// The outlets of a class in a document.
struct OutletList: Sendable {
  fileprivate let key: OutletNames.Key?
  fileprivate let names: OutletNames

  /// A Swift array of their names.
  var text: String { key.flatMap { names.arrays.value[$0] } ?? "[]" }
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
