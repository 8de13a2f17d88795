import ReuseGenDeclarations
import ReuseGenSyntax

/// The expressions of a source whose type is `AnyObject` or a collection of it.
struct AnyObjectVariables {
  private struct Variable {
    /// `nil` for a variable of another type, which hides one of the same name.
    var type: AnyObjectType?
    var scope: Range<Int>
  }

  private let context: PortContext
  private let file: Int
  private let tree: SyntaxTree
  private var variables: [String: [Variable]] = [:]
  /// Whether no expression of the source can have such a type, because nothing mentions it.
  let isEmpty: Bool

  init(_ context: PortContext, _ file: Int) {
    (self.context, self.file) = (context, file)
    tree = context.set.sources[file].tree
    isEmpty = context.anyObjectProperties.isEmpty && !Self.mentionsAnyObject(tree)
    if !isEmpty { read() }
  }

  /// Whether a source has the type, other than in `protocol P: AnyObject`.
  private static func mentionsAnyObject(_ tree: SyntaxTree) -> Bool {
    tree.stream.tokens.indices.contains { token in
      guard tree.stream.is(token, "AnyObject") else { return false }
      let type = tree.innermost(at: token)
      return tree.kind(type) != .inheritanceClause && tree.parent(type).map(tree.kind) != .inheritanceClause
    }
  }

  /// The type of an expression; `nil` for others.
  func type(of node: SyntaxTree.Node) -> AnyObjectType? {
    switch tree.kind(node) {
    case .name:
      return tree.tokens(node).count == 1 ? variable(tree.stream.text(tree.first(node)), at: tree.first(node)) : nil
    case .memberAccess:
      guard let member = tree.member(node), let base = member.base, tree.isName(base, "self") else { return nil }
      return property(tree.stream.text(member.name), at: member.name)
    case .subscript: return tree.children(node).first.flatMap { type(of: unwrapped($0)) }?.subscripted
    case .tuple: return tree.enclosed(node).flatMap { type(ofCast: $0) }
    case .optionalChaining, .forcedUnwrapping:
      return tree.children(node).first.flatMap { type(of: $0) }?.unwrapped
    default: return nil
    }
  }

  /// An expression without the mark after it.
  private func unwrapped(_ node: SyntaxTree.Node) -> SyntaxTree.Node {
    switch tree.kind(node) {
    case .optionalChaining, .forcedUnwrapping: tree.children(node).first ?? node
    default: node
    }
  }

  /// The type of `value as AnyObject`, `value as? [AnyObject]`.
  private func type(ofCast node: SyntaxTree.Node) -> AnyObjectType? {
    guard tree.kind(node) == .sequence, let cast = tree.children(node).last, tree.kind(cast) == .cast,
      tree.end(cast) == tree.end(node), tree.stream[tree.first(cast)].keyword == .as,
      let type = tree.child(.type, of: cast).flatMap({ AnyObjectType($0, in: tree) })
    else { return nil }
    return tree.stream.is(tree.first(cast) + 1, "?") && type == .object ? .optional : type
  }

  private func variable(_ name: String, at token: Int) -> AnyObjectType? {
    if let variable = variables[name]?.last(where: { $0.scope.contains(token) }) { return variable.type }
    return property(name, at: token)
  }

  /// The type of a property of the type around a token.
  private func property(_ name: String, at token: Int) -> AnyObjectType? {
    let set = context.set
    guard context.anyObjectProperties.contains(name),
      let type = set.fullName(around: tree.stream[token].start, in: file)
    else { return nil }
    return context.anyObjectProperties.type(of: name, inClass: type, set)
  }

  // MARK: - Reading

  /// Reads variables and closures in the order of the text: the type of one may follow from those before it.
  private mutating func read() {
    var closures = tree.nodes(.closure).sorted { tree.first($0) < tree.first($1) }[...]
    for variable in tree.localVariables {
      while let closure = closures.first, tree.first(closure) < variable.name {
        readElements(takenBy: closure)
        closures.removeFirst()
      }
      read(variable)
    }
    for closure in closures { readElements(takenBy: closure) }
  }

  private mutating func read(_ variable: LocalVariable) {
    let stream = tree.stream
    var type: AnyObjectType?
    switch variable.origin {
    case .binding(let written, let value):
      type = written.map { AnyObjectType($0, in: tree) } ?? value.flatMap { self.type(ofValue: $0) }
    case .optionalBinding(let written, let value):
      type =
        written.map { AnyObjectType($0, in: tree) } ?? value.map { self.type(ofValue: $0) }
        ?? self.variable(stream.text(variable.name), at: variable.name)
      type = type?.unwrapped
    case .parameter(let written): type = written.flatMap { AnyObjectType($0, in: tree) }
    case .closureParameter(let closure): type = element(takenBy: closure)
    case .element(let list, let isLast, let count): type = isLast ? element(of: list, count: count) : nil
    case .pattern: break
    }
    add(stream.text(variable.name), type, variable.scope)
  }

  /// `x as AnyObject`, `x as? [String: AnyObject]`, `[AnyObject]()`, a variable, or an element of one.
  private func type(ofValue node: SyntaxTree.Node) -> AnyObjectType? {
    type(of: node) ?? type(ofCast: node) ?? AnyObjectType(ofEmptyCollection: node, in: tree)
  }

  /// `for item in items`, `for (index, item) in items.enumerated()`, `for (key, value) in values`
  private func element(of list: SyntaxTree.Node, count: Int) -> AnyObjectType? {
    if let call = tree.call(list), let member = tree.member(call.callee), tree.stream.is(member.name, "enumerated"),
      let base = member.base
    {
      return type(ofValue: base)?.element
    }
    let type = type(ofValue: list)
    return count == 1 ? type?.element : type == .dictionary ? .object : nil
  }

  /// The methods of arrays whose closures take elements.
  private static let iterations: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "contains", "first", "last", "firstIndex", "allSatisfy",
    "sorted", "sort", "min", "max",
  ]

  /// The type of the elements that a closure takes: `items.forEach { … }`, `items.first(where: { … })`.
  private func element(takenBy closure: SyntaxTree.Node) -> AnyObjectType? {
    let call = tree.ancestors(closure).first { tree.kind($0) != .argument && tree.kind($0) != .arguments }
    guard let callee = call.flatMap(tree.call)?.callee, let member = tree.member(callee), let base = member.base,
      Self.iterations.contains(tree.stream.text(member.name))
    else { return nil }
    return type(of: base)?.element
  }

  /// `$0` in a closure that takes elements.
  private mutating func readElements(takenBy closure: SyntaxTree.Node) {
    guard let type = element(takenBy: closure) else { return }
    for name in ["$0", "$1"] { add(name, type, tree.tokens(closure)) }
  }

  private mutating func add(_ name: String, _ type: AnyObjectType?, _ scope: Range<Int>) {
    variables[name, default: []].append(Variable(type: type, scope: scope))
  }
}
