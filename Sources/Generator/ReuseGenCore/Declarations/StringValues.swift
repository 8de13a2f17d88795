package import ReuseGenDeclarations

/// Evaluates the expressions for texts that can be read without compiling: constants of types and of files, raw values
/// of enumerations, and the names of types. `constantText` returns only what an expression is in each run of the app,
/// and `probableText` what the sources suggest.
package struct StringValues {
  let declarations: Declarations
  let classes: Set<String>
  private let superclasses: Superclasses
  let names = NamesInFile()
  private let known = KnownConstants()
  /// The target's module; `nil` if names with modules aren't known.
  let module: String?

  /// - Parameter classes: Names of classes, which the sources may not declare.
  package init(_ declarations: Declarations, classes: Set<String> = [], in module: String? = nil) {
    self.declarations = declarations
    self.module = module
    self.classes = classes
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

  /// The type in which an expression looks up a constant or a case, or whose name it is.
  package func owner(of expression: NameExpression, from scope: String) -> String? {
    switch expression {
    case .nameOfType(let type): return declaredName(type, from: scope)
    case .path(let path), .rawValue(let path):
      return path.lastIndex(of: ".").flatMap { declaredName(String(path[..<$0]), from: scope) }
    case .literal, .fullNameOfType, .bundle, .call, .other: return nil
    }
  }

  // MARK: - Texts

  /// The text that an expression probably has; `nil` if the sources don't determine any. An override isn't considered.
  ///
  /// - Parameters:
  ///   - offset: Where the expression is in the file, in bytes.
  ///   - name: The class whose identifier it is, if the call names it.
  package func probableText(
    of expression: NameExpression,
    at offset: Int,
    in file: SourceFile,
    class name: String?
  ) -> String? {
    let scope = file.typeName(around: offset) ?? ""
    switch expression {
    case .literal(let literal): return literal.value
    case .nameOfType(let type): return (declaredName(type, from: scope) ?? type).lastName
    case .rawValue(let path): return rawValue(of: path, from: scope)
    case .path(let path) where !path.contains("."):
      return constant(path, of: scope, for: scope) ?? constant(path, before: offset, in: file)
    case .path(let path):
      return owner(of: expression, from: scope).flatMap { constant(path.lastName, of: $0, for: name ?? $0) }
    case .fullNameOfType, .bundle, .call, .other: return nil
    }
  }

  private func rawValue(of path: String, from scope: String) -> String? {
    guard let owner = owner(of: .path(path), from: scope) else { return nil }
    let name = path.lastName
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
    if let globals = known.globals { return globals }
    var globals: [String: Set<String>] = [:]
    for file in declarations.files.indices {
      for constant in declarations.files[file].stringConstants where constant.isGlobal {
        globals[constant.name, default: []].insert(constant.literal.value)
      }
    }
    known.globals = globals
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
    let values = known.values[key] ?? InheritedValues()
    known.values[key] = values
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
  var value: NameExpression?

  /// - Parameter name: The class that `self` means.
  func text(in name: String) -> String? {
    switch value {
    case .literal(let literal): literal.value
    case .nameOfType(let type): (type.lowercased() == "self" ? name : type).lastName
    case .fullNameOfType, .path, .rawValue, .bundle, .call, .other, nil: nil
    }
  }
}

/// The constants that were looked up.
private final class KnownConstants {
  var values: [ConstantKey: InheritedValues<Constant>] = [:]
  /// Those that all files see; `nil` until one is looked up.
  var globals: [String: Set<String>]?
}
