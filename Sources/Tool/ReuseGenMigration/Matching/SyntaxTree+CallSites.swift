import ReuseGenDeclarations
import ReuseGenSyntax

extension SyntaxTree {
  /// The class in `PersonCell.self`.
  func nameOfType(_ node: Node) -> String? {
    let text = text(node)
    return text.hasSuffix(".self") ? String(text.dropLast(".self".count)) : nil
  }

  /// The cast after an expression, `as! PersonCell`, and its type.
  func cast(of node: Node) -> (cast: Node, type: Node)? {
    guard let sequence = parent(node), kind(sequence) == .sequence else { return nil }
    let cast = children(sequence).first {
      kind($0) == .cast && first($0) == end(node) && stream.is(first($0), "as")
    }
    return cast.flatMap { cast in child(.type, of: cast).map { (cast, $0) } }
  }

  /// Whether an expression is `nil` if something in it is: `list?.cells`.
  func isOptionalChain(_ node: Node) -> Bool {
    kind(node) == .optionalChaining || !descendants(.optionalChaining, of: node).isEmpty
  }
}

extension MigrationSource {
  /// The tokens that are a name, and neither a member's nor a label.
  func uses(of name: String, in tokens: Range<Int>) -> [Int] {
    tokens.filter { token in
      tree.stream[token].kind == .word && tree.stream.text(token) == name && !tree.stream.is(token - 1, ".")
        && !tree.stream.is(token + 1, ":")
    }
  }
}
