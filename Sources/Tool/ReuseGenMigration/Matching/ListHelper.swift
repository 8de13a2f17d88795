import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// A method of the app that registers or dequeues views by their class, for an identifier that follows from it:
/// `func cell<T: UITableViewCell>(for indexPath: IndexPath) -> T`.
///
/// The body shows its purpose. Its name and labels are the app's.
struct ListHelper: Sendable {
  enum Action: Sendable {
    case dequeue
    /// The expression for the nib or its name, or `nil` if the class itself is registered.
    case register(nib: String?)
  }

  private struct Parameter: Sendable {
    enum Value { case classType, indexPath, other }

    let label: String
    let value: Value
    /// Whether a call can leave it out, because it has a default.
    let isOptional: Bool
  }

  /// The positions of the arguments in a call that the accessor needs.
  struct Positions {
    /// The argument with the class, or `nil` if the result has it.
    var classArgument: Int?
    var indexPath: Int?
  }

  let name: String
  let action: Action
  let isOfTable: Bool
  /// Whether the method gives an optional.
  let isOptional: Bool
  private let parameters: [Parameter]
  /// Whether the result's class can be that of the view.
  private let isGeneric: Bool
  private let identifier: String
  /// The names that mean the class in the body: those of the type parameter and of the argument.
  private let classNames: Set<String>
  /// The types to which the type parameter must conform.
  private let requirements: [String]

  /// The methods that a source declares for its lists.
  static func all(in source: MigrationSource) -> [ListHelper] {
    source.isUnderstood ? source.tree.nodes(.functionDeclaration).compactMap { ListHelper($0, source) } : []
  }

  private init?(_ function: SyntaxTree.Node, _ source: MigrationSource) {
    let tree = source.tree
    guard let list = source.type(around: tree.bytes(function).lowerBound),
      list == "UITableView" || list == "UICollectionView", let name = tree.nameOfFunction(function),
      let parameters = tree.child(.parameters, of: function), let body = tree.child(.codeBlock, of: function)
    else { return nil }
    self.name = tree.stream.text(name)
    isOfTable = list == "UITableView"
    let generic = tree.child(.genericParameters, of: function)
      .map { tree.descendants(.genericParameter, of: $0).map { tree.stream.text(tree.first($0)) } }
    var read: [Parameter] = []
    var classNames = Set(generic ?? [])
    var defaults: [String: String] = [:]
    for parameter in tree.children(parameters).filter({ tree.kind($0) == .parameter }) {
      let names = tree.tokens(parameter).prefix { !tree.stream.is($0, ":") }.map { tree.stream.text($0) }
      guard let label = names.first, let type = tree.child(.type, of: parameter).map(tree.text) else { return nil }
      let standard = tree.children(parameter).last.flatMap { value in
        tree.first(value) > 0 && tree.stream.is(tree.first(value) - 1, "=") ? tree.text(value) : nil
      }
      let value: Parameter.Value
      if type == "IndexPath" {
        value = .indexPath
      } else if type.hasSuffix(".Type"), !read.contains(where: { $0.value == .classType }) {
        value = .classType
        classNames.insert(names.last ?? label)
      } else {
        // A call that leaves an argument out has its default.
        guard let standard else { return nil }
        value = .other
        defaults[names.last ?? label] = standard
      }
      read.append(Parameter(label: label, value: value, isOptional: standard != nil))
    }
    requirements = [tree.child(.genericParameters, of: function), tree.child(.whereClause, of: function)]
      .compactMap(\.self).flatMap { tree.descendants(.type, of: $0) }
      .flatMap { tree.text($0).split { $0 == "&" || $0 == " " }.map(String.init) }
      .filter { !classNames.contains($0) }
    let takesClass = read.contains { $0.value == .classType }
    guard !classNames.isEmpty, generic?.count ?? 0 <= 1,
      let found = Self.call(in: body, source), let text = Self.identifier(of: found.call, source)
    else { return nil }
    isOptional = tree.child(.type, of: function).map(tree.text)?.hasSuffix("?") ?? false
    (self.parameters, isGeneric, self.classNames) = (read, generic != nil, classNames)
    identifier = defaults[text] ?? text
    if found.isRegister {
      guard let view = found.call.arguments.first?.value, takesClass else { return nil }
      action = .register(nib: Self.nib(view, source))
    } else {
      guard takesClass || isGeneric else { return nil }
      action = .dequeue
    }
  }

