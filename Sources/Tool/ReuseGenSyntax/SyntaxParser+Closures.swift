import ReuseGenDeclarations

extension SyntaxParser {
  /// Reads a closure with its signature.
  mutating func closure() {
    let start = mark
    bracketed { parser in
      if let end = parser.endOfSignature { parser.signatureOfClosure(before: end) }
      parser.items(.statements)
    }
    finish(.closure, from: start)
  }

  /// Reads the closures after a call, of which all but the first have labels.
  mutating func trailingClosures(_ options: ExpressionOptions) {
    guard isNext("{"), !options.contains(.isHead) || isClosureInHead, !opensObservers(options) else { return }
    closure()
    while isWord, stream.is(index + 1, ":"), stream.is(index + 2, "{"), index + 2 < limit, !isNext("default") {
      let start = mark
      index += 2
      closure()
      finish(.argument, from: start)
    }
  }

  /// Whether a brace after an expression is its trailing closure.
  func isTrailingClosure(after start: Mark, _ options: ExpressionOptions) -> Bool {
    guard let last = records.last, !startsLine, index > start.token, !opensObservers(options) else { return false }
    switch last.kind {
    case .name, .memberAccess, .optionalChaining, .forcedUnwrapping, .specialization, .subscript: break
    default: return false
    }
    return !options.contains(.isHead) || isClosureInHead
  }

  /// Whether a brace in the head of a statement opens a closure: something of the head follows it on its line.
  var isClosureInHead: Bool {
    guard let close = token.partner, close + 1 < limit else { return false }
    let next = stream[close + 1]
    guard !next.flags.contains(.startsLine) else { return false }
    return stream.is(close + 1, "{") || stream.is(close + 1, ",") || stream.is(close + 1, ".")
      || stream.is(close + 1, "(") || next.kind == .operator || next.keyword == .where
  }

  private func opensObservers(_ options: ExpressionOptions) -> Bool {
    options.contains(.initialValue) && (stream.is(index + 1, "didSet") || stream.is(index + 1, "willSet"))
  }

  // MARK: - Signatures

  /// The index of `in`, if a signature is next.
  private var endOfSignature: Int? {
    var next = index
    while stream.is(next, "@"), stream[next + 1].kind == .word {
      next += 2
      if stream.is(next, "("), !stream[next].flags.contains(.followsSpace) { next = stream.index(after: next) }
    }
    if stream.is(next, "[") { next = stream.index(after: next) }
    if stream.is(next, "(") {
      next = stream.index(after: next)
    } else {
      while next < limit, stream[next].kind == .word, stream[next].keyword != .in, !isEffect(next) {
        next += 1
        guard stream.is(next, ",") else { break }
        next += 1
      }
    }
    while isEffect(next) { next = stream.is(next + 1, "(") ? stream.index(after: next + 1) : next + 1 }
    if stream.is(next, "->") { next = endOfType(next + 1) }
    return next < limit && stream[next].keyword == .in ? next : nil
  }

  private func isEffect(_ index: Int) -> Bool {
    stream[index].keyword == .async || stream[index].keyword == .throws || stream[index].keyword == .rethrows
  }

  /// The index after the tokens that a type can consist of.
  private func endOfType(_ first: Int) -> Int {
    var next = first
    while next < limit, stream[next].keyword != .in {
      switch stream[next].kind {
      case .word, .operator: next += 1
      case .punctuation where !stream.is(next, ";"): next += 1
      case .open where !stream.is(next, "{"): next = stream.index(after: next)
      default: return next
      }
    }
    return next
  }

  private mutating func signatureOfClosure(before end: Int) {
    let start = mark
    attributes()
    if isNext("[") {
      let captures = mark
      arguments()
      finish(.captureList, from: captures)
    }
    if isNext("(") {
      parameters()
    } else {
      while isWord, index < end, !isEffect(index) {
        let parameter = mark
        advance()
        finish(.parameter, from: parameter)
        if isNext(",") { advance() }
      }
    }
    effects()
    type(after: "->")
    index = end + 1
    finish(.closureSignature, from: start)
  }
}
