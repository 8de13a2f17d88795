import ReuseGenDeclarations
import ReuseGenSyntax

/// `guard let name = value else { … }` or `if let name = value { … }`, whose value is no longer optional.
///
/// The binding becomes a constant of the block around the statement. That needs a branch for `nil` in which nothing
/// happens that matters.
struct ConditionalBinding {
  private let source: MigrationSource
  private let binding: SyntaxTree.Node
  private let statement: SyntaxTree.Node

  private var tree: SyntaxTree { source.tree }

  /// - Parameter value: The whole value of the binding.
  init(valueOf value: SyntaxTree.Node, _ source: MigrationSource) throws(Reason) {
    let tree = source.tree
    guard let binding = tree.parent(value), tree.kind(binding) == .optionalBinding,
      tree.end(binding) == tree.end(value), let statement = tree.parent(binding)
    else { throw .optional }
    self.source = source
    self.binding = binding
    self.statement = statement
  }

  /// The edits of everything but the expression in the value for which an accessor is called.
  func edits(after expression: SyntaxTree.Node) throws(Reason) -> [Replacement] {
    switch tree.kind(statement) {
    case .guardStatement: try guardEdits(expression)
    case .ifClause: try ifEdits(expression)
    default: throw .optional
    }
  }

  /// The edits for `if let cell = cell as? PersonCell`, where the name has the same value before the statement.
  func editsWithoutBinding() throws(Reason) -> [Replacement] {
    let (whole, around, body) = try ifParts()
    if let index = conditions.firstIndex(of: binding), conditions.count > 1 {
      let next = index == 0 ? conditions[1] : binding
      let first = index == 0 ? binding : conditions[index - 1]
      guard !source.hasComment(in: tree.first(first)..<tree.end(next)) else { throw .comment }
      let (start, end) = (tree.bytes(first), tree.bytes(next))
      return [index == 0 ? (start.lowerBound..<end.lowerBound, "") : (start.upperBound..<end.upperBound, "")]
    }
    try checkNames(in: body, of: whole, around, without: binding)
    return try unwrapping(body, through: try lastRemoved(of: whole, body, around), nil)
  }

  private var conditions: [SyntaxTree.Node] { tree.children(statement).filter { tree.kind($0) != .codeBlock } }

  // MARK: - guard

  private func guardEdits(_ expression: SyntaxTree.Node) throws(Reason) -> [Replacement] {
    guard let branch = tree.child(.codeBlock, of: statement), EmptyBranch(source).isEmpty(branch) else {
      throw .optional
    }
    guard conditions.first == binding else { return try guardEdits(expression, afterOthersWith: branch) }
    let (start, end) = (tree.bytes(statement).lowerBound, tree.bytes(expression).upperBound)
    let prefix = (range: start..<tree.bytes(binding).lowerBound, text: "")
    guard conditions.count > 1 else {
      guard !source.hasComment(in: tree.end(expression) - 1..<tree.end(statement)) else { throw .comment }
      return [prefix, (end..<tree.bytes(statement).upperBound, "")]
    }
    return try [prefix, separation(before: conditions[1], after: expression, "guard")]
  }

  /// The other conditions, and the branch, move before the view: `guard let person, let cell = … else { return }`.
  private func guardEdits(
    _ expression: SyntaxTree.Node,
    afterOthersWith branch: SyntaxTree.Node
  ) throws(Reason) -> [Replacement] {
    let (comma, whole) = (tree.first(binding) - 1, tree.bytes(statement))
    guard !source.hasComment(in: comma - 1..<tree.first(binding) + 1),
      !source.hasComment(in: tree.end(expression) - 1..<tree.end(statement))
    else { throw .comment }
    guard let indentation = source.indentation(of: whole.lowerBound) else { throw Self.sharesLine }
    let separated = (
      range: tree.stream[comma].start..<tree.bytes(binding).lowerBound,
      text: " else \(tree.text(branch))\(source.lineBreak)\(indentation)"
    )
    guard let next = conditions.first(where: { $0 > binding }) else {
      return [separated, (tree.bytes(expression).upperBound..<whole.upperBound, "")]
    }
    return try [separated, separation(before: next, after: expression, "guard")]
  }

  private static let sharesLine = Reason("another statement is on the same line")

  /// A statement of its own for the conditions after the view.
  private func separation(
    before next: SyntaxTree.Node,
    after expression: SyntaxTree.Node,
    _ keyword: String
  ) throws(Reason) -> Replacement {
    guard !source.hasComment(in: tree.end(expression) - 1..<tree.first(next) + 1) else { throw .comment }
    guard let indentation = source.indentation(of: tree.bytes(statement).lowerBound) else { throw Self.sharesLine }
    let range = tree.bytes(expression).upperBound..<tree.bytes(next).lowerBound
    return (range, "\(source.lineBreak)\(indentation)\(keyword) ")
  }