  /// The only call of the list's own methods in a body.
  private static func call(in body: SyntaxTree.Node, _ source: MigrationSource) -> (call: Call, isRegister: Bool)? {
    let tree = source.tree
    let calls = tree.descendants(.call, of: body).compactMap(tree.call).filter { call in
      guard let name = tree.nameOfCallee(call.callee).map(tree.stream.text) else { return false }
      return name == "register" || name.hasPrefix("dequeueReusable")
    }
    guard let only = calls.first, calls.count == 1, tree.descendants(.forStatement, of: body).isEmpty,
      tree.descendants(.closure, of: body).isEmpty
    else { return nil }
    return (only, tree.nameOfCallee(only.callee).map { tree.stream.is($0, "register") } ?? false)
  }

  private static func identifier(of call: Call, _ source: MigrationSource) -> String? {
    let labels = source.tree.labels(call.arguments)
    guard let index = labels.firstIndex(where: ViewReference.identifierLabels.contains),
      let value = call.arguments[index].value
    else { return nil }
    return source.tree.text(LocalConstant(value, in: source)?.value ?? value)
  }

  /// The expression for the name of the nib that is registered, or `T.nib` for that of the class; `nil` for a class.
  private static func nib(_ node: SyntaxTree.Node, _ source: MigrationSource) -> String? {
    let value = LocalConstant(node, in: source)?.value ?? node
    if let path = source.path(of: value), path.count == 2, path[1] != "self" { return path.joined(separator: ".") }
    guard let call = source.tree.call(value), let name = call.arguments.first?.value else { return nil }
    return source.tree.text(LocalConstant(name, in: source)?.value ?? name)
  }

  // MARK: - Calls

  /// The positions of the arguments in a call with some labels; `nil` if the call is one of another method, or passes
  /// more than the class and the index path, such as an identifier of its own.
  func positions(in labels: [String]) -> Positions? {
    var positions = Positions()
    var next = 0
    for parameter in parameters {
      guard next < labels.count, labels[next] == parameter.label else {
        guard parameter.isOptional else { return nil }
        continue
      }
      switch parameter.value {
      case .classType: positions.classArgument = next
      case .indexPath: positions.indexPath = next
      case .other: return nil
      }
      next += 1
    }
    return next == labels.count && (positions.classArgument != nil || isGeneric) ? positions : nil
  }

  /// Whether a class has what the type parameter requires.
  func accepts(_ className: String, _ context: MigrationContext) -> Bool {
    let types = context.types(of: className)
    return requirements.allSatisfy { required in types.contains { $0.isSameType(required) } }
  }

  /// The number of requirements: Swift calls the method that has most.
  var rank: Int { requirements.count }

  // MARK: - Values

  /// The texts around a class whose name is made.
  private static let descriptions = [("String(describing: ", ")"), ("\"\\(", ")\"")]

  func identifier(of className: String, _ context: MigrationContext) -> String? {
    value(of: identifier, className, context)
  }

  /// Whether the method registers what an accessor registers.
  func registers(_ accessor: RecycledAccessor, _ context: MigrationContext) -> Bool {
    guard case .register(let nib) = action, accessor.isRegisteredByCode else { return false }
    guard let nib else { return accessor.nibName == nil }
    guard let name = accessor.nibName else { return false }
    let parts = nib.split(separator: ".").map(String.init)
    let isOfClass = parts.count == 2 && classNames.contains(parts[0])
    return value(of: nib, accessor.className, context) == name
      || isOfClass && context.nibName(ofMember: parts[1], of: accessor.className) == name
  }

  /// The value of an expression of the body for a class: `String(describing: T.self)` or `T.reuseIdentifier`.
  private func value(of expression: String, _ className: String, _ context: MigrationContext) -> String? {
    for (opening, closing) in Self.descriptions where expression.hasPrefix(opening) && expression.hasSuffix(closing) {
      let inner = String(expression.dropFirst(opening.count).dropLast(closing.count))
      if classNames.contains(inner) || inner.hasSuffix(".self") && classNames.contains(String(inner.dropLast(5))) {
        return className.lastName
      }
      return value(of: inner, className, context)
    }
    let parts = expression.split(separator: ".").map(String.init)
    guard parts.count == 2, classNames.contains(parts[0]) else { return nil }
    return context.typeConstant(parts[1], of: className)
  }
}
