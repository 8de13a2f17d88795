import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Segues that code performs.
struct SegueCalls: CallSiteKind {
  let site: CallSite

  func rewriting() throws(Reason) -> Rewriting? {
    if let path = source.path(of: call.callee), path.count == 4, path[0] == "R", path[1] == "segue" {
      return try typedInfo(path)
    }
    guard let name = site.name, let label = call.arguments.first?.label, let value = site.first else { return nil }
    let reference: SegueReference
    if site.method == "performSegue", site.labels == ["withIdentifier", "sender"] {
      guard !context.isSegueIdentifier(tree.text(value)) else { return nil }
      guard let segue = SegueReference(value, source, context) else { throw .unknownSegue }
      reference = segue
    } else if site.method == "perform", tree.stream.is(label, "segue"), context.spellings.contains(.swiftgen),
      let path = source.path(of: value), path.count == 3, path[0] == "StoryboardSegue"
    {
      reference = .swiftgen(path[2])
    } else {
      return nil
    }
    let type = isOfSelf ? source.type(around: tree.stream[name].start) : nil
    guard !source.hasComment(in: label..<tree.end(value)) else { throw .comment }
    guard let type, let accessor = try? reference.accessor(from: type, context), accessor.isPerformable else {
      return valueRewriting(name, label, value, try reference.identifier(from: type, context))
    }
    return Rewriting(
      accessor: "perform(segue: \(accessor.member))",
      edits: [
        (tree.stream[name].range, "perform"), (tree.stream[label].range, "segue"), (tree.bytes(value), accessor.member),
      ]
    )
  }

  /// Whether the segue is one of the controller around the code: `self`, `self?` in a closure, or a constant that holds
  /// `self`.
  private var isOfSelf: Bool {
    guard var node = tree.member(call.callee)?.base else { return true }
    if [.optionalChaining, .forcedUnwrapping].contains(tree.kind(node)), let inner = tree.children(node).first {
      node = inner
    }
    // `weak var weakSelf = self`, or `guard let strongSelf = self`.
    return tree.isName(node, "self") || tree.isName(node, "weakSelf") || tree.isName(node, "strongSelf")
  }

  /// The identifier of a segue in place of its text, where the class of the controller isn't known.
  private func valueRewriting(_ name: Int, _ label: Int, _ value: SyntaxTree.Node, _ identifier: String) -> Rewriting? {
    guard tree.text(value) != identifier else { return nil }
    var edits = [(range: tree.bytes(value), text: identifier)]
    if tree.stream.is(label, "segue") {
      edits = [(tree.stream[name].range, "performSegue"), (tree.stream[label].range, "withIdentifier")] + edits
      if call.arguments.count == 1 { edits[2].text += ", sender: nil" }
    }
    return Rewriting(accessor: identifier, edits: edits)
  }

  // MARK: - Segues of R.swift

  /// `R.segue.startController.showLogin(segue: segue)`, and what the code takes of it.
  private func typedInfo(_ path: [String]) throws(Reason) -> Rewriting? {
    guard context.spellings.contains(.rswift), tree.labels(call.arguments) == ["segue"],
      let segue = call.arguments[0].value.map(tree.text)
    else { return nil }
    guard let type = context.segueSource(rswift: path[2]) else {
      throw Reason("no scene has the class of \(path[2])")
    }
    let accessor = try SegueReference.rswift(controller: path[2], segue: path[3]).accessor(from: type, context)
    let expression = "\(accessor.expression).destination(of: \(segue))"
    let edits: [Replacement]
    if let access = access(to: "source", of: call.node), let binding = tree.parent(access),
      tree.kind(binding) == .optionalBinding, tree.end(binding) == tree.end(access)
    {
      guard !source.hasComment(in: tree.tokens(access)) else { throw .comment }
      let (identifier, start) = ("\(accessor.expression).identifier", tree.bytes(binding).lowerBound)
      return Rewriting(
        accessor: identifier,
        edits: [
          (start..<start, "\(segue).identifier == \(identifier), "),
          (tree.bytes(access), "\(segue).source as? \(accessor.source)"),
        ]
      )
    } else if let access = access(to: "destination", of: call.node) {
      guard !source.hasComment(in: tree.tokens(access)) else { throw .comment }
      // Another member or call continues the chain of optionals.
      let isContinued = tree.stream.is(tree.end(access), ".")
      edits = [(tree.bytes(access), isContinued ? "\(expression)?" : expression)]
    } else if let comparison = tree.parent(call.node), tree.kind(comparison) == .sequence,
      tree.children(comparison).count == 2, let other = tree.children(comparison).last, tree.isName(other, "nil"),
      ["!=", "=="].contains(tree.stream.text(tree.end(call.node)))
    {
      let sign = tree.stream.text(tree.end(call.node)) == "!=" ? "==" : "!="
      guard !source.hasComment(in: tree.tokens(comparison)) else { throw .comment }
      return Rewriting(
        accessor: "\(accessor.expression).identifier",
        edits: [(tree.bytes(comparison), "\(segue).identifier \(sign) \(accessor.expression).identifier")]
      )
    } else {
      guard !source.hasComment(in: tree.tokens(call.node)) else { throw .comment }
      edits = try [(tree.bytes(call.node), expression)] + destinations(ofInfo: call.node)
    }
    return Rewriting(accessor: "\(accessor.expression).destination(of:)", edits: edits)
  }

  /// `….showLogin(segue: segue)?.destination`
  private func access(to name: StaticString, of call: SyntaxTree.Node) -> SyntaxTree.Node? {
    guard let chain = tree.parent(call), tree.kind(chain) == .optionalChaining, let access = tree.parent(chain),
      let member = tree.member(access), tree.stream.is(member.name, name)
    else { return nil }
    return access
  }

  /// `if let info = ….showLogin(segue: segue) {`, where the code takes `info.destination` and nothing else.
  private func destinations(ofInfo call: SyntaxTree.Node) throws(Reason) -> [Replacement] {
    let more = Reason("the code uses more than the destination")
    guard let binding = tree.parent(call), tree.kind(binding) == .optionalBinding, tree.end(binding) == tree.end(call),
      let statement = tree.parent(binding), let pattern = tree.child(.pattern, of: binding),
      tree.tokens(pattern).count == 1
    else { throw more }
    let scope: Range<Int>
    switch tree.kind(statement) {
    case .ifClause: scope = tree.end(binding)..<tree.end(statement)
    case .guardStatement: scope = tree.end(binding)..<(tree.parent(statement).map(tree.end) ?? tree.end(statement))
    default: throw more
    }
    let name = tree.stream.text(tree.first(pattern))
    return try source.uses(of: name, in: scope).map { token throws(Reason) in
      // A list of captures isn't read as expressions.
      let isName = tree.kind(tree.innermost(at: token)) == .name || tree.innermost(.captureList, at: token) != nil
      guard isName, tree.stream.is(token + 1, "."), tree.stream.is(token + 2, "destination") else { throw more }
      return (tree.stream[token].end..<tree.stream[token + 2].end, "")
    }
  }
}
