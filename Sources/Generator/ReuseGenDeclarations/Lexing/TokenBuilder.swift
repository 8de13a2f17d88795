/// Collects the tokens of a source and pairs their brackets.
struct TokenBuilder: ~Copyable {
  private let bytes: SourceBytes
  private(set) var tokens: [Token] = []
  var brackets: BracketStack
  /// The flags that tell the next token about the white space before it.
  var pending: Token.Flags = .startsLine
  /// Whether a comment or a literal continues to the end of the source, or a `*/` has no beginning.
  var hasBrokenToken = false

  init(_ bytes: SourceBytes, branchesMayBeUnbalanced: Bool) {
    self.bytes = bytes
    brackets = BracketStack(branchesMayBeUnbalanced: branchesMayBeUnbalanced)
    tokens.reserveCapacity(bytes.count / 6 + 8)
  }

  var last: Token? { tokens.last }

  @inline(__always)
  mutating func add(
    _ kind: Token.Kind,
    _ range: Range<Int>,
    keyword: Keyword = .none,
    flags: Token.Flags = Token.Flags()
  ) {
    tokens.append(Token(kind, bytes[range.lowerBound], range, keyword: keyword, flags: flags.union(pending)))
    pending = Token.Flags()
  }

  /// Adds a directive, which begins, continues or ends a condition if it has the keyword of one.
  mutating func addDirective(_ keyword: Keyword, _ range: Range<Int>) {
    switch keyword {
    case .conditionStart: brackets.open(.condition, token: tokens.count)
    case .conditionElseIf, .conditionElse: brackets.nextBranch()
    case .conditionEnd: brackets.endCondition()
    default: break
    }
    add(.directive, range, keyword: keyword)
  }

  /// Skips white space, and notes it for the next token.
  mutating func skipSpace(_ offset: inout Int) {
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == 0x20 || byte.isSpace else { break }
      if byte == .lineFeed || byte == .carriageReturn { pending = .startsLine }
      offset += 1
    }
    pending.formUnion(.followsSpace)
  }

  /// Adds a bracket of one byte.
  mutating func open(_ kind: BracketStack.Kind, at offset: inout Int) {
    open(kind, offset..<offset + 1)
    offset += 1
  }

  mutating func open(
    _ kind: BracketStack.Kind,
    as token: Token.Kind = .open,
    _ range: Range<Int>,
    literal: StringDelimiter? = nil
  ) {
    brackets.open(kind, token: tokens.count, literal: literal)
    add(token, range)
  }

  /// Adds a bracket of one byte that closes no interpolation.
  mutating func close(_ kind: BracketStack.Kind, at offset: inout Int) {
    _ = close(kind, offset..<offset + 1)
    offset += 1
  }

  /// Adds a closing bracket.
  ///
  /// - Returns: The interpolation that it closes; the token is then part of the literal, and isn't added.
  mutating func close(_ kind: BracketStack.Kind, _ range: Range<Int>) -> BracketStack.Entry? {
    guard let opened = brackets.close(kind) else {
      add(.close, range)
      return nil
    }
    if opened.kind == .interpolation { return opened }
    add(.close, range)
    pairLast(with: opened.token)
    return nil
  }

  /// Makes the last token the partner of one that opens.
  mutating func pairLast(with opening: Int) {
    let closing = tokens.count - 1
    guard opening < closing else { return }
    tokens[opening].partner = closing
    if tokens[closing].kind != .stringMiddle { tokens[closing].partner = opening }
  }

  mutating func stream(_ bytes: [UInt8]) -> TokenStream {
    let isBalanced = brackets.isEmpty && brackets.strays == 0 && !hasBrokenToken
    add(.end, bytes.count..<bytes.count)
    return TokenStream(bytes: bytes, tokens: tokens, isBalanced: isBalanced)
  }
}
