import ReuseGenCore
import ReuseGenDeclarations

/// The reuse identifiers that code registers and dequeues classes and nibs with.
struct CodeIdentifiers {
  /// The facts that code states about a class or a nib.
  struct Facts {
    var registered: [String] = []
    var dequeued: [String] = []
    /// An expression whose value the sources don't determine.
    var unresolved: String?
    /// Whether code registers the class itself rather than a nib.
    var isRegisteredAsClass = false
    var kind: ReusableKind?
    /// The expression for the kind of a supplementary view.
    var elementKind: String?

    /// The identifier that code registers, or else dequeues.
    var identifier: String? { registered.first ?? dequeued.first }
  }

  private let values: StringValues
  private let constants: ClassConstants
  /// The members of classes from which code that works for any class takes identifiers: `reuseID` of `T.reuseID`.
  private var members: [String] = []
  private(set) var classes: [String: Facts] = [:]
  private(set) var nibs: [String: Facts] = [:]

  /// - Parameter module: The target's own module, with which identifiers may begin; `nil` if it isn't known.
  init(_ declarations: Declarations, module: String? = nil) {
    values = StringValues(declarations)
    constants = ClassConstants(declarations, module: module)
    for file in declarations.indicesOfFilesWithIdentifiers.map({ declarations.files[$0] }) {
      for use in file.identifierUses { add(use, in: file) }
    }
  }

  /// The identifier of a class: the identifier that code registers or dequeues it with, or else its own constant.
  func identifier(ofClass name: String, nib: String?) -> String? {
    nib.flatMap { nibs[$0]?.identifier } ?? classes[name]?.identifier ?? constant(of: name)
  }

  // MARK: - Calls

  private mutating func add(_ use: ReuseIdentifierUse, in file: SourceFile) {
    let scope = file.typeName(around: use.offset) ?? ""
    var name = use.className.flatMap { values.declaredName($0, from: scope) }
    let isRegisteredAsClass = name != nil && use.operation == .register
    let owner = values.owner(of: use.identifier, from: scope)
    // `register(nib, forCellReuseIdentifier: PersonCell.identifier)` names the class in its identifier.
    if case .literal = use.nibName {} else if name == nil, let owner, owner != scope { name = owner }
    var value = values.probableText(of: use.identifier, at: use.offset, in: file, class: name)
    if value == nil, case .path(let path) = use.identifier, path.contains(".") {
      if let owner { value = constants.text(path.lastName, of: name ?? owner) } else { noteMember(path.lastName) }
    }
    let elementKind = use.elementKind.flatMap { kind in
      kind.contains("ectionHeader") || kind.contains("ectionFooter") || kind.hasPrefix("\"")
        ? kind : values.constantText(of: .path(kind), at: use.offset, in: file).map { "\"\($0)\"" }
    }
    func note(_ facts: inout Facts) {
      facts.kind = facts.kind ?? ReusableKind(use.role)
      facts.elementKind = facts.elementKind ?? elementKind
      facts.isRegisteredAsClass = facts.isRegisteredAsClass || isRegisteredAsClass
      guard let value, !value.isEmpty else {
        facts.unresolved = facts.unresolved ?? use.identifier.text
        return
      }
      switch use.operation {
      case .register: if !facts.registered.contains(value) { facts.registered.append(value) }
      case .dequeue: if !facts.dequeued.contains(value) { facts.dequeued.append(value) }
      }
    }
    if let name { note(&classes[name, default: Facts()]) }
    let nib = use.nibName.flatMap { values.constantText(of: $0, at: use.offset, in: file) }
    if let nib { note(&nibs[nib, default: Facts()]) }
  }

  /// Notes a member of a type parameter.
  private mutating func noteMember(_ member: String) {
    if !Self.names.contains(member), !members.contains(member) { members.append(member) }
  }

  // MARK: - Constants

  private static let names = [
    "reuseIdentifier", "reuseID", "reuseId", "cellReuseIdentifier", "cellIdentifier", "cellID", "cellId", "identifier",
  ]

  /// The value of a constant of the class whose name is that of a reuse identifier.
  private func constant(of name: String) -> String? {
    for member in Self.names + members {
      if let value = values.constant(member, of: name, for: name, isOfType: true) { return value }
    }
    for member in Self.names + members {
      if let value = constants.text(member, of: name) { return value }
    }
    return nil
  }
}
