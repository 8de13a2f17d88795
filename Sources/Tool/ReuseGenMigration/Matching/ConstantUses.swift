import ReuseGenDeclarations
import ReuseGenSyntax

/// The uses of a constant that holds an expression, in the block that declares it: `let cell = …` and what follows.
struct ConstantUses {
  let declaration: SyntaxTree.Node
  let nodes: [SyntaxTree.Node]
  private let source: MigrationSource
  /// The bindings that give the constant's name to the constant with another type: `if let cell = cell as? PersonCell`.
  private let shadows: [SyntaxTree.Node]
  /// The statement that gives the constant's name to its value, which isn't `nil` from there on: `guard let cell =
  /// cell`.
  private let unwrapping: SyntaxTree.Node?

  private var tree: SyntaxTree { source.tree }

  /// `nil`: the expression isn't the whole value of a constant, the constant has a type, or something else that isn't
  /// the constant may have its name.
  init?(of value: SyntaxTree.Node, _ source: MigrationSource) {
    let tree = source.tree
    guard let binding = tree.parent(value), tree.kind(binding) == .binding, tree.end(binding) == tree.end(value),
      tree.child(.type, of: binding) == nil, let declaration = tree.parent(binding),
      tree.kind(declaration) == .variableDeclaration, tree.stream.is(tree.first(declaration), "let"),
      tree.children(declaration).count == 1, let around = tree.parent(declaration),
      [.codeBlock, .switchCase, .closure].contains(tree.kind(around)),
      let pattern = tree.child(.pattern, of: binding), tree.tokens(pattern).count == 1
    else { return nil }
    let name = tree.stream.text(tree.first(pattern))
    let words = (tree.end(declaration)..<tree.end(around)).filter { token in
      tree.stream[token].kind == .word && tree.stream.text(token) == name && !tree.stream.is(token - 1, ".")
    }
    var (nodes, shadows, hidden): ([SyntaxTree.Node], [SyntaxTree.Node], [Range<Int>]) = ([], [], [])
    var unwrapping: SyntaxTree.Node?
    for token in words where !hidden.contains(where: { $0.contains(token) }) {
      let node = tree.innermost(at: token)
      switch tree.kind(node) {
      case .name: nodes.append(node)
      case .argument where tree.stream.is(token + 1, ":"): continue
      case .pattern:
        guard let shadow = tree.parent(node), tree.kind(shadow) == .optionalBinding, let clause = tree.parent(shadow)
        else { return nil }
        if tree.kind(clause) == .guardStatement, tree.parent(clause) == around {
          unwrapping = shadow
          hidden.append(token..<tree.end(shadow))
          hidden.append(tree.end(clause)..<tree.end(around))
          continue
        }
        guard tree.kind(clause) == .ifClause, tree.end(shadow) > tree.end(node) else { return nil }
        // Another value has the name in the clause.
        let isOfConstant = (tree.end(node)..<tree.end(shadow)).contains(where: words.contains)
        if isOfConstant { shadows.append(shadow) }
        hidden.append(tree.end(shadow)..<tree.end(clause))
      default: return nil
      }
    }
    self.declaration = declaration
    (self.nodes, self.shadows, self.unwrapping, self.source) = (nodes, shadows, unwrapping, source)
  }

  // MARK: - Casts in a second step

  /// `let cell = …`, and `cell as! PersonCell` or `if let cell = cell as? PersonCell` on another line.
  func castsEdits() throws(Reason) -> (className: String, edits: [Replacement]) {
    guard unwrapping == nil else { throw .noCast }
    var className: String?
    var edits: [Replacement] = []
    for node in nodes {
      guard let operand = castOperand(node) else {
        edits += try otherUse(of: node)
        continue
      }
      let use = try castUse(of: operand)
      guard let type = use.className, className == nil || className == type else {
        throw Reason("the result is cast to several classes")
      }
      className = type
      edits += [(tree.bytes(node).upperBound..<tree.bytes(operand).upperBound, "")] + use.edits
    }
    guard let className else { throw .noCast }
    return (className, edits)
  }

  /// The expression that is cast, `cell` or `cell!`; `nil` if the use isn't a cast.
  private func castOperand(_ node: SyntaxTree.Node) -> SyntaxTree.Node? {
    guard let parent = tree.parent(node) else { return nil }
    let operand = tree.kind(parent) == .forcedUnwrapping ? parent : node
    guard let sequence = tree.parent(operand), tree.kind(sequence) == .sequence,
      tree.stream.is(tree.end(operand), "as") || tree.stream.is(tree.end(operand), "is")
    else { return nil }
    return operand
  }

  private func castUse(of operand: SyntaxTree.Node) throws(Reason) -> ResultUse {
    guard let sequence = tree.parent(operand), let binding = tree.parent(sequence), shadows.contains(binding) else {
      return try ResultUse(of: operand, .superclass, source)
    }
    var use = ResultUse()
    use.className = tree.child(.cast, of: sequence).flatMap { tree.child(.type, of: $0) }.map(tree.text)
    use.edits = try ConditionalBinding(valueOf: sequence, source).editsWithoutBinding()
    return use
  }

