import ReuseGenCore
import SourceDeclarations
import SourceSyntax

/// Conformances to Reusable's protocols, and their requirements, that the generated file has now.
enum ReusableConformances {
  private static let protocols: Set<String> = [
    "Reusable", "NibReusable", "NibLoadable", "NibOwnerLoadable", "StoryboardBased", "StoryboardSceneBased",
  ]
  private static let requirements: Set<String> = ["reuseIdentifier", "nib", "sceneStoryboard", "sceneIdentifier"]

  static func rewrite(_ source: MigrationSource, _ context: MigrationContext, _ draft: inout MigrationDraft) {
    let tree = source.tree
    for declaration in tree.nodes(.typeDeclaration) {
      guard let clause = tree.child(.inheritanceClause, of: declaration),
        let name = source.type(around: tree.bytes(clause).upperBound) ?? typeName(declaration, tree),
        context.conforms(name), !source.hasComment(in: tree.tokens(clause))
      else { continue }
      let types = tree.children(clause).filter { tree.kind($0) == .type }.map(tree.text)
      let kept = types.filter { !protocols.contains($0.lastName) }
      guard kept.count < types.count else { continue }
      let edits = edits(declaration, clause, kept, source)
      // A declaration overlaps no call.
      try? draft.add([Rewriting(accessor: "conformances of \(name)", edits: edits)])
    }
  }

  private static func edits(
    _ declaration: SyntaxTree.Node,
    _ clause: SyntaxTree.Node,
    _ kept: [String],
    _ source: MigrationSource
  ) -> [(range: Range<Int>, text: String)] {
    let tree = source.tree
    let block = tree.child(.memberBlock, of: declaration)
    let members = block.map(tree.children) ?? []
    let removed = members.filter { isRequirement($0, source) }
    let isExtension = tree.tokens(declaration).prefix { $0 < tree.first(clause) }.contains {
      tree.stream.is($0, "extension")
    }
    if isExtension, kept.isEmpty, removed.count == members.count, !source.hasComment(in: tree.tokens(declaration)),
      let lines = source.lines(of: declaration)
    {
      return [(lines, "")]
    }
    let start = tree.stream[tree.first(clause) - 1].end
    let text = kept.isEmpty ? "" : ": \(kept.joined(separator: ", "))"
    return [(start..<tree.bytes(clause).upperBound, text)] + removed.compactMap(source.lines).map { ($0, "") }
  }

  /// Whether a member is one that a protocol of Reusable's requires.
  private static func isRequirement(_ member: SyntaxTree.Node, _ source: MigrationSource) -> Bool {
    let tree = source.tree
    guard tree.kind(member) == .variableDeclaration, let binding = tree.child(.binding, of: member),
      let pattern = tree.child(.pattern, of: binding), tree.tokens(pattern).count == 1
    else { return false }
    let isOfType = tree.tokens(member).prefix { $0 < tree.first(pattern) }.contains {
      tree.stream.is($0, "static") || tree.stream.is($0, "class")
    }
    return isOfType && requirements.contains(tree.stream.text(tree.first(pattern)))
  }

  /// The name after `class` or `extension`.
  private static func typeName(_ declaration: SyntaxTree.Node, _ tree: SyntaxTree) -> String? {
    tree.tokens(declaration).first { tree.stream.is($0, "class") || tree.stream.is($0, "extension") }
      .map { tree.stream.text($0 + 1) }
  }
}
