extension SyntaxTree {
  /// The declaration that a token is in: the innermost one.
  package func declaration(at token: Int) -> Node? {
    let node = innermost(at: token)
    if kind(node).isDeclaration { return node }
    return ancestors(node).first { kind($0).isDeclaration }
  }

  /// The modifiers of a declaration that are a keyword.
  package func modifiers(_ keyword: Keyword, of declaration: Node) -> [Node] {
    children(declaration).filter { kind($0) == .modifier && stream[first($0)].keyword == keyword }
  }

  /// The binding of a variable that has a name at a token.
  package func binding(at name: Int) -> Node? { innermost(.binding, at: name) }

  /// An accessor of a binding or a subscript, by its name.
  package func accessor(_ name: StaticString, of node: Node) -> Node? {
    child(.accessors, of: node).flatMap { accessors in
      children(accessors).first { accessor in
        kind(accessor) == .accessor && tokens(accessor).contains { stream.is($0, name) && parent(accessor, of: $0) }
      }
    }
  }

  /// Whether a token belongs to a node itself, and not to one within it.
  private func parent(_ node: Node, of token: Int) -> Bool { innermost(at: token) == node }

  /// The block in which a declaration is visible, or a statement is: braces, a case, or the whole source.
  package func scope(around node: Node) -> Node {
    ancestors(node).first { kind($0).isScope } ?? root
  }
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