  /// The edits of a use without a cast, which shows whether the constant was optional.
  private func otherUse(of node: SyntaxTree.Node) throws(Reason) -> [Replacement] {
    guard let parent = tree.parent(node) else { throw .noCast }
    switch tree.kind(parent) {
    // Its cases name classes.
    case .switchStatement: throw .noCast
    case .forcedUnwrapping, .optionalChaining, .optionalBinding: return try unwrappingEdits(of: node)
    case .sequence where tree.stream.is(tree.end(node), "??"): return try unwrappingEdits(of: node)
    case .sequence where tree.descendants(.name, of: parent).contains { tree.isName($0, "nil") }: throw .optional
    default: return []
    }
  }

  // MARK: - Constants that may be `nil`

  /// `let cell = … as? PersonCell`, and `cell?.name = …` or `return cell!` on another line.
  func unwrappingEdits() throws(Reason) -> [Replacement] {
    guard shadows.isEmpty else { throw .optional }
    var edits = try unwrapping.map { shadow throws(Reason) in try guardEdits(shadow) } ?? []
    for node in nodes { edits += try unwrappingEdits(of: node) }
    return edits
  }

  /// Removes `let cell = cell` from a guard, or the whole guard.
  private func guardEdits(_ shadow: SyntaxTree.Node) throws(Reason) -> [Replacement] {
    let value = tree.children(shadow).last { tree.kind($0) != .pattern }
    guard value.map({ tree.kind($0) == .name }) ?? true, let statement = tree.parent(shadow),
      let branch = tree.child(.codeBlock, of: statement)
    else { throw .optional }
    let conditions = tree.children(statement).filter { tree.kind($0) != .codeBlock }
    guard let index = conditions.firstIndex(of: shadow) else { throw .optional }
    if conditions.count == 1 {
      guard EmptyBranch(source).isEmpty(branch), !source.hasComment(in: tree.tokens(statement)),
        let lines = source.lines(of: statement)
      else { throw .optional }
      return [(lines, "")]
    }
    let range =
      index == 0
      ? tree.bytes(shadow).lowerBound..<tree.bytes(conditions[1]).lowerBound
      : tree.bytes(conditions[index - 1]).upperBound..<tree.bytes(shadow).upperBound
    return [(range, "")]
  }

  private func unwrappingEdits(of node: SyntaxTree.Node) throws(Reason) -> [Replacement] {
    guard let parent = tree.parent(node) else { throw .optional }
    let own = tree.bytes(node)
    switch tree.kind(parent) {
    case .forcedUnwrapping: return [(own.upperBound..<tree.bytes(parent).upperBound, "")]
    case .optionalChaining where source.isStatement(parent) || source.isCast(parent):
      return [(own.upperBound..<tree.bytes(parent).upperBound, "")]
    case .jumpStatement, .argument: return []
    case .optionalBinding: return try ConditionalBinding(valueOf: node, source).edits(after: node)
    case .sequence where tree.end(parent) == tree.end(node) && tree.stream.is(tree.first(node) - 1, "="): return []
    case .sequence where tree.first(parent) == tree.first(node) && tree.stream.is(tree.end(node), "??"):
      guard let value = tree.children(parent).last, tree.first(value) == tree.end(node) + 1,
        EmptyBranch(source).isEmptyValue(value), !source.hasComment(in: tree.tokens(parent))
      else { throw .optional }
      return [(own.upperBound..<tree.bytes(parent).upperBound, "")]
    default: throw .optional
    }
  }
}

extension MigrationSource {
  /// Whether the value of a chain of members is cast, so that it may be optional or not.
  func isCast(_ chain: SyntaxTree.Node) -> Bool {
    var whole = chain
    while let parent = tree.parent(whole), links.contains(tree.kind(parent)) { whole = parent }
    guard let sequence = tree.parent(whole), tree.kind(sequence) == .sequence else { return false }
    return tree.stream.is(tree.end(whole), "as") && !tree.stream.is(tree.end(whole) + 1, "Any")
  }

  /// Whether nothing takes the value of a chain of members, so that it may be optional or not.
  func isStatement(_ chain: SyntaxTree.Node) -> Bool {
    var whole = chain
    while let parent = tree.parent(whole), links.contains(tree.kind(parent)) { whole = parent }
    if let parent = tree.parent(whole), tree.kind(parent) == .sequence {
      guard tree.first(parent) == tree.first(whole), tree.stream.is(tree.end(whole), "=") else { return false }
      whole = parent
    }
    guard let block = tree.parent(whole) else { return false }
    // The value of the only statement may be that of the closure.
    return tree.kind(block).isScope && (tree.kind(block) != .closure || tree.children(block).count > 1)
  }
}

/// The expressions that continue a chain of members.
private let links: Set<SyntaxKind> = [.memberAccess, .call, .subscript, .optionalChaining, .forcedUnwrapping]
