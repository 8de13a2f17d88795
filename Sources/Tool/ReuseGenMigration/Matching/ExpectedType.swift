import ReuseGenSyntax

/// The class that the code around an expression expects.
struct ExpectedType {
  let name: String
  /// The cast that names the class: `as PersonCell`, `as? PersonCell`.
  private let cast: SyntaxTree.Node?
  /// Whether the cast is checked at run time: `as?` or `as!`.
  let isChecked: Bool

  fileprivate init(_ name: String, cast: SyntaxTree.Node? = nil, isChecked: Bool = false) {
    (self.name, self.cast, self.isChecked) = (name, cast, isChecked)
  }

  var isCast: Bool { cast != nil }

  /// The edits that leave the class to the accessor, which needs no cast.
  func edits(after node: SyntaxTree.Node, _ source: MigrationSource) throws(Reason) -> [Replacement] {
    guard let cast else { return [] }
    let tree = source.tree
    guard !source.hasComment(in: tree.end(node) - 1..<tree.end(cast)) else { throw .comment }
    return [(tree.bytes(node).upperBound..<tree.bytes(cast).upperBound, "")]
  }
}

extension MigrationSource {
  /// The class that the variable, the function that returns an expression, or a cast names; `nil` if none does.
  func expectedType(of node: SyntaxTree.Node) -> ExpectedType? {
    guard let parent = tree.parent(node) else { return nil }
    switch tree.kind(parent) {
    case .binding, .optionalBinding:
      let type = tree.child(.type, of: parent).map(tree.text)
      return type.map { ExpectedType($0.hasSuffix("?") ? String($0.dropLast()) : $0) }
    case .sequence:
      guard let (cast, type) = tree.cast(of: node) else { return nil }
      return ExpectedType(tree.text(type), cast: cast, isChecked: tree.first(type) > tree.first(cast) + 1)
    default: return typeOfResult(node).map { ExpectedType($0) }
    }
  }
}
