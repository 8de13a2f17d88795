import ReuseGenDeclarations

/// The superclass of each class, looked up once.
struct SuperclassTable: Sendable {
  private let declarations: Declarations
  private var superclasses: [String: Declarations.Resolution?] = [:]

  init(_ declarations: Declarations) { self.declarations = declarations }

  /// Looks up the superclasses of a class.
  mutating func add(_ className: String) {
    var name = className
    while superclasses[name] == nil {
      let superclass = declarations.superclass(of: name)
      superclasses[name] = .some(superclass)
      guard case .declared(let next) = superclass else { return }
      name = next
    }
  }

  /// The superclasses of a class of the sources, or of a known one.
  func chain(of className: String) -> SuperclassChain {
    guard superclasses[className] != nil else { return declarations.superclassChain(of: className) }
    return SuperclassChain(of: className) { superclasses[$0] ?? declarations.superclass(of: $0) }
  }
}
