extension SwiftReader {
  /// The value that a getter returns in its only statement; `nil` if it can't be read without compiling.
  func value(returnedFrom first: Int, before end: Int) -> InitialValue? {
    var first = first
    var end = end
    if stream[first].keyword == .get, stream.is(first + 1, "{"), let partner = stream[first + 1].partner {
      first += 2
      end = partner
    }
    if stream[first].keyword == .return { first += 1 }
    let value = value(first, before: end)
    return value == .other ? nil : value
  }

  /// The value that tokens have.
  func value(_ first: Int, before end: Int) -> InitialValue {
    let token = stream[first]
    switch token.kind {
    case .string where end == first + 1: return .literal(stringLiteral(first))
    case .stringStart:
      // "\(X.self)" is one interpolation.
      guard let closing = token.partner, closing == end - 1, stream[closing].kind == .stringEnd,
        token.end - token.start == 3, stream[closing].end - stream[closing].start == 2
      else { return .other }
      return metatype(first + 1, before: closing).map(InitialValue.nameOfType) ?? .other
    case .word: return nameOfType(first, before: end) ?? member(first, before: end) ?? call(first, before: end)
    default: return .other
    }
  }

  /// `String(describing: X.self)`, or `NSStringFromClass(X.self)`, whose last part is the name without the module:
  /// `NSStringFromClass(X.self).components(separatedBy: ".").last!`.
  private func nameOfType(_ first: Int, before end: Int) -> InitialValue? {
    let opening = first + 1
    guard stream.is(opening, "("), let closing = stream[opening].partner, closing < end else { return nil }
    let hasLabel = stream.is(first, "String") && stream.is(opening + 2, ":")
    let hasModule: Bool
    if hasLabel, stream.is(opening + 1, "describing") {
      hasModule = false
    } else if hasLabel && stream.is(opening + 1, "reflecting") || stream.is(first, "NSStringFromClass") {
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
    guard stream.is(first, "."), stream.is(first + 2, "("), let closing = stream[first + 2].partner, closing + 2 < end,
      stream.is(first + 1, "components") && stream.is(first + 3, "separatedBy")
        || stream.is(first + 1, "split") && stream.is(first + 3, "separator"),
      closing == first + 6, stream[first + 5].kind == .string, stream.value(ofString: first + 5) == ".",
      stream.is(closing + 1, "."), stream.is(closing + 2, "last")
    else { return false }
    let rest = closing + 3
    return rest == end || rest == end - 1 && stream.is(rest, "!") || rest < end && stream.is(rest, "??")
  }

  /// Another member of the type: `className`, `self.className` or `Self.className`.
  private func member(_ first: Int, before end: Int) -> InitialValue? {
    let isQualified =
      end == first + 3 && stream.is(first + 1, ".") && (stream.is(first, "self") || stream.is(first, "Self"))
    let name = isQualified ? first + 2 : first
    guard isQualified || end == first + 1, stream[name].kind == .word, stream[name].keyword == .none,
      !["nil", "true", "false", "self"].contains(stream.text(name))
    else { return nil }
    return .member(stream.text(name))
  }

  /// `X` of `X.self`; `nil` if the tokens are anything else.
  func metatype(_ first: Int, before end: Int) -> String? {
    if end == first + 1, stream.is(first, "self") || stream.is(first, "Self") { return "Self" }
    guard end >= first + 3, stream.is(end - 1, "self"), stream.is(end - 2, ".") else { return nil }
    let isName = stride(from: first, to: end - 2, by: 1).allSatisfy {
      stream[$0].kind == .word || stream.is($0, ".")
    }
    return isName ? stream.text(in: stream[first].start..<stream[end - 3].end) : nil
  }

  /// The name that a call starts with.
  private func call(_ first: Int, before end: Int) -> InitialValue {
    var index = first
    while index + 2 < end, stream[index].kind == .word, stream.is(index + 1, "."), stream[index + 2].kind == .word {
      index += 2
    }
    var next = index + 1
    if stream.is(next, "<"), !stream[next].flags.contains(.followsSpace) {
      while next < end, next < index + 32, !stream.is(next, "(") { next += 1 }
    }
    guard next < end, stream.is(next, "("), stream[next].partner == end - 1 else { return .other }
    return .call(stream.text(in: stream[first].start..<stream[index].end))
  }
}
