/// An expression for a text, as far as it can be read without compiling: a name in a call, or the value that a property
/// starts with or that its getter returns.
package enum NameExpression: Sendable, Equatable {
  case literal(StringLiteral)
  /// `String(describing: X.self)` or `"\(X.self)"`: the name of a type, as written. That of `self` is `Self`.
  case nameOfType(String)
  /// `NSStringFromClass(X.self)` or `String(reflecting: X.self)`: the name of a type with its module.
  case fullNameOfType(String)
  /// A constant or a variable, by itself or in a type: `cellID`, `Self.cellID`, `Identifiers.person`.
  case path(String)
  /// The raw value of a case, which is the path: `Identifiers.person.rawValue`.
  case rawValue(String)
  /// `Bundle(for: X.self)`: the bundle of a class.
  case bundle(String)
  /// An expression that starts with a call of this type or function, such as `UILabel()`.
  case call(String)
  /// Any other: the text of a name in a call, or nothing of a property's value.
  case other(String)

  /// The expression as Swift code writes it.
  package var text: String {
    switch self {
    case .literal(let literal): "\"\(literal.value)\""
    case .nameOfType(let type): "String(describing: \(type).self)"
    case .fullNameOfType(let type): "NSStringFromClass(\(type).self)"
    case .path(let path): path
    case .rawValue(let path): "\(path).rawValue"
    case .bundle(let type): "Bundle(for: \(type).self)"
    case .call(let callee): "\(callee)()"
    case .other(let text): text
    }
  }
}

extension String {
  /// The member of the type around a path: of `cellID`, `self.cellID` and `Self.cellID`.
  package var ownMember: String? {
    let names = split(separator: ".")
    guard names.count == 1 || names.count == 2 && names[0].lowercased() == "self" else { return nil }
    return names.last.map(String.init)
  }
}
