import ReuseGenBasics
package import ReuseGenDeclarations

extension SyntaxTree {
  /// The index of the first token that starts at an offset or after it.
  package func token(at offset: Int) -> Int {
    (0..<stream.count).partitionIndex { stream[$0].start >= offset }
  }

  /// The declaration that a token is in: the innermost one.
  package func declaration(at token: Int) -> Node? {
    let node = innermost(at: token)
    if kind(node).isDeclaration { return node }
    return ancestors(node).first { kind($0).isDeclaration }
  }

  package func modifiers(_ keyword: Keyword, of declaration: Node) -> [Node] {
    children(declaration).filter { kind($0) == .modifier && stream[first($0)].keyword == keyword }
  }

  /// The token of a function's name.
  package func nameOfFunction(_ declaration: Node) -> Int? {
    tokens(declaration).first { stream[$0].keyword == .func && innermost(at: $0) == declaration }.map { $0 + 1 }
  }

  /// The binding of a variable that has a name at a token.
  package func binding(at name: Int) -> Node? { innermost(.binding, at: name) }

  /// The accessors of a property or a subscript, with their names.
  package func accessors(of node: Node) -> [(name: Int, node: Node)] {
    guard let block = child(.accessors, of: node) else { return [] }
    return children(block).filter { kind($0) == .accessor }.compactMap { accessor in
      let own = tokens(accessor).filter { stream[$0].kind == .word && innermost(at: $0) == accessor }
      return own.first { Self.accessorNames.contains(stream.text($0)) }.map { ($0, accessor) }
    }
  }

  private static let accessorNames: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "init",
  ]

  /// Whether a property has an accessor.
  package func has(_ accessor: StaticString, _ node: Node) -> Bool {
    accessors(of: node).contains { stream.is($0.name, accessor) }
  }

  /// The block in which a declaration is visible, or a statement is: braces, a case, or the whole source.
  package func scope(around node: Node) -> Node { ancestors(node).first { kind($0).isScope } ?? root }
}

extension SyntaxKind {
  package var isDeclaration: Bool {
    switch self {
    case .typeDeclaration, .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
      .subscriptDeclaration, .variableDeclaration, .enumCaseDeclaration, .typeAliasDeclaration, .importDeclaration,
      .otherDeclaration:
      true
    default: false
    }
  }

  /// Whether names that are declared in the node end with it.
  package var isScope: Bool {
    switch self {
    case .sourceFile, .memberBlock, .codeBlock, .closure, .switchCase, .accessors: true
    default: false
    }
  }
}
