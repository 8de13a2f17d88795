import ReuseGenCore
import SourceDeclarations
import SourceSyntax

/// Private constants for identifiers of R.swift or of the catalog, that only rewritten call sites used.
enum IdentifierConstants {
  static func remove(_ source: MigrationSource, _ context: MigrationContext, _ draft: inout MigrationDraft) {
    let tree = source.tree
    for declaration in tree.nodes(.variableDeclaration) {
      guard let value = source.value(ofConstant: declaration), source.path(of: value)?.count ?? 0 > 2,
        !(tree.modifiers(.private, of: declaration) + tree.modifiers(.fileprivate, of: declaration)).isEmpty,
        context.name(value, "reuseIdentifier", in: source) != nil, let lines = source.lines(of: declaration),
        !source.hasComment(in: tree.tokens(declaration)), !draft.isEdited(lines)
      else { continue }
      let uses = uses(of: declaration, source)
      guard !uses.isEmpty, uses.allSatisfy({ draft.isEdited(tree.stream[$0].range) }) else { continue }
      draft.remove(lines)
    }
  }

  /// The tokens of a constant's name outside of its declaration: `name` or `self.name`.
  private static func uses(of declaration: SyntaxTree.Node, _ source: MigrationSource) -> [Int] {
    let tree = source.tree
    let own = tree.tokens(declaration)
    guard let pattern = tree.descendants(.pattern, of: declaration).first else { return [] }
    let name = tree.stream.text(tree.first(pattern))
    return (0..<tree.stream.count).filter { token in
      guard tree.stream[token].kind == .word, !own.contains(token), tree.stream.text(token) == name,
        !tree.stream.is(token + 1, ":")
      else { return false }
      return token == 0 || !tree.stream.is(token - 1, ".")
        || token > 1 && tree.stream.text(token - 2).lowercased() == "self"
    }
  }
}
