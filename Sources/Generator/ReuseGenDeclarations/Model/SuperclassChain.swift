/// The superclasses of a class, as far as the sources and the known classes declare them.
package struct SuperclassChain: Sendable, Equatable {
  package enum End: Sendable, Equatable {
    case known(AppleClass)
    /// A class without a superclass.
    case root
    /// A superclass that neither the sources nor the known classes have; its name, as written.
    case unknown(String)
  }

  /// The full names of the classes in the sources, the class itself first.
  package var classes: [String]
  package var end: End

  /// The Apple class that the chain ends with.
  package var knownClass: AppleClass? {
    if case .known(let known) = end { known } else { nil }
  }

  /// Whether an object of the class is also an object of the class with a name; `nil` if the chain doesn't determine
  /// it.
  package func isKind(of name: String) -> Bool? {
    if classes.contains(name) { return true }
    switch end {
    case .known(let known): return known.isKind(of: name)
    case .root: return false
    case .unknown: return nil
    }
  }
}

extension SuperclassChain {
  /// More classes than any real chain has. Without a limit, the chains of all classes would take time with the square
  /// of their length.
  package static let maximumLength = 64

  /// The chain from a class of the sources on.
  package init(of fullName: String, superclass: (String) -> Declarations.Resolution?) {
    classes = []
    end = .root
    var current = fullName
    while classes.count < Self.maximumLength {
      classes.append(current)
      switch superclass(current) {
      case .declared(let next): current = next
      case .known(let known):
        end = .known(known)
        return
      case .unknown(let name):
        end = .unknown(name)
        return
      case nil: return
      }
    }
    end = .unknown(removeRepeated() ?? current)
  }

  /// Cuts a chain at the first class that it already contains, and returns this class: one that is its own superclass
  /// doesn't compile.
  private mutating func removeRepeated() -> String? {
    var seen: Set<String> = []
    guard let index = classes.firstIndex(where: { !seen.insert($0).inserted }) else { return nil }
    let repeated = classes[index]
    classes.removeSubrange(index...)
    return repeated
  }
}

extension Declarations {
  /// The superclasses of a class of the sources, or of a known one.
  package func superclassChain(of name: String) -> SuperclassChain {
    guard let current = fullName(named: name) else {
      if case .declared(let found) = resolve(name, from: "") { return superclassChain(of: found) }
      if case .known(let known) = resolve(name, from: "") { return SuperclassChain(classes: [], end: .known(known)) }
      return SuperclassChain(classes: [], end: .unknown(name))
    }
    return SuperclassChain(of: current) { superclass(of: $0) }
  }

  /// The superclass of a class; `nil` if it has none.
  package func superclass(of fullName: String) -> Resolution? {
    let found = superclasses(of: fullName)
    guard found.count > 1 else { return found.first }
    // Branches of conditional compilation may disagree.
    return .unknown(fullName)
  }

  /// The superclasses of all classes with a name: there are several where targets or branches of conditional
  /// compilation disagree.
  package func superclasses(of fullName: String) -> [Resolution] {
    var found: [Resolution] = []
    let scope = QualifiedName(fullName).enclosing
    for reference in references(to: fullName) where kind(of: reference) != .extension || isPartial(reference) {
      let type = self[reference]
      guard let first = type.inherited.first else { continue }
      guard type.kind == .class || type.isPartial else { continue }
      let resolution = resolve(first.name, from: type.language == .swift ? scope : "")
      if !isProtocol(resolution), !found.contains(resolution) { found.append(resolution) }
    }
    if found.isEmpty, isOnlyImplemented(fullName) { return [.unknown(fullName)] }
    return found
  }

  /// Whether the sources have a class's implementation without its interface, which would name the superclass.
  private func isOnlyImplemented(_ fullName: String) -> Bool { !declares(fullName) }

  private func isProtocol(_ resolution: Resolution) -> Bool {
    switch resolution {
    case .declared(let name): references(to: name).contains { kind(of: $0) == .protocol }
    case .known: false
    case .unknown(let name): KnownProtocols.contains(name)
    }
  }
}
