import ReuseGenDeclarations

/// `base.name`, `.name`, or `base.name(_:at:)`.
package struct MemberAccess: Sendable {
  package let node: SyntaxTree.Node
  /// `nil` if the type follows from the context.
  package let base: SyntaxTree.Node?
  /// The token of the name.
  package let name: Int
  /// The labels that follow the name without arguments.
  package let labels: SyntaxTree.Node?

  /// The token of the dot.
  package var dot: Int { name - 1 }
}

/// A call of a function, an initializer or a closure.
package struct Call: Sendable {
  package struct Argument: Sendable {
    package let node: SyntaxTree.Node
    /// The token of the label.
    package let label: Int?
    /// `nil` if the argument isn't an expression.
    package let value: SyntaxTree.Node?
  }

  package let node: SyntaxTree.Node
  package let callee: SyntaxTree.Node
  /// The parentheses and what they enclose, or `nil` for a call with trailing closures alone.
  package let parentheses: SyntaxTree.Node?
  package let arguments: [Argument]
  package let trailingClosures: [SyntaxTree.Node]
}

extension SyntaxTree {
  /// The parts of a member access, or `nil` for other nodes.
  package func member(_ node: Node) -> MemberAccess? {
    guard kind(node) == .memberAccess else { return nil }
    let children = children(node)
    let labels = children.last.flatMap { kind($0) == .argumentLabels ? $0 : nil }
    let base = children.first.flatMap { kind($0) == .argumentLabels ? nil : $0 }
    return MemberAccess(node: node, base: base, name: (labels.map(first) ?? end(node)) - 1, labels: labels)
  }

  /// The parts of a call, or `nil` for other nodes.
  package func call(_ node: Node) -> Call? {
    guard kind(node) == .call, let callee = children(node).first else { return nil }
    let parts = children(node).dropFirst()
    let parentheses = parts.first { kind($0) == .arguments }
    return Call(
      node: node,
      callee: callee,
      parentheses: parentheses,
      arguments: parentheses.map(arguments) ?? [],
      trailingClosures: parts.filter { kind($0) == .closure || kind($0) == .argument }
    )
  }

  /// The arguments in parentheses or brackets, and the elements of a tuple or an array.
  package func arguments(_ list: Node) -> [Call.Argument] {
    children(list).filter { kind($0) == .argument }.map { node in
      let isLabeled = stream[first(node)].kind == .word && stream.is(first(node) + 1, ":")
      let value = children(node).first { isLabeled || first($0) == first(node) }
      return Call.Argument(node: node, label: isLabeled ? first(node) : nil, value: value)
    }
  }

  /// The name of a call's function or of a macro: the last one of `view.addSubview(…)`.
  package func nameOfCallee(_ callee: Node) -> Int? {
    switch kind(callee) {
    case .name: first(callee)
    case .memberAccess: member(callee)?.name
    case .specialization, .optionalChaining, .forcedUnwrapping: children(callee).first.flatMap(nameOfCallee)
    default: nil
    }
  }

  /// The expression that a call calls, without the work of reading the arguments, or `nil` for other nodes.
  package func callee(_ node: Node) -> Node? { kind(node) == .call ? children(node).first : nil }

  /// Whether the last name of an expression is this one: `UIScreen` of `UIKit.UIScreen`.
  package func ends(_ node: Node, with name: StaticString) -> Bool {
    nameOfCallee(node).map { stream.is($0, name) } ?? false
  }

  /// Whether a value is assigned to an expression.
  package func isAssigned(_ node: Node) -> Bool {
    parent(node).map { kind($0) == .sequence && stream.is(end(node), "=") } ?? false
  }

  /// The name that a macro has, as "#selector".
  package func macroName(_ node: Node) -> String { stream.text(in: stream[first(node)].range) }

  /// The arguments of `#selector(…)` and other macros.
  package func macroArguments(_ node: Node) -> [Call.Argument] {
    child(.arguments, of: node).map(arguments) ?? []
  }

  /// The expression that parentheses with nothing else enclose; otherwise `nil`.
  package func enclosed(_ node: Node) -> Node? {
    guard kind(node) == .tuple else { return nil }
    let elements = arguments(node)
    guard let only = elements.first, elements.count == 1, only.label == nil, let value = only.value,
      end(value) == end(node) - 1
    else { return nil }
    return value
  }

  /// The labels of arguments, "_" for those without one.
  package func labels(_ arguments: [Call.Argument]) -> [String] {
    arguments.map { $0.label.map(stream.text) ?? "_" }
  }

  /// The words of a node, such as the labels in `(_:at:)`.
  package func words(_ node: Node) -> [String] {
    tokens(node).filter { stream[$0].kind == .word }.map { stream.text($0) }
  }

  /// Whether a node is `self`, `super` or another name.
  package func isName(_ node: Node, _ name: StaticString) -> Bool {
    kind(node) == .name && tokens(node).count == 1 && stream.is(first(node), name)
  }
}
