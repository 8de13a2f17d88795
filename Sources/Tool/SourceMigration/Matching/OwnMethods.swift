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

  /// The text of a constant that a class has itself, inherits, or has from a protocol of its own or of a superclass:
  /// `static var reuseID: String { String(describing: self) }`. `nil` if it isn't known.
  func constant(_ name: String, of className: String) -> String? {
    for type in types(of: className) {
      let properties = declarations.references(to: type).flatMap { declarations.properties(of: $0) }
        .filter { $0.name == name && $0.isTypeMember }
      guard let property = properties.first else { continue }
      guard properties.count == 1, property.isConstant || property.isComputed else { return nil }
      switch property.initialValue {
      case .literal(let literal): return literal.value
      case .nameOfType(let type): return (type.lowercased() == "self" ? className : type).lastName
      case .call, .other, nil: return nil
      }
    }
    return nil
  }

  private func declares(_ className: String, _ isMeant: (MethodDeclaration) -> Bool) -> Bool {
    types(of: className).contains { type in
      declarations.references(to: type).contains { declarations.methods(of: $0).contains(where: isMeant) }
    }
  }

  /// A class with its superclasses, those of UIKit, too, and then their protocols.
  private func types(of className: String) -> [String] {
    let chain = declarations.superclassChain(of: className)
    var names = chain.classes + (chain.knownClass?.chain.map(\.name) ?? [])
    if names.isEmpty { names = [className] }
    var known = Set(names)
    var position = 0
    while position < names.count {
      let name = names[position]
      position += 1
      for inherited in declarations.references(to: name).flatMap({ declarations[$0].inherited }) {
        guard case .declared(let type) = declarations.resolve(inherited.name, from: name), known.insert(type).inserted
        else { continue }
        names.append(type)
      }
    }
    return names
  }
}
