import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// SwiftGen's constants for segues, in `switch StoryboardSegue.Main(segue) { case .show?: … }`.
struct SegueConstants {
  let source: MigrationSource
  let context: MigrationContext

  var tree: SyntaxTree { source.tree }

  /// Adds the edits of all such statements in a source.
  func rewrite(_ draft: inout MigrationDraft) {
    guard context.spellings.contains(.swiftgen) else { return }
    for call in tree.nodes(.call).compactMap(tree.call) where isConstant(call) {
      var value = call.node
      if let parent = tree.parent(value), tree.kind(parent) == .forcedUnwrapping { value = parent }
      guard let around = tree.parent(value) else { continue }
      let isSubject = tree.kind(around) == .switchStatement
      do throws(Reason) {
        guard let identifier = identifier(call) else { throw Self.kept }
        switch tree.kind(around) {
        case .switchStatement: try draft.add(rewritings(of: around, value, (tree.bytes(value), identifier)))
        case .caseCondition: try draft.add([condition(around, identifier)])
        case .binding, .optionalBinding: try draft.add(constant(around, value, identifier))
        default: try draft.add([comparison(with: value, (tree.bytes(value), identifier))])
        }
      } catch {
        draft.leave(source.location(of: tree.bytes(isSubject ? around : call.node).lowerBound), because: error)
      }
    }
  }

  static let kept = Reason(
    "the code keeps SwiftGen's constant for the segue; compare segue.identifier with an identifier in Reuse.Segues"
  )

  /// `StoryboardSegue.Main(segue)` or `StoryboardSegue.Main(rawValue: identifier)`
  private func isConstant(_ call: Call) -> Bool {
    source.path(of: call.callee).map { $0.count == 2 && $0[0] == "StoryboardSegue" } ?? false
  }

  /// `StoryboardSegue.Main(segue) == .showLogin`, in which a text replaces the constant.
  func comparison(with constant: SyntaxTree.Node, _ edit: Replacement) throws(Reason) -> Rewriting {
    guard let sequence = tree.parent(constant), tree.kind(sequence) == .sequence,
      let index = tree.children(sequence).firstIndex(of: constant), index + 1 < tree.children(sequence).count,
      tree.stream.is(tree.end(constant), "==") || tree.stream.is(tree.end(constant), "!=")
    else { throw Self.kept }
    let other = tree.children(sequence)[index + 1]
    guard tree.first(other) == tree.end(constant) + 1, let member = tree.member(other), member.labels == nil else {
      throw Self.kept
    }
    guard !source.hasComment(in: tree.first(constant)..<tree.end(other)) else { throw .comment }
    let type = source.type(around: tree.bytes(sequence).lowerBound)
    let text = try SegueReference.swiftgen(tree.stream.text(member.name)).identifier(from: type, context)
    return Rewriting(accessor: text, edits: [edit, (tree.bytes(other), text)])
  }

  /// `if case .showLogin? = StoryboardSegue.Main(segue)`
  private func condition(_ condition: SyntaxTree.Node, _ identifier: String) throws(Reason) -> Rewriting {
    guard let pattern = tree.children(condition).first, !source.hasComment(in: tree.tokens(condition)) else {
      throw .comment
    }
    let type = source.type(around: tree.bytes(condition).lowerBound)
    let text = try reference(pattern).identifier(from: type, context)
    return Rewriting(accessor: text, edits: [(tree.bytes(condition), "\(identifier) == \(text)")])
  }

  /// The edits of a `switch` over a constant, in which a text replaces the constant.
  func rewritings(
    of statement: SyntaxTree.Node,
    _ subject: SyntaxTree.Node,
    _ edit: Replacement
  ) throws(Reason) -> [Rewriting] {
    guard tree.children(statement).first == subject, let block = tree.child(.switchBlock, of: statement) else {
      throw Self.kept
    }
    guard let type = source.type(around: tree.bytes(subject).lowerBound) else {
      throw Reason("the class of the controller isn't known")
    }
    let cases = tree.children(block).filter { tree.kind($0) == .switchCase }
    // The last case with `nil` becomes the default, whatever else it is for.
    let patterns = cases.flatMap { node -> [SyntaxTree.Node] in
      let all = self.patterns(of: node)
      return node == cases.last ? all.first { isNil($0) }.map { [$0] } ?? all : all
    }
    let hasDefault = cases.contains { tree.stream.is(tree.first($0), "default") }
    var rewritings: [Rewriting] = []
    for pattern in patterns {
      if isNil(pattern) {
        guard !hasDefault else {
          throw Reason("the cases distinguish a segue without a constant from one without an identifier")
        }
        continue
      }
      rewritings.append(try rewriting(pattern, from: type))
    }
    guard !source.hasComment(in: tree.tokens(subject)) else { throw .comment }
    guard let first = rewritings.first else { throw Self.otherPattern }
    var others = try nilCases(cases)
    if !hasDefault, others.isEmpty { others = [try addedDefault(block)] }
    let statementEdits = Rewriting(accessor: first.accessor, edits: [edit] + others + first.edits)
    return [statementEdits] + rewritings.dropFirst()
  }

