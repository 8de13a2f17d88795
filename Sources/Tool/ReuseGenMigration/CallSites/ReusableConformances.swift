import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Conformances to Reusable's protocols, and their requirements, that the generated file has now.
struct ReusableConformances {
  let source: MigrationSource
  let context: MigrationContext

  private var tree: SyntaxTree { source.tree }

  static let protocols: Set<String> = [
    "Reusable", "NibReusable", "NibLoadable", "NibOwnerLoadable", "StoryboardBased", "StoryboardSceneBased",
  ]
  private static let requirements: Set<String> = ["reuseIdentifier", "nib", "sceneStoryboard", "sceneIdentifier"]

  func rewrite(_ draft: inout MigrationDraft) {
    for declaration in tree.nodes(.typeDeclaration) {
      guard let clause = tree.child(.inheritanceClause, of: declaration),
        let name = source.type(around: tree.bytes(clause).upperBound), context.conforms(name)
      else { continue }
      let types = tree.children(clause).filter { tree.kind($0) == .type }.map(tree.text)
      let kept = types.filter { !Self.protocols.contains($0.lastName) }
      guard kept.count < types.count else { continue }
      do throws(Reason) {
        if let superclass = context.superclass(of: name, declaring: Self.protocols) {
          throw Reason("\(superclass) conforms to Reusable's protocols, too; add \"conformances\": false to the entry")
        }
        guard context.recycled(ofClass: name).allSatisfy({ context.statesIdentifier(of: $0, name) }) else {
          throw ReusableCalls.otherIdentifier(name)
        }
        let edits = try edits(declaration, clause, kept)
        try draft.add([Rewriting(accessor: "conformances of \(name)", edits: edits)])
      } catch {
        draft.leave(source.location(of: tree.bytes(clause).lowerBound), because: error)
      }
    }
  }

  private func edits(
    _ declaration: SyntaxTree.Node,
    _ clause: SyntaxTree.Node,
    _ kept: [String]
  ) throws(Reason) -> [Replacement] {
    let block = tree.child(.memberBlock, of: declaration)
    let members = block.map(tree.children) ?? []
    let removed = members.filter { isRequirement($0) }
    let isExtension = tree.tokens(declaration).prefix { $0 < tree.first(clause) }.contains {
      tree.stream.is($0, "extension")
    }
    if isExtension, kept.isEmpty, removed.count == members.count, !source.isCommented(declaration),
      let lines = source.lines(of: declaration)
    {
      return [(lines, "")]
    }
    // A comment about a requirement may say why the class has it.
    guard !source.hasComment(in: tree.tokens(clause)), !removed.contains(where: source.isCommented) else {
      throw .comment
    }
    let lines = removed.compactMap(source.lines)
    guard lines.count == removed.count else {
      throw Reason("a requirement of Reusable shares its line with other code; move it to its own, and migrate again")
    }
    let start = tree.stream[tree.first(clause) - 1].end
    let text = kept.isEmpty ? "" : ": \(kept.joined(separator: ", "))"
    return [(start..<tree.bytes(clause).upperBound, text)] + lines.map { ($0, "") }
  }

  /// Whether a member is one that a protocol of Reusable's requires.
  private func isRequirement(_ member: SyntaxTree.Node) -> Bool {
    guard tree.kind(member) == .variableDeclaration, let binding = tree.child(.binding, of: member),
      let pattern = tree.child(.pattern, of: binding), tree.tokens(pattern).count == 1
    else { return false }
    let isOfType = tree.tokens(member).prefix { $0 < tree.first(pattern) }.contains {
      tree.stream.is($0, "static") || tree.stream.is($0, "class")
    }
    return isOfType && Self.requirements.contains(tree.stream.text(tree.first(pattern)))
  }
}

extension MigrationContext {
  /// Whether the identifier that a class states for Reusable is that of an entry, as it is if the class states none.
  func statesIdentifier(of entry: RecycledAccessor, _ className: String) -> Bool {
    let properties = types(of: className).flatMap(declarations.references)
      .filter { declarations.kind(of: $0) != .protocol }.flatMap { declarations.properties(of: $0) }
    switch properties.first(where: { $0.name == "reuseIdentifier" && $0.isTypeMember }).map(\.initialValue) {
    case nil, .path, .rawValue: return true
    default: return typeConstant("reuseIdentifier", of: className) == entry.identifier
    }
  }

  /// The first superclass that states one of some protocols.
  func superclass(of className: String, declaring protocols: Set<String>) -> String? {
    declarations.superclassChain(of: className).classes.dropFirst().first { name in
      declarations.references(to: name).flatMap { declarations[$0].inherited }.contains {
        protocols.contains($0.name.lastName)
      }
    }
  }
}
