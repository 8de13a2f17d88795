import ReuseGenCore
import SourceDeclarations

/// Views that are registered and dequeued by their class, as Reusable does.
enum ReusableCalls: CallSiteKind {
  static let examples = [
    MigrationExample(
      "Reusable",
      """
      tableView.register(cellType: PersonCell.self)
      tableView.register(headerFooterViewType: LetterHeader.self)
      grid.register(supplementaryViewType: AlbumHeader.self, ofKind: UICollectionView.elementKindSectionHeader)
      let a: PersonCell = tableView.dequeueReusableCell(for: indexPath)
      let b = tableView.dequeueReusableCell(for: indexPath) as PersonCell
      let c = tableView.dequeueReusableCell(for: indexPath, cellType: PersonCell.self)
      let d = tableView.dequeueReusableCell(for: indexPath, cellType: type)
      let e: UITableViewCell = tableView.dequeueReusableCell(for: indexPath)
      """,
      """
      tableView.registerPersonCell()
      tableView.registerLetterHeader()
      grid.registerAlbumHeader()
      let a: PersonCell = tableView.dequeuePersonCell(for: indexPath)
      let b = tableView.dequeuePersonCell(for: indexPath)
      let c = tableView.dequeuePersonCell(for: indexPath)
      let d = tableView.dequeueReusableCell(for: indexPath, cellType: type)
      let e: UITableViewCell = tableView.dequeueReusableCell(for: indexPath)
      """,
      left: ["the class isn't one that the code names", "the manifest lists no view of the class UITableViewCell"]
    )
  ]

  static func rewrite(
    _ call: Call,
    in source: MigrationSource,
    _ context: MigrationContext
  ) throws(Reason) -> Rewriting? {
    let tree = source.tree
    guard context.spellings.contains(.reusable), let name = tree.nameOfCallee(call.callee),
      let parentheses = call.parentheses, call.trailingClosures.isEmpty, let first = call.arguments.first?.value
    else { return nil }
    let method = tree.stream.text(name)
    switch (method, tree.labels(call.arguments)) {
    case ("register", ["cellType"]), ("register", ["headerFooterViewType"]),
      ("register", ["supplementaryViewType", "ofKind"]):
      let accessor = try accessor(for: typeName(first, tree), context)
      guard accessor.isRegisteredByCode else { throw Reason("the storyboard registers \(accessor.className)") }
      guard !source.hasComment(in: tree.tokens(parentheses)) else { throw .comment }
      let edits = [(tree.stream[name].range, accessor.registerName), (tree.bytes(parentheses), "()")]
      return Rewriting(accessor: accessor.registerName, edits: edits)
    case ("dequeueReusableCell", ["for"]), ("dequeueReusableCell", ["for", "cellType"]):
      let (type, edits) = try dequeuedType(call, source)
      let accessor = try accessor(for: type, context)
      return Rewriting(
        accessor: accessor.dequeueName,
        edits: [(tree.stream[name].range, accessor.dequeueName)] + edits
      )
    default: return nil
    }
  }

  /// The class of a dequeued cell: that of an argument, a cast or the variable.
  private static func dequeuedType(
    _ call: Call,
    _ source: MigrationSource
  ) throws(Reason) -> (String?, [(range: Range<Int>, text: String)]) {
    let tree = source.tree
    if call.arguments.count == 2, let path = call.arguments[0].value {
      let tokens = tree.end(path)..<tree.end(call.arguments[1].node)
      guard !source.hasComment(in: tokens.lowerBound - 1..<tokens.upperBound) else { throw .comment }
      let range = tree.bytes(path).upperBound..<tree.bytes(call.arguments[1].node).upperBound
      return (call.arguments[1].value.flatMap { typeName($0, tree) }, [(range, "")])
    }
    guard let parent = tree.parent(call.node) else { return (nil, []) }
    if tree.kind(parent) == .binding, let type = tree.child(.type, of: parent) { return (tree.text(type), []) }
    guard tree.kind(parent) == .sequence,
      let cast = tree.children(parent).first(where: {
        tree.kind($0) == .cast && tree.first($0) == tree.end(call.node) && tree.stream.is(tree.first($0), "as")
      }), let type = tree.child(.type, of: cast), tree.first(type) == tree.first(cast) + 1
    else { return (nil, []) }
    guard !source.hasComment(in: tree.end(call.node) - 1..<tree.end(cast)) else { throw .comment }
    return (tree.text(type), [(tree.bytes(call.node).upperBound..<tree.bytes(cast).upperBound, "")])
  }

  /// The class in `PersonCell.self`.
  private static func typeName(_ node: SyntaxTree.Node, _ tree: SyntaxTree) -> String? {
    let text = tree.text(node)
    return text.hasSuffix(".self") ? String(text.dropLast(".self".count)) : nil
  }

  private static func accessor(for type: String?, _ context: MigrationContext) throws(Reason) -> RecycledAccessor {
    guard let type else { throw Reason("the class isn't one that the code names") }
    let found = context.recycled(ofClass: type)
    guard let only = found.first, found.count == 1 else {
      throw Reason("the manifest lists \(found.isEmpty ? "no view" : "several views") of the class \(type)")
    }
    return only
  }
}
