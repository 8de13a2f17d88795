package import ReuseGenDeclarations

/// The superclasses of many classes, each looked up once: chains that share classes take linear time together.
package final class Superclasses {
  private let declarations: Declarations
  private var nextClasses: [String: Declarations.Resolution?] = [:]
  private let ends: InheritedValues<SuperclassChain.End>

  package init(_ declarations: Declarations) {
    self.declarations = declarations
    ends = InheritedValues()
  }

  /// The superclass of a class of the sources, by its full name; `nil` for a root.
  private func next(after name: String) -> Declarations.Resolution? {
    if let known = nextClasses[name] { return known }
    let next = declarations.superclass(of: name)
    nextClasses[name] = .some(next)
    return next
  }

  /// The name of a class's superclass, whether the sources declare the class or it is a known one.
  package func name(after name: String) -> String? {
    guard declarations.fullName(named: name) != nil else { return AppleClass.named(name)?.superclassName }
    return switch next(after: name) {
    case .declared(let superclass): superclass
    case .known(let superclass): superclass.name
    case .unknown, nil: nil
    }
  }

  /// How the chain of a class of the sources ends.
  package func end(of name: String) -> SuperclassChain.End {
    let end = ends.value(of: name) { name in
      switch next(after: name) {
      case .declared: nil
      case .known(let known): .known(known)
      case .unknown(let name): .unknown(name)
      case nil: .root
      }
    } next: {
      self.name(after: $0)
    }
    // A class that is its own superclass doesn't compile.
    return end ?? .unknown(name)
  }

  /// Records a class for those of its superclasses in the sources that have no subclass yet.
  package func record(_ subclass: String, in subclasses: inout [String: String]) {
    var current = subclass
    // All superclasses of one that has a subclass have one.
    while case .declared(let superclass) = next(after: current), superclass != subclass, subclasses[superclass] == nil {
      subclasses[superclass] = subclass
      current = superclass
    }
  }
}
