import ReuseGenDeclarations

extension SyntaxParser {
  struct ExpressionOptions: OptionSet {
    let rawValue: UInt8

    /// The expression is in the head of a statement, where a brace begins the body.
    static let isHead = ExpressionOptions(rawValue: 1)
    /// The expression is a pattern, which "=" ends.
    static let isPattern = ExpressionOptions(rawValue: 2)
    /// The expression is the value of a variable, which observers may follow.
    static let initialValue = ExpressionOptions(rawValue: 4)
  }

  /// Reads operands, operators and casts.
  mutating func expression(_ options: ExpressionOptions = []) {
    let start = mark
    var expectsOperand = true
    var isSequence = false
    var ternaries = 0
    while index < limit {
      if expectsOperand {
        if isPrefix {
          prefix()
          isSequence = true
        } else {
          guard operand(options) else { break }
          expectsOperand = false
        }
      } else if token.kind == .operator, continuesExpression(options) {
        if isNext("?") { ternaries += 1 }
        expectsOperand = !isPostfix
        advance()
        isSequence = true
      } else if ternaries > 0, isNext(":") {
        ternaries -= 1
        advance()
        expectsOperand = true
      } else if token.keyword == .as || token.keyword == .is {
        cast()
        isSequence = true
      } else {
        break
      }
    }
    if isSequence { finish(.sequence, from: start) }
  }

  /// Whether an operator or a word such as `try` precedes the operand.
  private var isPrefix: Bool {
    switch token.kind {
    case .operator: return true
    case .word:
      let next = stream[index + 1]
      let isFollowed = next.kind != .operator && next.kind != .punctuation && next.kind != .close && next.kind != .end
      switch token.keyword {
      case .try: return true
      case .await, .some, .any, .inout: return isFollowed && !next.flags.contains(.startsLine)
      case .none:
        return next.kind == .word && !next.flags.contains(.startsLine) && next.keyword != .as && next.keyword != .is
          && next.keyword != .in && next.keyword != .where
          && (isNext("each") || isNext("copy") || isNext("consume") || isNext("unsafe"))
      default: return false
      }
    default: return false
    }
  }

  private mutating func prefix() {
    let isTry = token.keyword == .try
    advance()
    while isTry, isMark(index) { advance() }
  }

  /// Whether an operator continues an expression, rather than starting the next statement.
  private func continuesExpression(_ options: ExpressionOptions) -> Bool {
    if options.contains(.isPattern), isNext("=") { return false }
    guard startsLine else { return true }
    return stream[index + 1].flags.contains(.followsSpace) || stream[index + 1].kind == .end
  }

  /// Whether the operator follows its operand without a space, and no other operand follows it.
  private var isPostfix: Bool {
    guard isAdjacent, index + 1 < limit else { return isAdjacent }
    let next = stream[index + 1]
    return next.flags.contains(.followsSpace) || stream.is(index + 1, ",") || stream.is(index + 1, ":")
      || stream.is(index + 1, ";")
  }

  private mutating func cast() {
    let start = mark
    advance()
    while isMark(index) { advance() }
    type()
    finish(.cast, from: start)
  }

  // MARK: - Operands

  /// Reads an operand with all that follows it: members, calls, subscripts and marks.
  private mutating func operand(_ options: ExpressionOptions) -> Bool {
    let start = mark
    guard primary(options) else { return false }
    suffixes(start, options)
    return true
  }

  private mutating func primary(_ options: ExpressionOptions) -> Bool {
    let start = mark
    switch token.kind {
    case .word: return word(options)
    case .number, .string, .regex:
      advance()
      finish(.literal, from: start)
    case .stringStart: interpolatedString()
    case .open where isNext("("): list(.tuple)
    case .open where isNext("["): list(.array)
    case .open:
      if options.contains(.isHead), !isClosureInHead { return false }
      closure()
    case .directive:
      if isCondition { return false }
      macroExpansion(options)
    case .punctuation: return punctuation(options)
    default: return false
    }
    return true
  }

  private mutating func word(_ options: ExpressionOptions) -> Bool {
    let start = mark
    switch token.keyword {
    case .if: ifStatement()
    case .switch: switchStatement()
    case .do where stream.is(index + 1, "{"): doStatement()
    case .let, .var:
      advance()
      _ = operand(options)
      finish(.valueBinding, from: start)
    case .in, .else, .where, .is, .as, .case, .return, .guard, .for, .while, .throw, .defer, .repeat, .func, .import:
      return false
    case .class, .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .deinit: return false
    default:
      advance()
      argumentLabels()
      finish(.name, from: start)
    }
    return true
  }

