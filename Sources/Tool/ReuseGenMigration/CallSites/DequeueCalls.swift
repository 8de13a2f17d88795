import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Views that are dequeued by an identifier and cast, or by an identifier of R.swift.
struct DequeueCalls: CallSiteKind {
  let site: CallSite

  private static let methods: Set<String> = [
    "dequeueReusableCell", "dequeueReusableHeaderFooterView", "dequeueReusableSupplementaryView",
  ]

  func rewriting() throws(Reason) -> Rewriting? {
    guard let (name, parentheses, _) = site.plainCall(of: Self.methods),
      let reference = ViewReference(call, source, context)
    else { return nil }
    do throws(Reason) {
      return try accessorRewriting(reference, name, parentheses)
    } catch {
      return try IdentifierArgument(of: site, reference).rewriting(because: error)
    }
  }

  /// The accessor in place of the whole call.
  private func accessorRewriting(
    _ reference: ViewReference,
    _ name: Int,
    _ parentheses: SyntaxTree.Node
  ) throws(Reason) -> Rewriting? {
    let isCell = tree.stream.is(name, "dequeueReusableCell")
    guard let identifier = reference.identifier else { throw .unknownIdentifier }
    let indexPath = isCell && site.labels == ["withIdentifier"] ? try site.indexPath() : nil
    let use: ResultUse
    if let list = tree.member(call.callee)?.base, tree.isOptionalChain(list) {
      use = try ResultUse(castOfOptional: call.node, source)
    } else {
      let hasIndexPath = site.labels.last == "for"
      use =
        try site.isTyped(identifier)
        ? ResultUse(of: call.node, .optional, source) : ResultUse(of: call.node, source, mayStay: hasIndexPath)
    }
    let accessor = try reference.accessor(in: context) { accessor in
      guard let type = use.className else { return nil }
      return accessor.className.isSameType(type) ? nil : "another class than \(type)"
    }.get()
    try context.checkOwnMethods(accessor.dequeueName, accessor)
    let own = [(tree.stream[name].range, accessor.dequeueName), try arguments(parentheses, indexPath?.name)]
    return Rewriting(
      accessor: accessor.dequeueName,
      edits: own + use.edits(forClass: accessor.className) + (indexPath?.edits ?? [])
    )
  }

  /// The edit that leaves the index path alone. A call over several lines is short enough for one afterwards.
  private func arguments(_ parentheses: SyntaxTree.Node, _ indexPath: String?) throws(Reason) -> Replacement {
    let removed = removedArguments
    guard !source.hasComment(in: removed.lowerBound..<removed.upperBound + 1) else { throw .comment }
    let (whole, kept) = (tree.bytes(parentheses), removed.upperBound..<tree.end(parentheses) - 1)
    if !source.lineStarts(in: whole).isEmpty, !source.hasComment(in: tree.tokens(parentheses)) {
      let text =
        kept.isEmpty
        ? "" : tree.stream.text(in: tree.stream[kept.lowerBound].start..<tree.stream[kept.upperBound - 1].end)
      if !text.contains(where: \.isNewline) { return (whole, indexPath.map { "(for: \($0))" } ?? "(\(text))") }
    }
    let range = tree.stream[removed.lowerBound].start..<tree.stream[removed.upperBound].start
    return (range, indexPath.map { "for: \($0)" } ?? "")
  }

  /// The tokens of all arguments but the index path, with their commas.
  private var removedArguments: Range<Int> {
    guard let first = call.arguments.first, let last = call.arguments.last else { return tree.tokens(call.node) }
    let hasIndexPath = last.label.map { tree.stream.is($0, "for") } ?? false
    return tree.first(first.node)..<(hasIndexPath ? tree.first(last.node) : tree.end(last.node))
  }
}

extension CallSite {
  /// The parameter with the index path of the data source's method that dequeues a cell without it, and the edits that
  /// name it if the method doesn't: `cellForRowAt _: IndexPath`.
  func indexPath() throws(Reason) -> (name: String, edits: [Replacement]) {
    let missing = Reason.noIndexPath
    // A list has every cell of an entry, so that the result is never `nil`.
    guard let base = tree.member(call.callee)?.base,
      let function = tree.ancestors(call.node).first(where: {
        tree.kind($0).isDeclaration && tree.kind($0) != .variableDeclaration
      }),
      tree.kind(function) == .functionDeclaration, let parameters = tree.child(.parameters, of: function)
    else { throw missing }
    let names = tree.children(parameters).filter { tree.kind($0) == .parameter }.map { parameter in
      tree.tokens(parameter).prefix { !tree.stream.is($0, ":") }.map(tree.stream.text)
    }
    guard names.count == 2, names[0].first == "_", names[1].first == "cellForRowAt", let list = names[0].last,
      let stated = names[1].last,
      tree.kind(base) == .name && tree.text(base) == list || list == "_" && source.path(of: base) != nil
    else { throw missing }
    let indexPath = stated == "_" ? "indexPath" : stated
    let isBound = tree.descendants(.pattern, of: function).contains { pattern in
      tree.tokens(pattern).contains { [list, indexPath].contains(tree.stream.text($0)) }
    }
    guard !isBound else { throw missing }
    if stated != "_" { return (indexPath, []) }
    guard !tree.tokens(function).contains(where: { tree.stream.is($0, "indexPath") }),
      let parameter = tree.children(parameters).filter({ tree.kind($0) == .parameter }).last
    else { throw missing }
    return (indexPath, [(tree.stream[tree.first(parameter) + 1].range, indexPath)])
  }

  /// Whether R.swift gives the result its class: the identifier itself is passed, and not its text.
  func isTyped(_ identifier: NameReference) -> Bool {
    guard identifier.isRswift else { return false }
    return call.arguments.contains { argument in
      guard let value = argument.value else { return false }
      return
        (source.path(of: value).flatMap { $0[0] == "R" ? $0 : nil }
        ?? source.heldValue(of: value).flatMap(source.path))?.count == 3
    }
  }
}
