import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// SwiftGen's constants for segues, in `switch StoryboardSegue.Main(segue) { case .show?: … }`.
enum SegueConstants {
  /// Adds the edits of all such statements in a source.
  static func rewrite(_ source: MigrationSource, _ context: MigrationContext, _ draft: inout MigrationDraft) {
    guard context.spellings.contains(.swiftgen) else { return }
    for statement in source.tree.nodes(.switchStatement) {
      do throws(Reason) {
        guard let rewritings = try rewritings(of: statement, source, context) else { continue }
        try draft.add(rewritings)
      } catch {
        draft.leave(source.location(of: source.tree.bytes(statement).lowerBound), because: error)
      }
    }
    for call in source.tree.nodes(.call).compactMap(source.tree.call) where isConstant(call, source) {
      guard source.tree.parent(call.node).map(source.tree.kind) != .switchStatement else { continue }
      do throws(Reason) {
        try draft.add([comparison(with: call, source, context)])
      } catch {
        draft.leave(source.location(of: source.tree.bytes(call.node).lowerBound), because: error)
      }
    }
  }

  /// `StoryboardSegue.Main(segue)` or `StoryboardSegue.Main(rawValue: identifier)`
  private static func isConstant(_ call: Call, _ source: MigrationSource) -> Bool {
    source.path(of: call.callee).map { $0.count == 2 && $0[0] == "StoryboardSegue" } ?? false
  }

  /// `StoryboardSegue.Main(segue) == .showLogin`
  private static func comparison(
    with call: Call,
    _ source: MigrationSource,
    _ context: MigrationContext
  ) throws(Reason) -> Rewriting {
    let tree = source.tree
    guard let sequence = tree.parent(call.node), tree.kind(sequence) == .sequence, tree.children(sequence).count == 2,
      tree.first(sequence) == tree.first(call.node), let other = tree.children(sequence).last,
      tree.stream.is(tree.end(call.node), "==") || tree.stream.is(tree.end(call.node), "!="),
      let member = tree.member(other), member.labels == nil, let identifier = identifier(call, source)
    else {
      throw Reason(
        "the code keeps SwiftGen's constant for the segue; compare segue.identifier with an identifier in Reuse.Segues"
      )
    }
    guard !source.hasComment(in: tree.tokens(sequence)) else { throw .comment }
    let type = source.type(around: tree.bytes(sequence).lowerBound)
    let text = try SegueReference.swiftgen(tree.stream.text(member.name)).identifier(from: type, context)
    return Rewriting(accessor: text, edits: [(tree.bytes(call.node), identifier), (tree.bytes(other), text)])
  }

  private static func rewritings(
    of statement: SyntaxTree.Node,
    _ source: MigrationSource,
    _ context: MigrationContext
  ) throws(Reason) -> [Rewriting]? {
    let tree = source.tree
    guard let subject = tree.children(statement).first, let call = tree.call(subject),
      let path = source.path(of: call.callee), path.count == 2, path[0] == "StoryboardSegue",
      let segue = Self.identifier(call, source),
      let block = tree.child(.switchBlock, of: statement)
    else { return nil }
    guard let type = source.type(around: tree.bytes(subject).lowerBound) else {
      throw Reason("the class of the controller isn't known")
    }
    let cases = tree.children(block).filter { tree.kind($0) == .switchCase }
    // The last case with `nil` becomes the default, whatever else it is for.
    let patterns = cases.flatMap { node -> [SyntaxTree.Node] in
      let all = tree.children(node).prefix { tree.first($0) < tree.colon(ofCase: node) }
      return node == cases.last ? all.first { isNil($0, tree) }.map { [$0] } ?? Array(all) : Array(all)
    }
    let hasDefault = cases.contains { tree.stream.is(tree.first($0), "default") }
    var rewritings: [Rewriting] = []
    for pattern in patterns {
      if isNil(pattern, tree) {
        guard !hasDefault else {
          throw Reason("the cases distinguish a segue without a constant from one without an identifier")
        }
        continue
      }
      rewritings.append(try rewriting(pattern, from: type, source, context))
    }
    guard !source.hasComment(in: tree.tokens(subject)) else { throw .comment }
    guard let first = rewritings.first else { throw otherPattern }
    let others = try nilCases(cases, source)
    let identifier = (range: tree.bytes(subject), text: segue)
    let statementEdits = Rewriting(accessor: first.accessor, edits: [identifier] + others + first.edits)
    return [statementEdits] + rewritings.dropFirst()
  }

  /// The identifier in `StoryboardSegue.Main(segue)` or `StoryboardSegue.Main(rawValue: segue.identifier!)`.
  private static func identifier(_ call: Call, _ source: MigrationSource) -> String? {
    let tree = source.tree
    guard call.arguments.count == 1, var value = call.arguments[0].value else { return nil }
    switch tree.labels(call.arguments) {
    case ["_"]: return tree.kind(value) == .name ? "\(tree.text(value)).identifier" : nil
    case ["rawValue"]:
      if tree.kind(value) == .forcedUnwrapping || tree.kind(value) == .sequence, let first = tree.children(value).first
      {
        guard tree.kind(value) == .forcedUnwrapping || tree.stream.is(tree.end(first), "??") else { return nil }
        value = first
      }
      guard let path = source.path(of: value), path.count == 2, path[1] == "identifier" else { return nil }
      return tree.text(value)
    default: return nil
    }
  }

  private static func isNil(_ pattern: SyntaxTree.Node, _ tree: SyntaxTree) -> Bool {
    ["nil", ".none"].contains(tree.text(pattern))
  }

  private static let otherPattern = Reason("a case isn't a constant of SwiftGen")

  /// `.showLogin` or `.showLogin?`
  private static func rewriting(
    _ pattern: SyntaxTree.Node,
    from type: String,
    _ source: MigrationSource,
    _ context: MigrationContext
  ) throws(Reason) -> Rewriting {
    let tree = source.tree
    var inner = tree.kind(pattern) == .optionalChaining ? tree.children(pattern).first ?? pattern : pattern
    if let call = tree.call(pattern), tree.text(call.callee) == ".some", call.arguments.count == 1,
      let value = call.arguments[0].value
    {
      inner = value
    }
    guard let member = tree.member(inner), member.base == nil, member.labels == nil else { throw otherPattern }
    let accessor = try SegueReference.swiftgen(tree.stream.text(member.name)).accessor(from: type, context)
    let identifier = "\(accessor.expression).identifier"
    let casts = SegueDestinations(of: pattern, accessor, source).edits
    return Rewriting(accessor: identifier, edits: [(tree.bytes(pattern), identifier)] + casts)
  }

  /// `case nil` is for every other segue; the text of an identifier needs a default.
  private static func nilCases(
    _ cases: [SyntaxTree.Node],
    _ source: MigrationSource
  ) throws(Reason) -> [(range: Range<Int>, text: String)] {
    let tree = source.tree
    var edits: [(range: Range<Int>, text: String)] = []
    for node in cases {
      let colon = tree.colon(ofCase: node)
      let patterns = tree.children(node).prefix { tree.first($0) < colon }
      guard patterns.contains(where: { isNil($0, tree) }) else { continue }
      guard node == cases.last, let last = patterns.last, tree.end(last) >= colon - 1,
        !source.hasComment(in: tree.first(node)..<colon)
      else { throw otherPattern }
      edits.append((tree.stream[tree.first(node)].start..<tree.bytes(last).upperBound, "default"))
    }
    return edits
  }
}
