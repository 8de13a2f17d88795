import ReuseGenDeclarations

/// Builds the syntax tree of a Swift source.
///
/// It reads each token a constant number of times, and never past a bracket that it hasn't opened. What it doesn't
/// understand stays a token of the node around it.
struct SyntaxParser {
  let stream: TokenStream
  /// The token that is read.
  var index = 0
  /// The first token that isn't read: the closing bracket, or the end.
  var limit: Int
  var depth = 0
  /// No generic arguments of an expression start before this token: a search for their end failed.
  var angleFailure = 0
  private(set) var records: [SyntaxTree.Record] = []

  /// Where a node starts.
  struct Mark {
    var token: Int
    var node: Int
  }

  /// The items that a block consists of.
  enum Items {
    case statements, members
    /// Statements up to the next case.
    case caseStatements
  }

  init(_ stream: TokenStream) {
    self.stream = stream
    limit = stream.count
    records.reserveCapacity(stream.count + 1)
  }

  mutating func parse() -> [SyntaxTree.Record] {
    let start = mark
    items(.statements)
    adopt(from: start)
    // A source without tokens has a root, too.
    records.append(
      SyntaxTree.Record(kind: .sourceFile, lower: 0, upper: UInt32(truncatingIfNeeded: stream.count), first: 0)
    )
    return records
  }

  // MARK: - Tokens

  var token: Token { index < limit ? stream[index] : stream[stream.count] }

  func isNext(_ text: StaticString) -> Bool { index < limit && stream.is(index, text) }

  /// Whether the token is a word that no keyword is expected in place of.
  var isWord: Bool { index < limit && stream.tokens[index].kind == .word }

  var startsLine: Bool { token.flags.contains(.startsLine) }

  /// Whether no white space precedes the token.
  var isAdjacent: Bool { !token.flags.contains(.followsSpace) }

  mutating func advance() { if index < limit { index += 1 } }

  /// Whether a token has only "?" and "!", and follows what it marks.
  func isMark(_ index: Int) -> Bool {
    let token = stream[index]
    guard index < limit, token.kind == .operator, !token.flags.contains(.followsSpace) else { return false }
    return token.range.allSatisfy { stream.bytes[$0] == UInt8(ascii: "?") || stream.bytes[$0] == UInt8(ascii: "!") }
  }

  /// The index after a token, or after the bracket that it opens.
  func following(_ index: Int) -> Int { min(stream.index(after: index), limit) }

  // MARK: - Nodes

  var mark: Mark { Mark(token: index, node: records.count) }

  /// Makes a node of the tokens and nodes since a mark. A node without tokens is left out.
  mutating func finish(_ kind: SyntaxKind, from start: Mark) {
    guard index > start.token else { return }
    adopt(from: start)
    records.append(
      SyntaxTree.Record(
        kind: kind,
        lower: UInt32(truncatingIfNeeded: start.token),
        upper: UInt32(truncatingIfNeeded: index),
        first: UInt32(truncatingIfNeeded: start.node)
      )
    )
  }

  private mutating func adopt(from start: Mark) {
    let node = records.count
    var child = node - 1
    while child >= start.node {
      records[child].parent = UInt32(truncatingIfNeeded: node)
      child = Int(records[child].first) - 1
    }
  }

  /// Reads the bracket at the token, and its contents with a function.
  mutating func bracketed(_ contents: (inout SyntaxParser) -> Void) {
    guard let close = token.partner, close > index, close < limit else { return advance() }
    guard depth < TokenStream.maximumDepth else {
      index = close + 1
      return
    }
    let outer = limit
    limit = close
    depth += 1
    index += 1
    contents(&self)
    depth -= 1
    limit = outer
    index = close + 1
  }

  // MARK: - Items

  /// Reads declarations and statements up to the limit.
  mutating func items(_ items: Items) {
    while index < limit, items != .caseStatements || !startsCase {
      let before = index
      item(items)
      // A token that starts nothing stays a token of the block.
      if index == before { advance() }
    }
  }

  private mutating func item(_ items: Items) {
    if isNext(";") { return advance() }
    if isCondition { return conditionalDirective() }
    let start = mark
    attributes()
    modifiers()
    if !declaration(from: start, in: items) { statement() }
  }

  /// Whether a directive of conditional compilation is next.
  var isCondition: Bool {
    guard token.kind == .directive else { return false }
    switch token.keyword {
    case .conditionStart, .conditionElseIf, .conditionElse, .conditionEnd: return true
    default: return false
    }
  }

  /// Reads a directive with its condition, which ends with its line.
  mutating func conditionalDirective() {
    let start = mark
    let hasCondition = token.keyword == .conditionStart || token.keyword == .conditionElseIf
    advance()
    var isJoined = false
    while hasCondition, index < limit, !startsLine || isJoined || isNext("&&") || isNext("||") {
      isJoined = isNext("&&") || isNext("||")
      index = following(index)
    }
    finish(.conditionalDirective, from: start)
  }

  // MARK: - Attributes and modifiers

  mutating func attributes() {
    while isNext("@"), index + 1 < limit, stream[index + 1].kind == .word {
      let start = mark
      advance()
      let name = index
      dottedName()
      let takesArguments = isAdjacent || !startsLine && (stream.is(name, "objc") || stream.is(name, "available"))
      if isNext("("), takesArguments { arguments() }
      finish(.attribute, from: start)
    }
  }

  private mutating func dottedName() {
    while isWord {
      advance()
      if isNext("<"), isAdjacent { genericArguments() }
      guard isNext("."), index + 1 < limit, stream[index + 1].kind == .word else { return }
      advance()
    }
  }

  mutating func modifiers() {
    while isModifier {
      let start = mark
      advance()
      if isNext("(") { index = following(index) }
      finish(.modifier, from: start)
      attributes()
    }
  }

  /// Whether the word at hand modifies the declaration after it, rather than being a name.
  private var isModifier: Bool {
    guard index < limit, token.keyword != .none, Modifiers(token.keyword) != nil else { return false }
    var next = index + 1
    if stream.is(next, "(") { next = stream.index(after: next) }
    guard next < limit else { return false }
    if stream.is(next, "@") { return true }
    let following = stream[next]
    guard following.kind == .word else { return false }
    if following.keyword == .case || following.keyword == .`init`, following.flags.contains(.startsLine) {
      return false
    }
    return following.keyword.declares || Modifiers(following.keyword) != nil
  }
}
