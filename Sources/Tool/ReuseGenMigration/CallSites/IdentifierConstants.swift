import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Constants and type aliases that only rewritten call sites used: private ones and those of functions, with
/// identifiers of the catalog, or what R.swift and SwiftGen generate.
struct IdentifierConstants {
  let source: MigrationSource
  let context: MigrationContext

  private var tree: SyntaxTree { source.tree }

  func remove(_ draft: inout MigrationDraft) {
    for declaration in tree.nodes(.variableDeclaration) {
      guard let value = source.value(ofConstant: declaration), let path = source.path(of: value), path.count > 2,
        isOfTool(path, context.spellings) || context.name(value, "reuseIdentifier", in: source) != nil,
        let pattern = tree.descendants(.pattern, of: declaration).first
      else { continue }
      remove(declaration, tree.stream.text(tree.first(pattern)), &draft)
    }
    for declaration in tree.nodes(.typeAliasDeclaration) {
      guard let word = tree.tokens(declaration).first(where: { tree.stream.is($0, "typealias") }) else { continue }
      let name = tree.stream.text(word + 1)
      guard let path = source.aliases[name], path.count > 1, path[0] != "R" || Self.partsOfR.contains(path[1]),
        context.spellings.contains(path[0] == "R" ? .rswift : .swiftgen)
      else { continue }
      remove(declaration, name, &draft)
    }
  }

  private static let partsOfR: Set<String> = ["nib", "reuseIdentifier", "storyboard", "segue"]

  /// Removes a declaration if rewritten call sites have all uses of its name.
  private func remove(_ declaration: SyntaxTree.Node, _ name: String, _ draft: inout MigrationDraft) {
    guard let scope = scope(of: declaration), let lines = source.lines(of: declaration),
      !source.hasComment(in: tree.tokens(declaration)), !draft.isEdited(lines)
    else { return }
    let uses = uses(of: name, outside: declaration, in: scope)
    guard !uses.isEmpty, uses.allSatisfy({ draft.isEdited(tree.stream[$0].range) }) else { return }
    draft.remove(lines)
  }

  private func isOfTool(_ path: [String], _ spellings: Set<Spelling>) -> Bool {
    path.count == 3
      && (path[0] == "R" && ["nib", "storyboard"].contains(path[1]) && spellings.contains(.rswift)
        || path[0] == "StoryboardScene" && spellings.contains(.swiftgen))
  }

  /// The tokens that can name a constant; `nil` if other sources can, too.
  private func scope(of declaration: SyntaxTree.Node) -> Range<Int>? {
    if let block = tree.parent(declaration), [.codeBlock, .closure, .switchCase].contains(tree.kind(block)) {
      return tree.tokens(block)
    }
    let modifiers = tree.modifiers(.private, of: declaration) + tree.modifiers(.fileprivate, of: declaration)
    return modifiers.isEmpty ? nil : 0..<tree.stream.count
  }

  /// The tokens of a name outside of its declaration: `name` or `self.name`.
  private func uses(of name: String, outside declaration: SyntaxTree.Node, in scope: Range<Int>) -> [Int] {
    let own = tree.tokens(declaration)
    return scope.filter { token in
      guard tree.stream[token].kind == .word, !own.contains(token), tree.stream.text(token) == name,
        !tree.stream.is(token + 1, ":")
      else { return false }
      return token == 0 || !tree.stream.is(token - 1, ".")
        || token > 1 && tree.stream.text(token - 2).lowercased() == "self"
    }
  }
}