  // MARK: - if

  private func ifEdits(_ expression: SyntaxTree.Node) throws(Reason) -> [Replacement] {
    guard let body = tree.child(.codeBlock, of: statement), let whole = tree.parent(statement) else { throw .optional }
    if conditions.count > 1, conditions.last == binding { return try movedIntoBlock(expression, body) }
    guard tree.children(whole).first == statement else {
      // `else if let name = value {` at the end, which nothing follows.
      guard conditions.count == 1, tree.children(whole).last == statement else { throw Self.isPartOfLarger }
      return try movedIntoBlock(expression, body)
    }
    guard conditions.count == 1 else {
      let (whole, around, _) = try ifParts()
      return try ifEdits(expression, whole, around)
    }
    let (_, around, _) = try ifParts()
    let last = try lastRemoved(of: whole, body, around)
    do throws(Reason) {
      try checkNames(in: body, of: whole, around)
      return try unwrapping(body, through: last, expression)
    } catch {
      // The block keeps its names to itself.
      guard tree.children(whole).count == 1, last == whole else { throw error }
      return try movedIntoBlock(expression, body)
    }
  }

  private static let isPartOfLarger = Reason("the condition is part of a larger one")

  /// The view becomes the first constant of the block, after the other conditions: `if let window {` and
  /// `let login = …`. The statement keeps its other conditions and branches, or becomes `do` or `else` without any.
  private func movedIntoBlock(_ expression: SyntaxTree.Node, _ body: SyntaxTree.Node) throws(Reason) -> [Replacement] {
    let (brace, isOnly) = (tree.first(body), conditions.count == 1)
    let isElse = isOnly && tree.stream.is(tree.first(statement) - 1, "else")
    let start = isOnly ? tree.first(statement) : tree.first(binding) - 1
    guard !source.hasComment(in: max(start - 1, 0)..<tree.first(binding) + 1),
      !source.hasComment(in: tree.end(expression) - 1..<brace + 1)
    else { throw .comment }
    guard tree.stream[brace + 1].flags.contains(.startsLine), tree.tokens(body).count > 2,
      let indentation = source.indentation(of: tree.stream[brace + 1].start)
    else { throw Reason("the block isn't on lines of its own") }
    try checkDeclarations(in: body)
    let opening = isOnly ? (isElse ? "{" : "do {") : " {"
    return [
      (tree.stream[start].start..<tree.bytes(binding).lowerBound, "\(opening)\(source.lineBreak)\(indentation)"),
      (tree.bytes(expression).upperBound..<tree.stream[brace].end, ""),
    ]
  }

  /// Refuses a block that declares the name of the binding again, which it can't in the scope of the constant.
  private func checkDeclarations(in body: SyntaxTree.Node) throws(Reason) {
    let names = Set(names(in: [binding]))
    let declared = tree.children(body).filter { [.variableDeclaration, .guardStatement].contains(tree.kind($0)) }
    guard names.isDisjoint(with: self.names(in: declared)) else {
      throw Reason("the block declares a name of the condition again")
    }
  }

  private func names(in declarations: [SyntaxTree.Node]) -> [String] {
    declarations.flatMap { tree.descendants(.pattern, of: $0) }.flatMap(tree.names(inPattern:)).map(tree.stream.text)
  }

  /// The statement of the condition, the block around it, and the block that runs if there is a value.
  private func ifParts() throws(Reason) -> (SyntaxTree.Node, SyntaxTree.Node, SyntaxTree.Node) {
    guard tree.kind(statement) == .ifClause, let whole = tree.parent(statement), tree.kind(whole) == .ifStatement,
      tree.children(whole).first == statement,
      let around = tree.parent(whole), [.codeBlock, .switchCase, .closure].contains(tree.kind(around)),
      let body = tree.child(.codeBlock, of: statement)
    else { throw Self.isPartOfLarger }
    let others = tree.children(whole).dropFirst()
    guard others.allSatisfy({ tree.kind($0) == .codeBlock && EmptyBranch(source).isEmpty($0) }) else { throw .optional }
    return (whole, around, body)
  }