  private mutating func punctuation(_ options: ExpressionOptions) -> Bool {
    let start = mark
    if isNext("."), index + 1 < limit, stream[index + 1].kind == .word {
      advance()
      advance()
      argumentLabels()
      finish(.memberAccess, from: start)
    } else if isNext("\\") {
      advance()
      if isNext("."), !(stream[index + 1].kind == .word) { advance() }
      if !isNext("\\") { _ = operand(options.union(.isHead)) }
      finish(.keyPath, from: start)
    } else if isNext("@"), stream[index + 1].kind == .word {
      attributes()
      return index < limit && !isNext("@") && primary(options)
    } else {
      return false
    }
    return true
  }

  /// Reads labels that name a method: `(_:at:)`.
  private mutating func argumentLabels() {
    guard isNext("("), isAdjacent, let close = token.partner, close < limit, close > index + 2,
      stream.is(close - 1, ":")
    else { return }
    let areLabels = stride(from: index + 1, to: close, by: 2).allSatisfy { label in
      stream[label].kind == .word && stream.is(label + 1, ":")
    }
    guard areLabels else { return }
    let start = mark
    index = close + 1
    finish(.argumentLabels, from: start)
  }

  // MARK: - Suffixes

  private mutating func suffixes(_ start: Mark, _ options: ExpressionOptions) {
    while index < limit {
      if isNext("."), index + 1 < limit, stream[index + 1].kind == .word || stream[index + 1].kind == .number {
        advance()
        advance()
        argumentLabels()
        finish(.memberAccess, from: start)
      } else if isMark(index), !isCoalescing {
        let isForced = stream.bytes[token.end - 1] == UInt8(ascii: "!")
        advance()
        finish(isForced ? .forcedUnwrapping : .optionalChaining, from: start)
      } else if isNext("("), !startsLine {
        arguments()
        trailingClosures(options)
        finish(.call, from: start)
      } else if isNext("["), !startsLine {
        arguments()
        finish(.subscript, from: start)
      } else if isNext("{"), isTrailingClosure(after: start, options) {
        trailingClosures(options)
        finish(.call, from: start)
      } else if isNext("<"), opensGenericArguments() {
        genericArguments()
        finish(.specialization, from: start)
      } else {
        return
      }
    }
  }

  /// Whether "??" has operands on both sides without spaces.
  private var isCoalescing: Bool {
    isNext("??") && index + 1 < limit && !stream[index + 1].flags.contains(.followsSpace)
      && (stream[index + 1].kind == .word || stream[index + 1].kind == .string || stream[index + 1].kind == .number)
  }

  /// Reads the arguments of a call or a subscript, with their brackets.
  mutating func arguments() {
    let start = mark
    bracketed { $0.elements(haveLabels: true) }
    finish(.arguments, from: start)
  }

  private mutating func list(_ kind: SyntaxKind) {
    let start = mark
    bracketed { $0.elements(haveLabels: kind == .tuple) }
    finish(kind, from: start)
  }

  private mutating func elements(haveLabels: Bool) {
    while index < limit {
      if isCondition {
        conditionalDirective()
        continue
      }
      let start = mark
      if haveLabels, isWord, stream.is(index + 1, ":") { index += 2 }
      expression()
      // The value of a dictionary.
      if isNext(":") {
        advance()
        expression()
      }
      while index < limit, !isNext(","), !isCondition { index = following(index) }
      finish(.argument, from: start)
      if isNext(",") || index == start.token { advance() }
    }
  }

  // MARK: - Strings and macros

  private mutating func interpolatedString() {
    let start = mark
    let outer = limit
    while index < outer, let next = stream[index].partner, next > index, next < outer {
      if depth < TokenStream.maximumDepth {
        depth += 1
        limit = next
        index += 1
        elements(haveLabels: true)
        limit = outer
        depth -= 1
      }
      index = next
      if stream[next].kind != .stringMiddle { break }
    }
    limit = outer
    advance()
    finish(.interpolatedString, from: start)
  }

  private mutating func macroExpansion(_ options: ExpressionOptions) {
    let start = mark
    advance()
    if isNext("<"), opensGenericArguments() { genericArguments() }
    if isNext("("), !startsLine { arguments() }
    trailingClosures(options)
    finish(.macroExpansion, from: start)
  }
}
