import ReuseGenDeclarations
import ReuseGenSyntax

extension MigrationSource {
  /// The value of the constant that a name refers to: one of the function, of the type around the code, or of the
  /// source. `nil` if something else may have the name.
  func heldValue(of node: SyntaxTree.Node) -> SyntaxTree.Node? {
    if let constant = LocalConstant(node, in: self) { return constant.value }
    guard let path = path(of: node), let name = path.last,
      path.count == 1 || path.count == 2 && ["self", "Self"].contains(path[0]),
      path.count == 2 || !isBoundByFunction(node)
    else { return nil }
    let found = constants(named: name)
    guard let only = found.first, found.count == 1, let around = tree.parent(only) else { return nil }
    if let type = tree.parent(around), tree.kind(around) == .memberBlock {
      guard let declaring = self.type(around: tree.bytes(only).lowerBound),
        declaring == self.type(around: tree.bytes(node).lowerBound), tree.kind(type) == .typeDeclaration
      else { return nil }
    } else {
      guard around == tree.root else { return nil }
    }
    return value(ofConstant: only)
  }

  /// The names of a chain of members whose start a constant can hold: for `main.login` after
  /// `let main = R.storyboard.main`, those of `R.storyboard.main.login`.
  func heldPath(of node: SyntaxTree.Node) -> [String]? {
    guard !aliases.isEmpty || declared.writes("R") || declared.writes("StoryboardScene"),
      let member = tree.member(node), member.labels == nil, let base = member.base
    else { return path(of: node) }
    let held = heldValue(of: base).flatMap { path(of: $0) }?.filter { $0 != "self" }
    return (held ?? heldPath(of: base)).map { $0 + [tree.stream.text(member.name)] }
  }

  /// The declarations of variables with a name, outside of functions.
  private func constants(named name: String) -> [SyntaxTree.Node] {
    tree.nodes(.variableDeclaration).filter { declaration in
      guard let around = tree.parent(declaration), tree.kind(around) == .memberBlock || around == tree.root else {
        return false
      }
      return tree.children(declaration).contains { binding in
        tree.child(.pattern, of: binding).map { tree.names(inPattern: $0).map(tree.stream.text).contains(name) }
          ?? false
      }
    }
  }

  /// The value of a declaration with `let` and one name.
  func value(ofConstant declaration: SyntaxTree.Node) -> SyntaxTree.Node? {
    let bindings = tree.children(declaration).filter { tree.kind($0) == .binding }
    guard let binding = bindings.first, bindings.count == 1, let pattern = tree.child(.pattern, of: binding),
      tree.tokens(pattern).count == 1, tree.first(pattern) > 0, tree.stream.is(tree.first(pattern) - 1, "let"),
      let value = tree.children(binding).last, value != pattern, tree.stream.is(tree.first(value) - 1, "=")
    else { return nil }
    return value
  }
}
