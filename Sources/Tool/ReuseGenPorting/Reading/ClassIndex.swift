import ReuseGenDeclarations

/// The classes of the sources with what is asked of them again and again: their names, bodies, superclasses and
/// members. Each name is looked up once, however many declarations have it.
struct ClassIndex {
  typealias Reference = Declarations.Reference

  private struct Entry {
    /// The declaration and the extensions of the class.
    var references: [Reference]
    /// The bodies by file.
    var bodies: [Int: Reference] = [:]
    var firstBody: Reference?
    var properties: Set<String> = []
    var methods: Set<String> = []
    /// The methods that other files see.
    var visibleMethods: Set<String> = []
    /// The superclasses.
    var chain: SuperclassChain?
  }

  private var entries: [String: Entry] = [:]
  private let superclasses: SuperclassTable
  /// The full names of the classes that types declare or extend, by file and type.
  private var names: [[String?]]

  init(_ declarations: Declarations, _ references: [Reference]) {
    var superclasses = SuperclassTable(declarations)
    names = declarations.files.map { Array(repeating: nil, count: $0.types.count) }
    let understood = Set(references.map(\.file))
    for reference in references {
      guard let name = Self.className(of: reference, declarations) else { continue }
      names[reference.file][reference.type] = name
      guard entries[name] == nil else { continue }
      entries[name] = Self.entry(name, declarations, understood)
      superclasses.add(name)
    }
    self.superclasses = superclasses
    for name in entries.keys { entries[name]?.chain = superclasses.chain(of: name) }
  }

  /// The full name of the class that a type declares or extends; `nil` if the sources don't declare it.
  func name(of reference: Reference) -> String? { names[reference.file][reference.type] }

  /// The declaration and the extensions of a class; `nil` for a class that the sources don't declare.
  func references(to name: String) -> [Reference]? { entries[name]?.references }

  /// The body of a class: the one in a file if several have the name.
  func body(_ name: String, preferring file: Int) -> Reference? {
    guard let entry = entries[name] else { return nil }
    return entry.bodies[file] ?? entry.firstBody
  }

  /// The superclasses of a class of the sources, or of a known one.
  func chain(of name: String) -> SuperclassChain { entries[name]?.chain ?? superclasses.chain(of: name) }

  func declares(property: String, _ name: String) -> Bool { entries[name]?.properties.contains(property) ?? false }

  func declares(method: String, _ name: String) -> Bool { entries[name]?.methods.contains(method) ?? false }

  /// Whether a class has a method that isn't private.
  func declares(visibleMethod method: String, _ name: String) -> Bool {
    entries[name]?.visibleMethods.contains(method) ?? false
  }

  private static func className(of reference: Reference, _ declarations: Declarations) -> String? {
    let type = declarations[reference]
    if type.kind == .class { return type.fullName }
    guard type.kind == .extension, case .declared(let name) = declarations.resolve(type.fullName, from: "") else {
      return nil
    }
    return name
  }

  private static func entry(_ name: String, _ declarations: Declarations, _ understood: Set<Int>) -> Entry {
    let references = declarations.references(to: name)
    var entry = Entry(references: references)
    for reference in references {
      let type = declarations[reference]
      if type.kind == .class, type.bodyRange != nil, understood.contains(reference.file) {
        entry.firstBody = entry.firstBody ?? reference
        if entry.bodies[reference.file] == nil { entry.bodies[reference.file] = reference }
      }
      for property in type.properties { entry.properties.insert(property.name) }
      for method in type.methods {
        let name = method.name
        entry.methods.insert(name)
        if !method.modifiers.isHidden { entry.visibleMethods.insert(name) }
      }
    }
    return entry
  }
}
