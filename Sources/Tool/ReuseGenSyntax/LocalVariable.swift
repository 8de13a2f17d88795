import ReuseGenDeclarations

/// A variable of a function, a closure or the source: its name, and the tokens in which it has it.
package struct LocalVariable: Sendable {
  package enum Origin: Sendable {
    /// `let name: Type = value`
    case binding(type: SyntaxTree.Node?, value: SyntaxTree.Node?)
    /// `if let name: Type = value`; without a value it has that of the variable with the same name.
    case optionalBinding(type: SyntaxTree.Node?, value: SyntaxTree.Node?)
    case parameter(type: SyntaxTree.Node?)
    /// A parameter of a closure that states no type.
    case closureParameter(SyntaxTree.Node)
    /// A name in the pattern of a loop over a list: the last one of `(index, item)`, or another one.
    case element(of: SyntaxTree.Node, isLast: Bool, count: Int)
    /// A name in any other pattern.
    case pattern

    /// The type that the declaration states.
    package var type: SyntaxTree.Node? {
      switch self {
      case .binding(let type, _), .optionalBinding(let type, _), .parameter(let type): type
      case .closureParameter, .element, .pattern: nil
      }
    }
  }

  /// The token of the name; of `$0` the brace of its closure.
  package let name: Int
  package let origin: Origin
  /// The tokens in which it is visible.
  package let scope: Range<Int>
}

extension SyntaxTree {
  /// The variables outside of types, in the order of their names.
  package var localVariables: [LocalVariable] {
    var found: [LocalVariable] = []
    for node in nodes {
      switch kind(node) {
      case .binding: bindings(node, &found)
      case .optionalBinding: optionalBindings(node, &found)
      case .valueBinding: valueBindings(node, &found)
      case .forStatement: loop(node, &found)
      case .parameters, .closureSignature: parameters(node, &found)
      default: break
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The names in a pattern: words that aren't labels.
  package func names(inPattern node: Node) -> [Int] {
    let last = end(node) - 1
    return tokens(node).filter { token in
      let isLabel = token < last && stream.is(token + 1, ":")
      return stream[token].kind == .word && !stream.is(token, "_") && !isLabel
        && stream[token].keyword != .let && stream[token].keyword != .var
    }
  }

  private func bindings(_ node: Node, _ found: inout [LocalVariable]) {
    guard let declaration = parent(node), let pattern = child(.pattern, of: node) else { return }
    let block = scope(around: declaration)
    guard kind(block) != .memberBlock, kind(block) != .accessors else { return }
    let names = names(inPattern: pattern)
    let parts = children(node)
    let origin: LocalVariable.Origin =
      names.count == 1 && tokens(pattern).count == 1
      ? .binding(type: parts.first { kind($0) == .type }, value: value(in: parts, of: node)) : .pattern
    add(names, origin, end(node)..<end(block), &found)
  }

  /// The expression after "=".
  private func value(in parts: [Node], of node: Node) -> Node? {
    parts.first { first($0) > first(node) && stream.is(first($0) - 1, "=") }
  }

  private func optionalBindings(_ node: Node, _ found: inout [LocalVariable]) {
    guard let statement = parent(node), let pattern = child(.pattern, of: node) else { return }
    let parts = children(node)
    let origin = LocalVariable.Origin.optionalBinding(
      type: parts.first { kind($0) == .type },
      value: value(in: parts, of: node)
    )
    add(names(inPattern: pattern), origin, end(node)..<endOfScope(ofCondition: statement), &found)
  }

  /// Where the variables of a condition end: with the block after it, or for `guard`, with the block around it.
  private func endOfScope(ofCondition statement: Node) -> Int {
    kind(statement) == .guardStatement ? end(scope(around: statement)) : end(statement)
  }

  private func valueBindings(_ node: Node, _ found: inout [LocalVariable]) {
    let around = ancestors(node).first { ancestor in
      switch kind(ancestor) {
      case .switchCase, .ifClause, .guardStatement, .whileStatement, .forStatement, .catchClause: true
      default: kind(ancestor).isScope
      }
    }
    guard let around else { return }
    let names = descendants(.name, of: node).map(first).filter { !stream.is($0, "_") }
    add(names, .pattern, end(node)..<endOfScope(ofCondition: around), &found)
  }

  private func loop(_ node: Node, _ found: inout [LocalVariable]) {
    let parts = children(node)
    guard let pattern = parts.first, kind(pattern) == .pattern, let block = child(.codeBlock, of: node),
      let list = parts.dropFirst().first(where: { stream[first($0) - 1].keyword == .in })
    else { return }
    let names = tokens(pattern).filter { stream[$0].kind == .word }
    for name in names where !stream.is(name, "_") {
      let origin = LocalVariable.Origin.element(of: list, isLast: name == names.last, count: names.count)
      add([name], origin, end(list)..<end(block), &found)
    }
  }

  private func parameters(_ node: Node, _ found: inout [LocalVariable]) {
    guard let owner = parent(node) else { return }
    if kind(node) == .closureSignature {
      for parameter in children(node) where kind(parameter) == .parameter {
        add([first(parameter)], .closureParameter(owner), end(node)..<end(owner), &found)
      }
    } else if kind(owner) == .closureSignature, let closure = parent(owner) {
      for parameter in children(node) where kind(parameter) == .parameter {
        let type = type(ofParameter: parameter)
        let origin: LocalVariable.Origin = type.map { .parameter(type: $0) } ?? .closureParameter(closure)
        guard let name = nameOfParameter(parameter) else { continue }
        add([name], origin, end(owner)..<end(closure), &found)
      }
    } else if let block = child(.codeBlock, of: owner) ?? child(.accessors, of: owner) {
      for parameter in children(node) where kind(parameter) == .parameter {
        guard let name = nameOfParameter(parameter) else { continue }
        add([name], .parameter(type: type(ofParameter: parameter)), tokens(block), &found)
      }
    }
  }

  /// The token of a parameter's name, which may follow a label.
  package func nameOfParameter(_ parameter: Node) -> Int? {
    let tokens = tokens(parameter)
    if let colon = tokens.first(where: { stream.is($0, ":") && innermost(at: $0) == parameter }) { return colon - 1 }
    // A parameter of a closure without a type is a name alone.
    return tokens.count == 1 ? tokens.lowerBound : nil
  }

  /// The token of the label that a parameter states: its name, unless a name follows it.
  package func labelOfParameter(_ parameter: Node) -> Int? {
    tokens(parameter).first { stream[$0].kind == .word && innermost(at: $0) == parameter }
  }

  /// The type that a parameter states after its name.
  package func type(ofParameter parameter: Node) -> Node? {
    children(parameter).first { kind($0) == .type && stream.is(first($0) - 1, ":") }
  }

  private func add(
    _ names: [Int],
    _ origin: LocalVariable.Origin,
    _ scope: Range<Int>,
    _ found: inout [LocalVariable]
  ) {
    guard !scope.isEmpty else { return }
    found += names.map { LocalVariable(name: $0, origin: origin, scope: scope) }
  }
}
