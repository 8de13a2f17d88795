import SourceDeclarations

/// The methods that an app declares under the names of accessors, and that code would call instead of them.
struct OwnMethods {
  private let declarations: Declarations

  init(_ declarations: Declarations) { self.declarations = declarations }

  /// Whether a class, one of its superclasses or one of their protocols has a type method with a name.
  func areOfType(_ name: String, _ className: String) -> Bool {
    declares(className) { $0.isTypeMember && $0.baseName == name }
  }

  /// Whether an extension of a list or of one of its superclasses has a method with a name.
  func areOfObjects(_ name: String, _ className: String) -> Bool {
    declares(className) { !$0.isTypeMember && $0.baseName == name }
  }

  private func declares(_ className: String, _ isMeant: (MethodDeclaration) -> Bool) -> Bool {
    let chain = declarations.superclassChain(of: className)
    var names = chain.classes + (chain.knownClass?.chain.map(\.name) ?? [])
    if names.isEmpty { names = [className] }
    var known = Set(names)
    while let name = names.popLast() {
      for reference in declarations.references(to: name) {
        if declarations.methods(of: reference).contains(where: isMeant) { return true }
        for inherited in declarations[reference].inherited {
          guard case .declared(let type) = declarations.resolve(inherited.name, from: name), known.insert(type).inserted
          else { continue }
          names.append(type)
        }
      }
    }
    return false
  }
}
