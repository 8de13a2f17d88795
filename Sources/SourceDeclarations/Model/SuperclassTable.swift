/// The superclass of each class, looked up once.
package struct SuperclassTable: Sendable {
  private let declarations: Declarations
  private var superclasses: [String: Declarations.Resolution?] = [:]

  package init(_ declarations: Declarations) { self.declarations = declarations }

  /// Looks up the superclasses of a class.
  package mutating func add(_ className: String) {
    var name = className
    while superclasses[name] == nil {
      let superclass = declarations.superclass(of: name)
      superclasses[name] = .some(superclass)
      guard case .declared(let next) = superclass else { return }
      name = next
    }
  }

  /// The superclasses of a class of the sources, or of a known one.
  package func chain(of className: String) -> SuperclassChain {
    guard superclasses[className] != nil else { return declarations.superclassChain(of: className) }
    var chain = SuperclassChain(classes: [], end: .root)
    var seen: Set<String> = []
    var name = className
    while seen.insert(name).inserted {
      chain.classes.append(name)
      guard let superclass = superclasses[name] ?? declarations.superclass(of: name) else { return chain }
      switch superclass {
      case .declared(let next): name = next
      case .known(let known):
        chain.end = .known(known)
        return chain
      case .unknown(let unknown):
        chain.end = .unknown(unknown)
        return chain
      }
    }
    // A class that is its own superclass doesn't compile.
    chain.end = .unknown(name)
    return chain
  }
}
