import SourceDeclarations

/// The reuse identifiers that code registers and dequeues classes and nibs with.
struct CodeIdentifiers {
  /// The facts that code states about a class or a nib.
  struct Facts {
    var registered: [String] = []
    var dequeued: [String] = []
    /// An expression whose value the sources don't tell.
    var unresolved: String?
    /// Whether code registers the class itself rather than a nib.
    var isRegisteredAsClass = false
    var kind: ReusableKind?
    /// The expression for the kind of a supplementary view.
    var elementKind: String?

    /// The identifier that code registers, or else dequeues.
    var identifier: String? { registered.first ?? dequeued.first }
  }

  private let declarations: Declarations
  private(set) var classes: [String: Facts] = [:]
  private(set) var nibs: [String: Facts] = [:]

  init(_ declarations: Declarations) {
    self.declarations = declarations
    for file in declarations.files {
      for use in file.identifierUses { add(use, in: file) }
    }
  }

  /// The identifier of a class: the one that code registers or dequeues it with, or else its own constant.
  func identifier(ofClass name: String, nib: String?) -> String? {
    nib.flatMap { nibs[$0]?.identifier } ?? classes[name]?.identifier ?? constant(of: name)
  }

  // MARK: - Calls

  private mutating func add(_ use: ReuseIdentifierUse, in file: SourceFile) {
    let scope = file.indexOfType(around: use.offset).map { file.types[$0].fullName } ?? ""
    var name = use.className.flatMap { declaredName($0, from: scope) }
    let isRegisteredAsClass = name != nil && use.operation == .register
    var value: String?
    var expression: String?
    switch use.identifier {
    case .literal(let literal): value = literal.value
    case .expression(let text):
      expression = text
      let owner = owner(of: text, from: scope)
      // `register(nib, forCellReuseIdentifier: PersonCell.identifier)` names the class in its identifier.
      if name == nil, use.nibName == nil, let owner, owner != scope { name = owner }
      value = self.value(of: text, from: scope, class: name)
    }
    func note(_ facts: inout Facts) {
      facts.kind = facts.kind ?? ReusableKind(use.role)
      facts.elementKind = facts.elementKind ?? use.elementKind
      facts.isRegisteredAsClass = facts.isRegisteredAsClass || isRegisteredAsClass
      guard let value, !value.isEmpty else {
        facts.unresolved = facts.unresolved ?? expression
        return
      }
      switch use.operation {
      case .register: if !facts.registered.contains(value) { facts.registered.append(value) }
      case .dequeue: if !facts.dequeued.contains(value) { facts.dequeued.append(value) }
      }
    }
    if let name { note(&classes[name, default: Facts()]) }
    if let nib = use.nibName?.value { note(&nibs[nib, default: Facts()]) }
  }

  // MARK: - Expressions

  /// The full name of a type that is written within another.
  private func declaredName(_ written: String, from scope: String) -> String? {
    if written == "Self" || written == "self" { return scope.isEmpty ? nil : scope }
    var parts = scope.split(separator: ".").prefix(16)
    while !parts.isEmpty {
      if let found = declarations.fullName(named: "\(parts.joined(separator: ".")).\(written)") { return found }
      parts.removeLast()
    }
    return declarations.fullName(named: written)
  }

  /// The type before the last dot of an expression.
  private func owner(of expression: String, from scope: String) -> String? {
    if let described = Self.describedType(expression) { return declaredName(described, from: scope) }
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

  /// - Parameter class: The class whose identifier it is, if the call names it.
  private func value(of expression: String, from scope: String, class name: String?) -> String? {
    if let described = Self.describedType(expression) {
      return declaredName(described, from: scope).map(Self.lastName) ?? Self.lastName(described)
    }
    guard let dot = expression.lastIndex(of: ".") else { return constant(expression, of: scope, for: scope) }
    let member = String(expression[expression.index(after: dot)...])
    guard let owner = owner(of: expression, from: scope) else { return nil }
    return constant(member, of: owner, for: name ?? owner)
  }

  // MARK: - Constants

  private static let names = [
    "reuseIdentifier", "reuseID", "reuseId", "cellReuseIdentifier", "cellIdentifier", "cellID", "cellId", "identifier",
  ]

  /// The value of a constant of the class whose name is that of a reuse identifier.
  private func constant(of name: String) -> String? {
    for member in Self.names {
      if let value = constant(member, of: name, for: name, isOfType: true) { return value }
    }
    return nil
  }

  /// The value of a property that a type declares or inherits.
  ///
  /// - Parameter class: The class that `self` means.
  private func constant(_ member: String, of type: String, for name: String, isOfType: Bool = false) -> String? {
    let chain = declarations.superclassChain(of: type)
    let names = chain.classes.isEmpty ? [type] : chain.classes + (chain.knownClass?.chain.map(\.name) ?? [])
    for reference in names.lazy.flatMap(declarations.references(to:)) {
      guard
        let property = declarations[reference].properties.first(where: {
          $0.name == member && ($0.isTypeMember || !isOfType)
        })
      else { continue }
      switch property.initialValue {
      case .literal(let literal): return literal.value
      case .nameOfType(let type): return type.lowercased() == "self" ? Self.lastName(name) : Self.lastName(type)
      case .call, .other, nil: return nil
      }
    }
    return nil
  }

  private static func lastName(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