  /// The view becomes a constant before the statement, which keeps its other conditions.
  private func ifEdits(
    _ expression: SyntaxTree.Node,
    _ whole: SyntaxTree.Node,
    _ around: SyntaxTree.Node
  ) throws(Reason) -> [Replacement] {
    guard conditions.first == binding else { throw Reason("other conditions come before the view") }
    try checkNames(of: [binding], in: whole, around)
    let start = tree.bytes(statement).lowerBound
    return try [
      (start..<tree.bytes(binding).lowerBound, ""), separation(before: conditions[1], after: expression, "if"),
    ]
  }

  /// Refuses names of the body that the block around it uses otherwise.
  private func checkNames(
    in body: SyntaxTree.Node,
    of whole: SyntaxTree.Node,
    _ around: SyntaxTree.Node,
    without known: SyntaxTree.Node? = nil
  ) throws(Reason) {
    let declared = tree.children(body).filter { tree.kind($0).isDeclaration || tree.kind($0) == .guardStatement }
    let functions = declared.filter { tree.kind($0) != .variableDeclaration && tree.kind($0) != .guardStatement }
    guard functions.isEmpty else { throw Reason("the block declares more than variables") }
    try checkNames(of: (known == nil ? [binding] : []) + declared, in: whole, around)
  }

  /// Refuses names of declarations in a statement that the block around it uses otherwise.
  private func checkNames(
    of declarations: [SyntaxTree.Node],
    in whole: SyntaxTree.Node,
    _ around: SyntaxTree.Node
  ) throws(Reason) {
    let names = Set(names(in: declarations))
    let own = tree.tokens(whole)
    let isTaken = names.contains { name in
      source.uses(of: name, in: tree.tokens(around)).contains { !own.contains($0) }
    }
    guard !isTaken else { throw Reason("a name of the block has another meaning around it") }
  }

  /// The last node that is removed: what follows a body that leaves the block would never run.
  private func lastRemoved(
    of whole: SyntaxTree.Node,
    _ body: SyntaxTree.Node,
    _ around: SyntaxTree.Node
  ) throws(Reason) -> SyntaxTree.Node {
    let statements = tree.children(body)
    guard let last = statements.last, tree.kind(last) == .jumpStatement else { return whole }
    let following = tree.children(around).filter { tree.first($0) >= tree.end(whole) }
    guard following.allSatisfy({ EmptyBranch(source).isEmptyStatement($0) }) else { throw .optional }
    return following.last ?? whole
  }

  /// Removes the braces and the indentation of the body.
  ///
  /// - Parameter expression: What the binding keeps; `nil` to remove the binding.
  private func unwrapping(
    _ body: SyntaxTree.Node,
    through last: SyntaxTree.Node,
    _ expression: SyntaxTree.Node?
  ) throws(Reason) -> [Replacement] {
    let tokens = tree.tokens(body)
    let (open, close) = (tokens.lowerBound, tokens.upperBound - 1)
    let start = tree.bytes(statement).lowerBound
    guard tokens.count > 2, tree.stream[open + 1].flags.contains(.startsLine),
      tree.stream[close].flags.contains(.startsLine), let outer = source.indentation(of: start),
      let inner = source.indentation(of: tree.stream[open + 1].start), inner.count > outer.count, inner.hasPrefix(outer)
    else { throw Reason("the block isn't on lines of its own") }
    let header = expression.map { tree.end($0) - 1..<open + 1 } ?? tree.first(statement)..<open + 1
    guard !source.hasComment(in: header), !source.hasComment(in: close..<tree.end(last)),
      !source.hasComment(in: close - 1..<close + 1)
    else { throw .comment }
    guard !tokens.contains(where: { tree.stream[$0].flags.contains(.isQuoted) && tree.stream[$0].kind != .word }) else {
      throw Reason("the block has a text of several lines")
    }
    let depth = inner.utf8.count - outer.utf8.count
    let lines = source.lineStarts(in: tree.stream[open].end..<tree.stream[close].start)
    let dedents = lines.filter { source.bytes[$0...].starts(with: inner.utf8) }
      .map { (range: $0 + outer.utf8.count..<$0 + outer.utf8.count + depth, text: "") }
    let end = (range: tree.stream[close - 1].end..<tree.bytes(last).upperBound, text: "")
    guard let expression else {
      let braceEnd = tree.stream[open].end
      guard let next = lines.first, source.bytes[braceEnd..<next].allSatisfy({ $0 <= UInt8(ascii: " ") }) else {
        throw .comment
      }
      return [(start - outer.utf8.count..<next, "")] + dedents + [end]
    }
    return [
      (start..<tree.bytes(binding).lowerBound, ""),
      (tree.bytes(expression).upperBound..<tree.stream[open].end, ""),
    ] + dedents + [end]
  }
}
