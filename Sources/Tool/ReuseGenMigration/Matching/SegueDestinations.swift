import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// The casts of a segue's destination in the code that runs only for one segue.
struct SegueDestinations {
  /// The edits after which the accessor casts.
  let edits: [Replacement]

  /// - Parameter value: What the identifier is compared with, or the pattern of a case.
  init(of value: SyntaxTree.Node, _ accessor: SegueAccessor, _ source: MigrationSource) {
    let tree = source.tree
    guard let wanted = accessor.destination, let code = Self.code(after: value, tree) else {
      edits = []
      return
    }
    edits = tree.nodes(.sequence).filter { code.contains(tree.first($0)) }.compactMap { sequence in
      guard let access = tree.children(sequence).first, let cast = tree.children(sequence).dropFirst().first,
        tree.kind(cast) == .cast, tree.first(cast) == tree.end(access), let type = tree.child(.type, of: cast),
        wanted.isSameType(tree.text(type)), let path = source.path(of: access), path.count == 2,
        path[0] == "segue" || path[0].hasSuffix("Segue"), path[1] == "destination",
        !source.hasComment(in: tree.first(access)..<tree.end(cast))
      else { return nil }
      let mark = tree.stream.is(tree.first(cast) + 1, "!") ? "!" : ""
      guard mark == "!" || tree.stream.is(tree.first(cast) + 1, "?") else { return nil }
      // The cast needs parentheses that the call doesn't.
      let tuple = tree.parent(sequence).flatMap { tree.parent($0) }
      let whole = tuple.flatMap { tree.enclosed($0) == sequence && !source.hasComment(in: tree.tokens($0)) ? $0 : nil }
      return (
        whole.map(tree.bytes) ?? tree.bytes(access).lowerBound..<tree.bytes(cast).upperBound,
        "\(accessor.expression).destination(of: \(path[0]))\(mark)"
      )
    }
  }

  /// The tokens of the code that runs only if the identifier is the value.
  private static func code(after value: SyntaxTree.Node, _ tree: SyntaxTree) -> Range<Int>? {
    var pattern = value
    while let parent = tree.parent(pattern), tree.kind(parent) == .optionalChaining { pattern = parent }
    guard let parent = tree.parent(pattern) else { return nil }
    if tree.kind(parent) == .switchCase {
      let colon = tree.colon(ofCase: parent)
      // `case "a", "b":` is of several segues, and one without a colon isn't complete.
      let isOnly = tree.first(parent) + 1 == tree.first(pattern) && tree.end(pattern) == colon
      return isOnly && colon < tree.end(parent) ? colon + 1..<tree.end(parent) : nil
    }
    guard tree.kind(parent) == .sequence, tree.children(parent).count == 2,
      tree.stream.is(tree.end(tree.children(parent)[0]), "=="), let statement = tree.parent(parent)
    else { return nil }
    switch tree.kind(statement) {
    case .ifClause: return tree.end(parent)..<tree.end(statement)
    case .guardStatement: return tree.parent(statement).map { tree.end(statement)..<tree.end($0) }
    default: return nil
    }
  }
}

extension SyntaxTree {
  /// The token of the colon after the patterns of a case.
  func colon(ofCase node: Node) -> Int {
    tokens(node).first { stream.is($0, ":") && innermost(at: $0) == node } ?? end(node)
  }
}