  /// The identifier in `StoryboardSegue.Main(segue)` or `StoryboardSegue.Main(rawValue: segue.identifier!)`.
  private func identifier(_ call: Call) -> String? {
    guard call.arguments.count == 1, var value = call.arguments[0].value else { return nil }
    switch tree.labels(call.arguments) {
    case ["_"]: return tree.kind(value) == .name ? "\(tree.text(value)).identifier" : nil
    case ["rawValue"]:
      if tree.kind(value) == .forcedUnwrapping || tree.kind(value) == .sequence, let first = tree.children(value).first
      {
        guard tree.kind(value) == .forcedUnwrapping || tree.stream.is(tree.end(first), "??") else { return nil }
        value = first
      }
      if tree.kind(value) == .name { return tree.text(value) }
      guard let path = source.path(of: value), path.count == 2, path[1] == "identifier" else { return nil }
      return tree.text(value)
    default: return nil
    }
  }

  /// The patterns of a case, without the condition after `where`.
  private func patterns(of node: SyntaxTree.Node) -> [SyntaxTree.Node] {
    tree.children(node).prefix { tree.first($0) < tree.colon(ofCase: node) }.filter {
      !tree.stream.is(tree.first($0) - 1, "where")
    }
  }

  private func isNil(_ pattern: SyntaxTree.Node) -> Bool { ["nil", ".none"].contains(tree.text(pattern)) }

  private static let otherPattern = Reason("a case isn't a constant of SwiftGen")

  /// The cases of an enumeration can be complete without a default, which texts need.
  private func addedDefault(_ block: SyntaxTree.Node) throws(Reason) -> Replacement {
    let end = tree.bytes(block).upperBound - 1
    guard let last = tree.children(block).last, let own = source.indentation(of: tree.bytes(last).lowerBound),
      let indentation = source.indentation(of: end)
    else { throw Reason("the cases share a line; write each on its own, and migrate again") }
    let start = end - indentation.utf8.count
    return (start..<start, "\(own)default: break\(source.lineBreak)")
  }

  /// `.showLogin`, `.showLogin?` or `.some(.showLogin)`
  private func reference(_ pattern: SyntaxTree.Node) throws(Reason) -> SegueReference {
    var inner = tree.kind(pattern) == .optionalChaining ? tree.children(pattern).first ?? pattern : pattern
    if let call = tree.call(pattern), tree.text(call.callee) == ".some", call.arguments.count == 1,
      let value = call.arguments[0].value
    {
      inner = value
    }
    guard let member = tree.member(inner), member.base == nil, member.labels == nil else { throw Self.otherPattern }
    return .swiftgen(tree.stream.text(member.name))
  }

  private func rewriting(_ pattern: SyntaxTree.Node, from type: String) throws(Reason) -> Rewriting {
    let reference = try reference(pattern)
    let accessor = try? reference.value(from: type, context)
    let identifier = try reference.identifier(from: type, context)
    let casts = accessor.map { SegueDestinations(of: pattern, $0, source).edits } ?? []
    return Rewriting(accessor: identifier, edits: [(tree.bytes(pattern), identifier)] + casts)
  }

  /// `case nil` is for every other segue; the text of an identifier needs a default.
  private func nilCases(_ cases: [SyntaxTree.Node]) throws(Reason) -> [Replacement] {
    var edits: [Replacement] = []
    for node in cases {
      let colon = tree.colon(ofCase: node)
      let patterns = self.patterns(of: node)
      guard patterns.contains(where: { isNil($0) }) else { continue }
      guard node == cases.last, let last = patterns.last, tree.end(last) >= colon - 1,
        !source.hasComment(in: tree.first(node)..<colon)
      else { throw Self.otherPattern }
      edits.append((tree.stream[tree.first(node)].start..<tree.bytes(last).upperBound, "default"))
    }
    return edits
  }
}
