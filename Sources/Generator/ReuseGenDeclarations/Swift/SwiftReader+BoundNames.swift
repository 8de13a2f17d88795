extension SwiftReader {
  /// Notes the names that get values other than string literals and identifiers of R.swift, where a word starts what
  /// gives them: variables, patterns, parameters, and what loops and closures pass.
  mutating func bindNames(_ word: Int) {
    switch stream.tokens[word].keyword {
    case .let, .var: bindVariables(word)
    case .func, .subscript: bindParameters(after: word)
    case .`init` where !stream.is(word - 1, "."): bindParameters(after: word)
    case .in where !stream.is(word + 1, ":"): bindPassedNames(before: word)
    default:
      // `set(name) {`
      guard stream.is(word + 1, "("), stream.is(word + 3, ")"),
        stream.is(word, "set") || stream.is(word, "willSet") || stream.is(word, "didSet")
      else { break }
      bind(word + 2)
    }
  }

  private mutating func bind(_ name: Int) { file.text.boundNames.insert(stream.bytes[stream[name].range]) }

  /// The name of a variable without a literal, or those of a pattern, such as `case let .row(id, _)`.
  private mutating func bindVariables(_ keyword: Int) {
    let name = keyword + 1
    var opening = name
    while stream.is(opening, "."), stream[opening + 1].kind == .word { opening += 2 }
    if opening == name, stream[name].kind == .word, !stream.is(name + 1, "(") {
      let value = stream.is(name + 1, ":") ? name + 4 : name + 2
      let isText = stream[value].kind == .string || stream.isIdentifierOfRswift(value)
      let isConstant = stream[keyword].keyword == .let && isText && stream.is(value - 1, "=")
      if !isConstant { bind(name) }
      return
    }
    if stream[opening].kind == .word { opening += 1 }
    guard stream.is(opening, "("), let end = stream[opening].partner else { return }
    for token in opening..<min(end, opening + 64) where stream[token].kind == .word { bind(token) }
  }

  private mutating func bindParameters(after keyword: Int) {
    guard let opening = (keyword..<min(keyword + 32, stream.count)).first(where: { stream.is($0, "(") }),
      let end = stream[opening].partner
    else { return }
    // The generic parameters of `func make<T: UIViewController>`.
    for token in keyword..<opening where stream.is(token, "<") || stream.is(token, ",") { bind(token + 1) }
    for token in opening..<min(end, opening + 256) where stream.is(token + 1, ":") && stream[token].kind == .word {
      bind(token)
    }
  }

  /// Binds the names between `for`, or the brace of a closure, and `in`.
  private mutating func bindPassedNames(before keyword: Int) {
    var token = keyword - 1
    while token >= max(0, keyword - 64), stream[token].keyword != .for, !stream.is(token, "{"), !stream.is(token, "}") {
      if stream[token].kind == .word { bind(token) }
      token -= 1
    }
  }
}

extension TokenStream {
  /// Whether a token starts `R.reuseIdentifier.person`.
  func isIdentifierOfRswift(_ first: Int) -> Bool {
    self.is(first, "R") && self.is(first + 1, ".") && self.is(first + 2, "reuseIdentifier") && self.is(first + 3, ".")
  }
}
