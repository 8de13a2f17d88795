import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Comparisons of a segue's identifier, in `prepare(for:sender:)` and its like.
struct SegueComparisons {
  let source: MigrationSource
  let context: MigrationContext

  private var tree: SyntaxTree { source.tree }

  /// Adds the edits of all comparisons in a source.
  func rewrite(_ draft: inout MigrationDraft) {
    let values = tree.nodes(.sequence).compactMap(comparedValue) + tree.nodes(.switchStatement).flatMap(patterns)
    for value in values where !context.isSegueIdentifier(tree.text(value)) {
      let offset = tree.bytes(value).lowerBound
      do throws(Reason) {
        try draft.add([try rewriting(value)])
      } catch {
        guard context.isRelevant(error) else { continue }
        draft.leave(source.location(of: offset), because: error)
      }
    }
  }

  private func rewriting(_ value: SyntaxTree.Node) throws(Reason) -> Rewriting {
    guard let reference = SegueReference(value, source, context) else { throw .unknownSegue }
    guard let type = source.type(around: tree.bytes(value).lowerBound) else {
      throw Reason("the class of the controller isn't known")
    }
    let accessor = try? reference.value(from: type, context)
    if let accessor, let edits = destination(after: value, accessor) {
      return Rewriting(accessor: "\(accessor.expression).destination(of:)", edits: edits)
    }
    // `case "show"?:` is a pattern for an optional.
    let parent = tree.parent(value)
    let whole = parent.flatMap { tree.kind($0) == .optionalChaining ? $0 : nil } ?? value
    let identifier = try reference.identifier(from: type, context)
    let casts = accessor.map { SegueDestinations(of: value, $0, source).edits } ?? []
    return Rewriting(accessor: identifier, edits: [(tree.bytes(whole), identifier)] + casts)
  }

  // MARK: - Finding

  /// The expression that is compared with a segue's identifier by `==` or `!=`.
  private func comparedValue(_ sequence: SyntaxTree.Node) -> SyntaxTree.Node? {
    let operands = tree.children(sequence)
    for (left, right) in zip(operands, operands.dropFirst()) where tree.first(right) == tree.end(left) + 1 {
      guard tree.stream.is(tree.end(left), "==") || tree.stream.is(tree.end(left), "!=") else { continue }
      if isIdentifier(left) { return isStated(right) ? right : nil }
      if isIdentifier(right) { return isStated(left) ? left : nil }
    }
    return nil
  }

  /// The patterns of a `switch` over a segue's identifier.
  private func patterns(of statement: SyntaxTree.Node) -> [SyntaxTree.Node] {
    guard let subject = tree.children(statement).first, isSubject(subject),
      let block = tree.child(.switchBlock, of: statement)
    else { return [] }
    return tree.children(block).filter { tree.kind($0) == .switchCase }.flatMap { node in
      tree.children(node).prefix { tree.first($0) < tree.colon(ofCase: node) }.compactMap { pattern in
        if tree.stream.is(tree.first(pattern) - 1, "where") { return nil }
        let inner = tree.kind(pattern) == .optionalChaining ? tree.children(pattern).first : pattern
        return inner.flatMap { isStated($0) ? $0 : nil }
      }
    }
  }

  /// `segue.identifier`, or with `!` or a default.
  private func isSubject(_ node: SyntaxTree.Node) -> Bool {
    switch tree.kind(node) {
    case .sequence, .forcedUnwrapping: tree.children(node).first.map(isIdentifier) ?? false
    default: isIdentifier(node)
    }
  }

  /// Whether an expression is the identifier of a variable that is called a segue.
  private func isIdentifier(_ node: SyntaxTree.Node) -> Bool {
    if tree.kind(node) == .name, !tree.isName(node, "nil") {
      // `guard let identifier = segue.identifier else { return }`
      guard let value = LocalConstant(node, in: source)?.value ?? source.boundValue(of: node), value != node else {
        return false
      }
      return tree.kind(value) != .name && tree.kind(value) != .pattern && isSubject(value)
    }
    guard let path = source.path(of: node), path.count == 2, path[1] == "identifier" else { return false }
    return path[0] == "segue" || path[0].hasSuffix("Segue")
  }

  private func isStated(_ node: SyntaxTree.Node) -> Bool {
    switch tree.kind(node) {
    case .literal: tree.stream[tree.first(node)].kind == .string
    // `.none` is one of the optional's own.
    case .memberAccess: tree.member(node)?.base != nil
    case .name: !tree.isName(node, "nil")
    default: false
    }
  }

  // MARK: - Destination

  /// `segue.identifier == "show", let login = segue.destination as? Login`: one condition with the segue's accessor.
  private func destination(after value: SyntaxTree.Node, _ accessor: SegueAccessor) -> [Replacement]? {
    guard let comparison = tree.parent(value), tree.kind(comparison) == .sequence,
      tree.children(comparison).count == 2, tree.stream.is(tree.end(tree.children(comparison)[0]), "=="),
      let statement = tree.parent(comparison), [.ifClause, .guardStatement].contains(tree.kind(statement)),
      let next = tree.children(statement).first(where: { tree.first($0) == tree.end(comparison) + 1 }),
      tree.kind(next) == .optionalBinding, let cast = tree.children(next).last, tree.kind(cast) == .sequence,
      let type = tree.descendants(.type, of: cast).first, let wanted = accessor.destination,
      wanted.isSameType(tree.text(type)), !source.hasComment(in: tree.first(comparison)..<tree.end(next))
    else { return nil }
    let other = tree.children(comparison).first { $0 != value }
    guard let name = other.flatMap(source.path)?.first, tree.text(cast) == "\(name).destination as? \(tree.text(type))"
    else { return nil }
    return [
      (tree.bytes(comparison).lowerBound..<tree.bytes(next).lowerBound, ""),
      (tree.bytes(cast), "\(accessor.expression).destination(of: \(name))"),
    ]
  }
}
