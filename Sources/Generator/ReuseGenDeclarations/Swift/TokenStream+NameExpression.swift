extension TokenStream {
  /// The name that an argument is, with its text if it isn't one that is known.
  func name(_ range: Range<Int>) -> NameExpression {
    guard let last = range.last else { return .other("") }
    // A member without its type is one of String, as names are.
    if range.count == 2, self.is(range.lowerBound, "."), self[last].kind == .word {
      return .path("String.\(text(last))")
    }
    let expression = expression(range.lowerBound, before: range.upperBound)
    switch expression {
    case .bundle, .call, .other: return .other(text(in: self[range.lowerBound].start..<self[last].end))
    case .literal, .nameOfType, .fullNameOfType, .path, .rawValue: return expression
    }
  }

  /// The two literals between which an argument chooses; empty if it is anything else.
  func alternatives(_ range: Range<Int>) -> [Range<Int>] {
    guard range.count >= 5, let last = range.last, self.is(last - 1, ":"), self.is(last - 3, "?"),
      self[last].kind == .string, self[last - 2].kind == .string
    else { return [] }
    return [last - 2..<last - 1, last..<last + 1]
  }

  /// The value that a getter returns in its only statement; `nil` if it can't be read without compiling.
  func expression(returnedFrom first: Int, before end: Int) -> NameExpression? {
    var first = first
    var end = end
    if self[first].keyword == .get, self.is(first + 1, "{"), let partner = self[first + 1].partner {
      first += 2
      end = partner
    }
    if self[first].keyword == .return { first += 1 }
    let expression = expression(first, before: end)
    return expression == .other("") ? nil : expression
  }

  package func expression(_ first: Int, before end: Int) -> NameExpression {
    let token = self[first]
    switch token.kind {
    case .string where end == first + 1:
      return .literal(StringLiteral(value: value(ofString: first), offset: token.start))
    case .stringStart:
      // "\(X.self)" is one interpolation.
      guard let closing = token.partner, closing == end - 1, self[closing].kind == .stringEnd,
        token.end - token.start == 3, self[closing].end - self[closing].start == 2
      else { return .other("") }
      return metatype(first + 1, before: closing).map(NameExpression.nameOfType) ?? .other("")
    case .word:
      return nameOfType(first, before: end) ?? path(first, before: end) ?? bundle(first, before: end)
        ?? call(first, before: end)
    // A closure that is called: { Bundle(for: X.self) }()
    case .open where token.partner == end - 3 && self.is(first, "{") && self.is(end - 2, "("):
      return expression(returnedFrom: first + 1, before: end - 3) ?? .other("")
    default: return .other("")
    }
  }

  /// `Bundle(for: X.self)`. In a type that an expression determines, such as `type(of: self)`, it is that of the code.
  private func bundle(_ first: Int, before end: Int) -> NameExpression? {
    guard self.is(first, "Bundle"), self.is(first + 1, "("), self.is(first + 2, "for"),
      self[first + 1].partner == end - 1
    else { return nil }
    return .bundle(metatype(first + 4, before: end - 1) ?? "Self")
  }

  /// `String(describing: X.self)`, or `NSStringFromClass(X.self)`, whose last part is the name without the module:
  /// `NSStringFromClass(X.self).components(separatedBy: ".").last!`.
  private func nameOfType(_ first: Int, before end: Int) -> NameExpression? {
    let opening = first + 1
    guard self.is(opening, "("), let closing = self[opening].partner, closing < end else { return nil }
    let hasLabel = self.is(first, "String") && self.is(opening + 2, ":")
    let hasModule: Bool
    if hasLabel, self.is(opening + 1, "describing") {
      hasModule = false
    } else if hasLabel && self.is(opening + 1, "reflecting") || self.is(first, "NSStringFromClass") {
      hasModule = true
    } else {
      return nil
    }
    guard let type = metatype(hasLabel ? opening + 3 : opening + 1, before: closing) else { return nil }
    if closing == end - 1 { return hasModule ? .fullNameOfType(type) : .nameOfType(type) }
    return isLastPart(closing + 1, before: end) ? .nameOfType(type) : nil
  }

  /// `.components(separatedBy: ".").last!` or `.split(separator: ".").last`, and what follows to unwrap it.
  private func isLastPart(_ first: Int, before end: Int) -> Bool {
    guard self.is(first, "."), self.is(first + 2, "("), let closing = self[first + 2].partner, closing + 2 < end,
      self.is(first + 1, "components") && self.is(first + 3, "separatedBy")
        || self.is(first + 1, "split") && self.is(first + 3, "separator"),
      closing == first + 6, self[first + 5].kind == .string, value(ofString: first + 5) == ".",
      self.is(closing + 1, "."), self.is(closing + 2, "last")
    else { return false }
    let rest = closing + 3
    return rest == end || rest == end - 1 && self.is(rest, "!") || rest < end && self.is(rest, "??")
  }

  /// A constant or a variable, or the raw value of a case: names with dots between them.
  private func path(_ first: Int, before end: Int) -> NameExpression? {
    guard !(end - first).isMultiple(of: 2),
      self[first].keyword == .none || self.is(first, "self") || self.is(first, "Self"),
      !["nil", "true", "false"].contains(text(first)),
      stride(from: first, to: end, by: 2).allSatisfy({ self[$0].kind == .word }),
      stride(from: first + 1, to: end, by: 2).allSatisfy({ self.is($0, ".") }),
      !self.is(end - 1, "self")
    else { return nil }
    let path = { end in stride(from: first, to: end, by: 2).map { text($0) }.joined(separator: ".") }
    return end > first + 3 && self.is(end - 1, "rawValue") ? .rawValue(path(end - 2)) : .path(path(end))
  }

  /// `X` of `X.self`, or of `[X class]` in Objective-C; `nil` if the tokens are anything else.
  func metatype(_ first: Int, before end: Int) -> String? {
    if end == first + 1, self.is(first, "self") || self.is(first, "Self") { return "Self" }
    // [X class] or X.class
    if end == first + 4, self.is(first, "["), self.is(first + 2, "class"), !self.is(first + 1, "self") {
      return text(first + 1)
    }
    if end == first + 3, self.is(first + 1, "."), self.is(first + 2, "class") { return text(first) }
    guard end >= first + 3, self.is(end - 1, "self"), self.is(end - 2, ".") else { return nil }
    let isName = stride(from: first, to: end - 2, by: 1).allSatisfy {
      self[$0].kind == .word || self.is($0, ".")
    }
    return isName ? (first..<end - 2).map(text).joined() : nil
  }

  /// The name that a call starts with.
  private func call(_ first: Int, before end: Int) -> NameExpression {
    var index = first
    while index + 2 < end, self[index].kind == .word, self.is(index + 1, "."), self[index + 2].kind == .word {
      index += 2
    }
    var next = index + 1
    if self.is(next, "<"), !self[next].flags.contains(.followsSpace) {
      while next < end, next < index + 32, !self.is(next, "(") { next += 1 }
    }
    guard next < end, self.is(next, "("), self[next].partner == end - 1 else { return .other("") }
    return .call(text(in: self[first].start..<self[index].end))
  }
}
