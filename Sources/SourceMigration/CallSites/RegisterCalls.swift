import ReuseGenCore
import SourceDeclarations

/// Nibs and classes that are registered for an identifier.
enum RegisterCalls: CallSiteKind {
  static let examples = [
    MigrationExample(
      "nibs and classes",
      """
      tableView.register(UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: "PersonCell")
      tableView?.register(LetterHeader.self, forHeaderFooterViewReuseIdentifier: "LetterHeader")
      grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
      grid.register(AlbumHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, \
      withReuseIdentifier: "AlbumHeader")
      """,
      """
      tableView.registerPersonCell()
      tableView?.registerLetterHeader()
      grid.registerPhotoCell()
      grid.registerAlbumHeader()
      """
    ),
    MigrationExample(
      "a nib that the manifest doesn't state",
      """
      tableView.register(UINib(nibName: "Other", bundle: nil), forCellReuseIdentifier: "PersonCell")
      tableView.register(UINib(nibName: "PersonCell", bundle: kit), forCellReuseIdentifier: "PersonCell")
      tableView.register(PersonCell.self, forCellReuseIdentifier: "PersonCell")
      tableView.register(nib, forCellReuseIdentifier: "PersonCell")
      """,
      left: Array(repeating: #"the manifest lists "PersonCell" with another class, nib or bundle"#, count: 4)
    ),
  ]

  static func rewrite(
    _ call: Call,
    in source: MigrationSource,
    _ context: MigrationContext,
    _ draft: inout MigrationDraft
  ) {
    let tree = source.tree
    guard let member = tree.member(call.callee), member.base != nil, tree.stream.is(member.name, "register"),
      let parentheses = call.parentheses, call.trailingClosures.isEmpty,
      let stated = StatedIdentifier(call, of: "register", source), let registered = call.arguments.first?.value
    else { return }
    let location = source.location(of: tree.stream[member.name].start)
    let match = stated.accessor(in: context) { accessor in
      registers(registered, accessor, source, context) ? nil : "another class, nib or bundle"
    }
    switch match {
    case .failure(let reason): draft.leave(location, because: reason.text)
    case .success where source.hasComment(in: tree.tokens(parentheses)):
      draft.leave(location, because: "a comment is in the way")
    case .success(let accessor):
      draft.rewrite(
        to: accessor.registerName,
        [(tree.stream[member.name].range, accessor.registerName), (tree.bytes(parentheses), "()")]
      )
    }
  }

  /// Whether an expression is what the accessor registers: `PersonCell.self`, or the nib.
  private static func registers(
    _ node: SyntaxTree.Node,
    _ accessor: RecycledAccessor,
    _ source: MigrationSource,
    _ context: MigrationContext
  ) -> Bool {
    let tree = source.tree
    guard accessor.isRegisteredByCode else { return false }
    guard let nib = accessor.nibName else {
      let text = tree.text(node)
      return text.hasSuffix(".self") && accessor.isOfClass(String(text.dropLast(".self".count)))
    }
    guard let call = tree.call(node), tree.isName(call.callee, "UINib"),
      tree.labels(call.arguments) == ["nibName", "bundle"], let name = call.arguments[0].value,
      let bundle = call.arguments[1].value
    else { return false }
    return context.text(of: name, in: source) == nib && ["nil", ".main", "Bundle.main"].contains(tree.text(bundle))
  }
}
