package import ReuseGenDeclarations

/// The texts of the type members that classes have themselves, inherit, or have from protocols, such as the reuse
/// identifiers that an app derives from its classes.
///
///     extension UIView { static var reuseIdentifier: String { NSStringFromClass(self) } }
package struct ClassConstants {
  /// The target's own module; `nil` if it isn't known, so that names with their modules aren't.
  private let module: String?
  private let declarations: Declarations
  private let known = KnownTypes()

  package init(_ declarations: Declarations, module: String?) {
    self.declarations = declarations
    self.module = module
  }

  /// The text of a constant of a class: `static var reuseID: String { String(describing: self) }`. `nil` if it isn't
  /// known.
  package func text(_ name: String, of className: String) -> String? {
    text(name, of: className, depth: Self.maximumDepth)
  }

  /// How many constants may refer to each other.
  private static let maximumDepth = 4

  private func text(_ name: String, of className: String, depth: Int) -> String? {
    guard depth > 0 else { return nil }
    for type in types(of: className) {
      // The requirement of a protocol has no value; its extension's does.
      let references = declarations.references(to: type).filter { declarations.kind(of: $0) != .protocol }
      let properties = references.flatMap { declarations.properties(of: $0) }
        .filter { $0.name == name && $0.isTypeMember }
      guard let property = properties.first else { continue }
      guard properties.count == 1, property.isConstant || property.isComputed else { return nil }
      switch property.initialValue {
      case .literal(let literal): return literal.value
      case .nameOfType(let type): return meant(type, by: className).lastName
      case .fullNameOfType(let type): return fullName(of: meant(type, by: className))
      case .path(let path): return path.ownMember.flatMap { text($0, of: className, depth: depth - 1) }
      case .rawValue, .bundle, .call, .other, nil: return nil
      }
    }
    return nil
  }

  private func meant(_ type: String, by className: String) -> String { type.lowercased() == "self" ? className : type }

  /// The name with the module, as the Objective-C runtime has it; `nil` for a nested class, which has another one.
  private func fullName(of className: String) -> String? {
    guard let module, !className.contains(".") else { return nil }
    return "\(module).\(className)"
  }

  /// A class with its superclasses, including UIKit's, and then their protocols.
  package func types(of className: String) -> [String] {
    if let found = known.types[className] { return found }
    let found = readTypes(of: className)
    known.types[className] = found
    return found
  }

  private func readTypes(of className: String) -> [String] {
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

/// The types of the classes that were looked up.
private final class KnownTypes {
  var types: [String: [String]] = [:]
}
