package import SourceDeclarations

/// Evaluates the expressions for strings that can be read without compiling: constants of types and of files, raw
/// values of enumerations, and the names of types.
package struct StringValues {
  private let declarations: Declarations
  private let superclasses: Superclasses
  private let constants = KnownConstants()
  private let names = NamesInFile()

  package init(_ declarations: Declarations) {
    self.declarations = declarations
    superclasses = Superclasses(declarations)
  }

  // MARK: - Types

  /// The full name of a type that is written within another.
  package func declaredName(_ written: String, from scope: String) -> String? {
    if written == "Self" || written == "self" { return scope.isEmpty ? nil : scope }
    for name in QualifiedName(scope).names(of: written) {
      if let found = declarations.fullName(named: name) { return found }
    }
    return declarations.fullName(named: written)
  }

  /// The type before the last dot of an expression.
  package func owner(of expression: String, from scope: String) -> String? {
    if let described = Self.describedType(expression) { return declaredName(described, from: scope) }
    let expression = expression.withoutRawValue
    guard let dot = expression.lastIndex(of: ".") else { return nil }
    return declaredName(String(expression[..<dot]), from: scope)
  }

  /// The type in `String(describing: PersonCell.self)`.
  private static func describedType(_ expression: String) -> String? {
    let prefix = "String(describing: "
    guard expression.hasPrefix(prefix), expression.hasSuffix(")") else { return nil }
    let inner = expression.dropFirst(prefix.count).dropLast()
    return String(inner.hasSuffix(".self") ? inner.dropLast(5) : inner)
  }

  // MARK: - Values

  /// The value of an expression; `nil` if the sources don't determine it.
  ///
  /// - Parameters:
  ///   - offset: Where the expression is in the file, in bytes.
  ///   - name: The class whose identifier it is, if the call names it.
  package func value(of expression: String, at offset: Int, in file: SourceFile, class name: String?) -> String? {
    let scope = file.indexOfType(around: offset).map { file.types[$0].fullName } ?? ""
    if let described = Self.describedType(expression) {
      return (declaredName(described, from: scope) ?? described).lastName
    }
    if expression.hasSuffix(".rawValue") { return rawValue(of: expression.withoutRawValue, from: scope) }
    guard let dot = expression.lastIndex(of: ".") else {
      return constant(expression, of: scope, for: scope) ?? constant(expression, before: offset, in: file)
    }
    let member = String(expression[expression.index(after: dot)...])
    guard let owner = owner(of: expression, from: scope) else { return nil }
    return constant(member, of: owner, for: name ?? owner)
  }

  private func rawValue(of expression: String, from scope: String) -> String? {
    guard let dot = expression.lastIndex(of: "."), let owner = declaredName(String(expression[..<dot]), from: scope)
    else { return nil }
    let name = String(expression[expression.index(after: dot)...])
    for type in declarations.references(to: owner).lazy.map({ declarations[$0] }) where type.cases.contains(name) {
      // Without a value of its own, a case has its name.
      return type.rawValues[name]?.value ?? (type.inherited.first?.name == "String" ? name : nil)
    }
    return nil
  }

  /// The value of a constant of the same file that comes before, or of the only one that all files see.
  private func constant(_ name: String, before offset: Int, in file: SourceFile) -> String? {
    let constants = names.constants(named: name, in: file)
    if let found = constants.last(where: { $0.literal.offset < offset }) ?? constants.first(where: \.isGlobal) {
      return found.literal.value
    }
    guard let values = globalConstants[name], values.count == 1 else { return nil }
    return values.first
  }

  /// The values of the constants that all files see. Most projects look up none of them.
  private var globalConstants: [String: Set<String>] {
    if let globals = constants.globals { return globals }
    var globals: [String: Set<String>] = [:]
    for file in declarations.files.indices {
      for constant in declarations.files[file].stringConstants where constant.isGlobal {
        globals[constant.name, default: []].insert(constant.literal.value)
      }
    }
    constants.globals = globals
    return globals
  }

  /// The value of a property that a type declares or inherits.
  ///
  /// - Parameters:
  ///   - name: The class that `self` means.
  ///   - isOfType: Whether only properties of the type itself count.
  package func constant(_ member: String, of type: String, for name: String, isOfType: Bool = false) -> String? {
    let key = ConstantKey(member: member, isOfType: isOfType)
    let own = { initialValue(of: key, in: $0) }
    guard let declared = declaredName(type) else { return own(type)?.text(in: name) }
    let values = constants.known[key] ?? InheritedValues()
    constants.known[key] = values
    return values.value(of: declared, own: own, next: superclasses.name)?.text(in: name)
  }

  /// The full name of a type of the sources. An alias has the name of its type.
  private func declaredName(_ name: String) -> String? {
    if let found = declarations.fullName(named: name) { return found }
    if case .declared(let found) = declarations.resolve(name, from: "") { return found }
    return nil
  }

  /// The first value of a property in a type or its extensions; `nil` if there is no such property.
  private func initialValue(of key: ConstantKey, in type: String) -> Constant? {
    for reference in declarations.references(to: type) {
      let property = declarations[reference].properties.first {
        $0.name == key.member && ($0.isTypeMember || !key.isOfType)
      }
      if let property { return Constant(value: property.initialValue) }
    }
    return nil
  }
}

/// A property of a type, by its name.
private struct ConstantKey: Hashable {
  var member: String
  /// Whether only properties of the type itself count.
  var isOfType: Bool
}

private struct Constant {
  var value: InitialValue?

  /// - Parameter name: The class that `self` means.
  func text(in name: String) -> String? {
    switch value {
    case .literal(let literal): literal.value
    case .nameOfType(let type): (type.lowercased() == "self" ? name : type).lastName
    case .fullNameOfType, .member, .call, .other, nil: nil
    }
  }
}

/// The constants that were looked up.
private final class KnownConstants {
  var known: [ConstantKey: InheritedValues<Constant>] = [:]
  /// Those that all files see; `nil` until one is looked up.
  var globals: [String: Set<String>]?
}

extension String {
  fileprivate var withoutRawValue: String { hasSuffix(".rawValue") ? String(dropLast(".rawValue".count)) : self }
}
