import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Calls of the app's own methods that register and dequeue views by their class.
struct HelperCalls: CallSiteKind {
  let site: CallSite

  func rewriting() throws(Reason) -> Rewriting? {
    let helpers = context.helpers(named: site.method, site.labels)
    guard let name = site.name, let first = helpers.first?.positions, let parentheses = call.parentheses,
      call.trailingClosures.isEmpty, tree.member(call.callee)?.base != nil
    else { return nil }
    var edits: [Replacement] = []
    guard let type = try className(first, &edits), type.first?.isUppercase ?? false else { throw .unknownClass }
    let listed = context.recycled(ofClass: type)
    guard !listed.isEmpty else { throw context.unlisted(type, at: call.node, in: source) }
    let accepting = helpers.filter { $0.helper.accepts(type, context) }.sorted { $0.helper.rank > $1.helper.rank }
    let pairs = (accepting.isEmpty ? helpers : accepting).flatMap { helper, positions in
      listed.filter { $0.isOf(table: helper.isOfTable) }.map { (helper, positions, $0) }
    }
    // A method of the same name for the other kind of list.
    if pairs.isEmpty { return nil }
    guard
      let (helper, positions, accessor) = pairs.first(where: { helper, _, accessor in
        helper.identifier(of: type, context) == accessor.identifier
      })
    else {
      guard pairs.contains(where: { $0.0.identifier(of: type, context) != nil }) else { throw .unknownIdentifier }
      throw Reason("\(site.method) of the app has another identifier for \(type) than the manifest")
    }
    guard !source.hasComment(in: tree.tokens(parentheses)) else { throw .comment }
    switch helper.action {
    case .dequeue:
      let path: String?
      if case .headerOrFooter = accessor.role {
        path = nil
      } else if let argument = positions.indexPath.flatMap({ call.arguments[$0].value }) {
        path = tree.text(argument)
      } else {
        let indexPath = try site.indexPath()
        path = indexPath.name
        edits += indexPath.edits
      }
      try context.checkOwnMethods(accessor.dequeueName, accessor)
      edits.append((tree.stream[name].range, accessor.dequeueName))
      edits.append((tree.bytes(parentheses), path.map { "(for: \($0))" } ?? "()"))
      if helper.isOptional { edits += try optionalEdits() }
      return Rewriting(accessor: accessor.dequeueName, edits: edits)
    case .register:
      guard helper.registers(accessor, context) else {
        throw Reason("\(site.method) of the app registers another class or nib for \(type) than the manifest")
      }
      try context.checkOwnMethods(accessor.registerName, accessor)
      edits += [(tree.stream[name].range, accessor.registerName), (tree.bytes(parentheses), "()")]
      return Rewriting(accessor: accessor.registerName, edits: edits)
    }
  }

  /// The edits of the code around an optional that isn't one any more.
  private func optionalEdits() throws(Reason) -> [Replacement] {
    // A cast needs none.
    let around = tree.parent(call.node)
    if let around, tree.kind(around) == .sequence, !tree.descendants(.cast, of: around).isEmpty { return [] }
    return try ResultUse(of: call.node, .optional, source).edits
  }

  /// The class that the argument, the cast or the variable of a call names.
  private func className(_ positions: ListHelper.Positions, _ edits: inout [Replacement]) throws(Reason) -> String? {
    if let position = positions.classArgument { return call.arguments[position].value.flatMap(tree.nameOfType) }
    guard let expected = source.expectedType(of: call.node), !expected.isChecked else { return nil }
    edits += try expected.edits(after: call.node, source)
    return expected.name
  }
}

extension RecycledAccessor {
  /// Whether a table recycles the view, or a collection view.
  fileprivate func isOf(table: Bool) -> Bool {
    switch role {
    case .tableCell, .headerOrFooter: table
    case .collectionCell, .supplementary: !table
    }
  }
}
