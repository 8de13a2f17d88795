import ReuseGenCore
import SourceDeclarations

/// Views that are dequeued by an identifier and cast with `as!`.
enum DequeueCalls: CallSiteKind {
  static let examples = [
    MigrationExample(
      "a cell of a table",
      #"let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath) as! PersonCell"#,
      "let cell = tableView.dequeuePersonCell(for: indexPath)"
    ),
    MigrationExample(
      "an assignment, arguments on several lines and a comment between statements",
      """
      cell = list.tableView.dequeueReusableCell(
        withIdentifier: "PersonCell",
        for: indexPath  // the row
      ) as! PersonCell // done
      """,
      """
      cell = list.tableView.dequeuePersonCell(
        
        for: indexPath  // the row
      ) // done
      """
    ),
    MigrationExample(
      "a constant, and the name of a class",
      """
      let cellID = "PersonCell"
      class A { static let id = "PersonCell" }
      func f() -> PersonCell { tableView.dequeueReusableCell(withIdentifier: cellID, for: path) as! PersonCell }
      func g() -> PersonCell { tableView.dequeueReusableCell(withIdentifier: A.id, for: path) as! PersonCell }
      func h() {
        use(tableView.dequeueReusableCell(withIdentifier: String(describing: PersonCell.self), for: path) as! PersonCell)
      }
      """,
      """
      let cellID = "PersonCell"
      class A { static let id = "PersonCell" }
      func f() -> PersonCell { tableView.dequeuePersonCell(for: path) }
      func g() -> PersonCell { tableView.dequeuePersonCell(for: path) }
      func h() {
        use(tableView.dequeuePersonCell(for: path))
      }
      """
    ),
    MigrationExample(
      "a cell of a collection, a header and a supplementary view",
      """
      let a = view.dequeueReusableCell(withReuseIdentifier: "photo", for: path) as! PhotoCell
      let b = view.dequeueReusableHeaderFooterView(withIdentifier: "LetterHeader") as! LetterHeader
      let c = view.dequeueReusableSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, \
      withReuseIdentifier: "AlbumHeader", for: path) as! AlbumHeader
      """,
      """
      let a = view.dequeuePhotoCell(for: path)
      let b = view.dequeueLetterHeader()
      let c = view.dequeueAlbumHeader(for: path)
      """
    ),
    MigrationExample(
      "another class, and an identifier that the manifest lacks",
      """
      let a = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! OtherCell
      let b = view.dequeueReusableCell(withIdentifier: "Other", for: path) as! OtherCell
      """,
      left: [
        #"the manifest lists "PersonCell" with another class than OtherCell"#,
        #"the manifest lists no view for "Other""#,
      ]
    ),
    MigrationExample(
      "calls that may return nil, a text that isn't settled, an operator and a comment",
      """
      let a = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell
      let b = view?.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! PersonCell
      let c = view.dequeueReusableCell(withIdentifier: "PersonCell") as! PersonCell
      let d = view.dequeueReusableCell(withIdentifier: name(path), for: path) as! PersonCell
      let e = x + view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! PersonCell
      let f = view.dequeueReusableCell(withIdentifier: /* id */ "PersonCell", for: path) as! PersonCell
      """,
      left: [
        "the result isn't cast with as!",
        "the list is optional, but the cast isn't",
        "there is no index path",
        "the identifier isn't a string that the sources settle",
        "the result isn't cast with as!",
        "a comment is in the way",
      ]
    ),
  ]

  private static let methods: Set<String> = [
    "dequeueReusableCell", "dequeueReusableHeaderFooterView", "dequeueReusableSupplementaryView",
  ]

  static func rewrite(
    _ call: Call,
    in source: MigrationSource,
    _ context: MigrationContext,
    _ draft: inout MigrationDraft
  ) {
    let tree = source.tree
    guard let member = tree.member(call.callee), let base = member.base,
      methods.contains(tree.stream.text(member.name)), call.trailingClosures.isEmpty,
      let stated = StatedIdentifier(call, of: tree.stream.text(member.name), source)
    else { return }
    let location = source.location(of: tree.stream[member.name].start)
    guard !stated.isCellWithoutIndexPath else { return draft.leave(location, because: "there is no index path") }
    guard let cast = forcedCast(of: call.node, tree), let type = tree.child(.type, of: cast) else {
      return draft.leave(location, because: "the result isn't cast with as!")
    }
    guard tree.kind(base) != .optionalChaining, tree.descendants(.optionalChaining, of: base).isEmpty else {
      return draft.leave(location, because: "the list is optional, but the cast isn't")
    }
    let match = stated.accessor(in: context) { accessor in
      accessor.isOfClass(tree.text(type)) ? nil : "another class than \(tree.text(type))"
    }
    switch match {
    case .failure(let reason): draft.leave(location, because: reason.text)
    case .success(let accessor):
      let removed = arguments(call, tree)
      let castTokens = tree.end(call.node) - 1..<tree.end(cast)
      guard !source.hasComment(in: removed), !source.hasComment(in: castTokens) else {
        return draft.leave(location, because: "a comment is in the way")
      }
      // With the space before the next argument.
      var end = tree.stream[removed.upperBound - 1].end
      while end < source.bytes.count, source.bytes[end] == UInt8(ascii: " ") { end += 1 }
      draft.rewrite(
        to: accessor.dequeueName,
        [
          (tree.stream[member.name].range, accessor.dequeueName),
          (tree.stream[removed.lowerBound].start..<end, ""),
          (tree.bytes(call.node).upperBound..<tree.bytes(cast).upperBound, ""),
        ]
      )
    }
  }

  /// The tokens of all arguments but the index path, with their commas.
  private static func arguments(_ call: Call, _ tree: SyntaxTree) -> Range<Int> {
    guard let first = call.arguments.first, let last = call.arguments.last else { return tree.tokens(call.node) }
    let hasIndexPath = last.label.map { tree.stream.is($0, "for") } ?? false
    return tree.first(first.node)..<(hasIndexPath ? tree.first(last.node) : tree.end(last.node))
  }

  /// The `as!` that follows a call and applies to nothing else.
  private static func forcedCast(of call: SyntaxTree.Node, _ tree: SyntaxTree) -> SyntaxTree.Node? {
    guard let sequence = tree.parent(call), tree.kind(sequence) == .sequence else { return nil }
    let start = tree.first(call)
    guard start == tree.first(sequence) || tree.stream.is(start - 1, "=") else { return nil }
    return tree.children(sequence).first {
      tree.kind($0) == .cast && tree.first($0) == tree.end(call) && tree.stream.is(tree.first($0), "as")
        && tree.stream.is(tree.first($0) + 1, "!")
    }
  }
}
