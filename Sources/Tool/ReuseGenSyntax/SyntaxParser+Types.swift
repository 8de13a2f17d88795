import ReuseGenDeclarations

extension SyntaxParser {
  /// Reads a type, with `&`, `->` and whatever belongs to it.
  mutating func type() {
    let start = mark
    while index < limit {
      specifiers()
      guard simpleType() else { break }
      if isNext("&") {
        advance()
      } else if let arrow = indexOfArrow {
        index = arrow + 1
      } else {
        break
      }
    }
    finish(.type, from: start)
  }

  /// Reads attributes, and words that precede a type, such as `inout` and `any`.
  private mutating func specifiers() {
    while index < limit {
      if isNext("@"), stream[index + 1].kind == .word {
        attributes()
      } else if isSpecifier {
        advance()
      } else {
        return
      }
    }
  }

  private var isSpecifier: Bool {
    if isNext("~") { return true }
    let next = stream[index + 1]
    guard isWord, index + 1 < limit, !next.flags.contains(.startsLine) else { return false }
    let startsType = next.kind == .word || next.kind == .open || stream.is(index + 1, "@") || stream.is(index + 1, "~")
    switch token.keyword {
    case .inout, .some, .any, .borrowing, .consuming, .sending, .isolated, .__owned, .__shared, .__consuming,
      .nonisolated:
      return startsType
    default: return startsType && (isNext("repeat") || isNext("each") || isNext("_const"))
    }
  }

  private mutating func simpleType() -> Bool {
    if isWord, !isReserved {
      advance()
      if isNext("<") { genericArguments() }
    } else if isNext("[") || isNext("(") {
      let haveLabels = isNext("(")
      bracketed { $0.typeList(haveLabels: haveLabels) }
    } else {
      return false
    }
    typeSuffixes()
    return true
  }

  /// Whether the word can't be the name of a type.
  private var isReserved: Bool {
    switch token.keyword {
    case .in, .where, .if, .else, .return, .var, .let, .func, .case, .for, .while, .guard, .switch, .is, .as, .import:
      true
    default: token.keyword.declaresType && token.keyword != .actor
    }
  }

  /// Reads `.Name`, generic arguments, "?", "!" and "...".
  private mutating func typeSuffixes() {
    while index < limit {
      if isMark(index) || isNext("..."), isAdjacent {
        advance()
      } else if isNext("."), index + 1 < limit, stream[index + 1].kind == .word {
        advance()
        advance()
        if isNext("<") { genericArguments() }
      } else {
        return
      }
    }
  }

  /// The arrow of a function's type, after its effects.
  private var indexOfArrow: Int? {
    var next = index
    while next < limit {
      if stream.is(next, "->") { return next }
      switch stream[next].keyword {
      case .async, .rethrows: next += 1
      case .throws: next = stream.is(next + 1, "(") ? stream.index(after: next + 1) : next + 1
      default: return nil
      }
    }
    return nil
  }

  /// The types in brackets, each with a label or after a colon.
  private mutating func typeList(haveLabels: Bool) {
    while index < limit {
      let before = index
      while haveLabels, isWord, index + 1 < limit, stream.is(index + 1, ":") || stream[index + 1].kind == .word,
        isLabelOfType
      {
        advance()
      }
      if isNext(":") { advance() }
      type()
      if isNext(",") || isNext(":") || index == before { advance() }
    }
  }

  /// Whether the word is a label, or precedes one: `name: Int`, `_ name: Int`.
  private var isLabelOfType: Bool {
    stream.is(index + 1, ":") || stream[index + 1].kind == .word && stream.is(index + 2, ":")
  }

  /// Reads generic arguments up to the ">" that closes them.
  mutating func genericArguments() {
    guard depth < TokenStream.maximumDepth else { return }
    let start = mark
    depth += 1
    advance()
    while index < limit, !isNext(">"), !isNext("{"), !isNext(";"), token.kind != .close {
      let before = index
      type()
      if isNext(",") || isNext(":") || index == before { advance() }
    }
    depth -= 1
    if isNext(">") { advance() }
    finish(.genericArguments, from: start)
  }

  /// Whether "<" opens generic arguments of an expression, rather than comparing.
  mutating func opensGenericArguments() -> Bool {
    guard isNext("<"), isAdjacent, index >= angleFailure else { return false }
    var next = index
    var depth = 0
    while next < limit {
      let token = stream[next]
      switch token.kind {
      case .operator:
        if stream.is(next, "<") { depth += 1 }
        if stream.is(next, ">") { depth -= 1 }
        if depth == 0 { return canFollowGenericArguments(next + 1) }
        next += 1
      case .word where !token.keyword.endsGenericArguments, .number: next += 1
      case .open where !stream.is(next, "{"): next = stream.index(after: next)
      case .punctuation where !stream.is(next, ";"): next += 1
      default:
        angleFailure = next
        return false
      }
    }
    angleFailure = next
    return false
  }

  private func canFollowGenericArguments(_ index: Int) -> Bool {
    let token = stream[index]
    guard index < limit, !token.flags.contains(.startsLine) else { return true }
    switch token.kind {
    case .open, .close, .punctuation, .end, .stringMiddle, .stringEnd: return true
    default: return isMark(index)
    }
  }
}

extension Keyword {
  /// Whether no generic arguments contain the word.
  fileprivate var endsGenericArguments: Bool {
    switch self {
    case .var, .let, .func, .case, .struct, .enum, .extension, .import, .return, .if: true
    default: false
    }
  }
}
