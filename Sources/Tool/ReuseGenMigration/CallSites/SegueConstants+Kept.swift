import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

extension SegueConstants {
  /// `guard let kind = StoryboardSegue.Main(segue) else { return }`, and `switch kind` or `kind == .showLogin` below:
  /// the name holds the identifier.
  func constant(
    _ binding: SyntaxTree.Node,
    _ value: SyntaxTree.Node,
    _ identifier: String
  ) throws(Reason) -> [Rewriting] {
    guard let pattern = tree.child(.pattern, of: binding), tree.tokens(pattern).count == 1,
      tree.child(.type, of: binding) == nil, tree.end(binding) == tree.end(value), let scope = scope(of: binding)
    else { throw Self.kept }
    let name = tree.stream.text(tree.first(pattern))
    let uses = source.uses(of: name, in: scope).map(tree.innermost)
    guard !uses.isEmpty, uses.allSatisfy({ tree.kind($0) == .name }) else { throw Self.kept }
    // A name that holds the identifier already is that of the text as well.
    let isHeld = !identifier.contains(".")
    var edits = [(range: tree.bytes(value), text: identifier)]
    if isHeld { edits = [try removal(of: binding, after: identifier)] }
    var rewritings: [Rewriting] = []
    for use in uses {
      let edit = (range: tree.bytes(use), text: isHeld ? identifier : name)
      if let statement = tree.parent(use), tree.kind(statement) == .switchStatement {
        rewritings += try self.rewritings(of: statement, use, edit)
      } else {
        rewritings.append(try comparison(with: use, edit))
      }
    }
    return rewritings + [Rewriting(accessor: identifier, edits: edits)]
  }

  /// The tokens in which the name of a binding means its value; `nil` if code handles the segues of other storyboards,
  /// for which SwiftGen has no constant.
  private func scope(of binding: SyntaxTree.Node) -> Range<Int>? {
    guard let statement = tree.parent(binding) else { return nil }
    switch tree.kind(statement) {
    case .ifClause:
      let isLast = tree.parent(statement).map { tree.end($0) == tree.end(statement) } ?? false
      return isLast ? tree.end(binding)..<tree.end(statement) : nil
    case .guardStatement, .variableDeclaration:
      if let branch = tree.child(.codeBlock, of: statement), !EmptyBranch(source).isEmpty(branch) { return nil }
      guard let block = tree.parent(statement), [.codeBlock, .closure, .switchCase].contains(tree.kind(block)) else {
        return nil
      }
      return tree.end(binding)..<tree.end(block)
    default: return nil
    }
  }

  /// `guard let identifier = segue.identifier, let kind = StoryboardSegue.Main(rawValue: identifier)` without the
  /// second condition.
  private func removal(of binding: SyntaxTree.Node, after identifier: String) throws(Reason) -> Replacement {
    guard let statement = tree.parent(binding), tree.kind(binding) == .optionalBinding,
      let index = tree.children(statement).firstIndex(of: binding), index > 0
    else { throw Self.kept }
    let previous = tree.children(statement)[index - 1]
    guard tree.kind(previous) == .optionalBinding,
      tree.child(.pattern, of: previous).map(tree.text) == identifier,
      let value = tree.children(previous).last.flatMap(source.path), value.count == 2, value[1] == "identifier"
    else { throw Self.kept }
    guard !source.hasComment(in: tree.end(previous) - 1..<tree.end(binding)) else { throw .comment }
    return (tree.bytes(previous).upperBound..<tree.bytes(binding).upperBound, "")
  }
}
