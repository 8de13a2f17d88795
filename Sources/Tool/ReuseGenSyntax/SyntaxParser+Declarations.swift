import ReuseGenDeclarations

extension SyntaxParser {
  /// Reads a declaration from its keyword on; its attributes and modifiers were read.
  ///
  /// - Returns: Whether there is one.
  mutating func declaration(from start: Mark, in items: Items) -> Bool {
    let next = stream[index + 1]
    let isNamed = next.kind == .word && index + 1 < limit
    switch token.keyword {
    case .class where isNamed, .struct where isNamed, .enum where isNamed, .protocol where isNamed,
      .extension where isNamed || next.kind == .open:
      typeDeclaration(start)
    case .actor where isNamed && !next.flags.contains(.startsLine): typeDeclaration(start)
    case .var, .let: variable(start)
    case .func: function(start)
    case .`init` where items == .members: initializer(start)
    case .deinit where items == .members: deinitializer(start)
    case .subscript where items == .members: subscriptDeclaration(start)
    case .case where items == .members: enumCases(start)
    case .typealias where isNamed, .associatedtype where isNamed: typeAlias(start)
    case .import: importDeclaration(start)
    case .operator where next.kind == .operator, .precedencegroup where isNamed, .macro where isNamed:
      otherDeclaration(start)
    default: return false
    }
    return true
  }

  // MARK: - Types

  private mutating func typeDeclaration(_ start: Mark) {
    let isExtension = token.keyword == .extension
    advance()
    if isExtension { type() } else { advance() }
    if isNext("<") { genericParameters() }
    if isNext("(") { index = following(index) }
    inheritanceClause()
    whereClause()
    if isNext("{") {
      let block = mark
      bracketed { $0.items(.members) }
      finish(.memberBlock, from: block)
    }
    finish(.typeDeclaration, from: start)
  }

  private mutating func inheritanceClause() {
    guard isNext(":") else { return }
    let clause = mark
    repeat {
      advance()
      type()
    } while isNext(",")
    finish(.inheritanceClause, from: clause)
  }

  private mutating func enumCases(_ start: Mark) {
    advance()
    while isWord {
      advance()
      if isNext("(") { parameters() }
      if isNext("=") {
        advance()
        expression()
      }
      guard isNext(",") else { break }
      advance()
    }
    finish(.enumCaseDeclaration, from: start)
  }

  private mutating func typeAlias(_ start: Mark) {
    advance()
    advance()
    if isNext("<") { genericParameters() }
    inheritanceClause()
    type(after: "=")
    whereClause()
    finish(.typeAliasDeclaration, from: start)
  }

  // MARK: - Functions

  private mutating func function(_ start: Mark) {
    advance()
    functionName()
    signature()
    codeBlock()
    finish(.functionDeclaration, from: start)
  }

  /// A word, or the tokens of an operator.
  private mutating func functionName() {
    if isWord { return advance() }
    let first = index
    while index < limit, token.kind == .operator || token.kind == .regex, index == first || isAdjacent {
      if isNext("<"), index > first, stream[index + 1].kind == .word { return }
      advance()
    }
  }

  private mutating func initializer(_ start: Mark) {
    advance()
    while isMark(index) { advance() }
    signature()
    codeBlock()
    finish(.initializerDeclaration, from: start)
  }

  private mutating func deinitializer(_ start: Mark) {
    advance()
    effects()
    codeBlock()
    finish(.deinitializerDeclaration, from: start)
  }

  private mutating func subscriptDeclaration(_ start: Mark) {
    advance()
    signature()
    accessors()
    finish(.subscriptDeclaration, from: start)
  }

  /// Generic parameters, parameters, effects, the result and requirements.
  private mutating func signature() {
    if isNext("<") { genericParameters() }
    if isNext("(") { parameters() }
    effects()
    type(after: "->")
    whereClause()
  }

  /// Reads a type, if a token introduces one.
  mutating func type(after mark: StaticString) {
    guard isNext(mark) else { return }
    advance()
    type()
  }

  /// Reads `async` and `throws`.
  mutating func effects() {
    while index < limit {
      switch token.keyword {
      case .async, .rethrows: advance()
      case .throws:
        advance()
        if isNext("(") { index = following(index) }
      default:
        guard isNext("reasync") else { return }
        advance()
      }
    }
  }

  mutating func parameters() {
    let start = mark
    bracketed { parser in
      while parser.index < parser.limit {
        let before = parser.index
        parser.parameter()
        if parser.isNext(",") || parser.index == before { parser.advance() }
      }
    }
    finish(.parameters, from: start)
  }

  private mutating func parameter() {
    let start = mark
    attributes()
    if isLabeled {
      while !isNext(":") { advance() }
      advance()
    }
    type()
    if isNext("=") {
      advance()
      expression()
    }
    while index < limit, !isNext(",") { index = following(index) }
    finish(.parameter, from: start)
  }

  /// Whether words and a colon are next: a label and a name, also after a modifier such as `isolated`.
  private var isLabeled: Bool {
    var next = index
    while next < limit, stream[next].kind == .word { next += 1 }
    return next > index && next < limit && stream.is(next, ":")
  }

  // MARK: - Variables

  private mutating func variable(_ start: Mark) {
    advance()
    while true {
      let before = index
      binding()
      guard isNext(","), index > before else { break }
      advance()
    }
    finish(.variableDeclaration, from: start)
  }

  private mutating func binding() {
    let start = mark
    pattern()
    if isNext(":") {
      advance()
      type()
    }
    if isNext("=") {
      advance()
      expression(.initialValue)
    }
    accessors()
    finish(.binding, from: start)
  }

  /// Reads a name, or names in parentheses.
  mutating func pattern() {
    let start = mark
    if isWord { advance() } else if isNext("(") { index = following(index) }
    finish(.pattern, from: start)
  }

  /// Reads the accessors of a property or a subscript, or the block of its getter.
  private mutating func accessors() {
    guard isNext("{") else { return }
    guard startsAccessor(index + 1) else { return codeBlock() }
    let start = mark
    bracketed { parser in
      while parser.index < parser.limit {
        let before = parser.index
        parser.accessor()
        if parser.index == before { parser.advance() }
      }
    }
    finish(.accessors, from: start)
  }

  /// Whether an accessor starts at a token, rather than a statement.
  private func startsAccessor(_ first: Int) -> Bool {
    var index = first
    while stream.is(index, "@"), stream[index + 1].kind == .word {
      index += 2
      if stream.is(index, "("), !stream[index].flags.contains(.followsSpace) { index = stream.index(after: index) }
    }
    while Modifiers(stream[index].keyword) != nil, stream[index + 1].kind == .word { index += 1 }
    guard isAccessor(index) else { return false }
    var next = index + 1
    if stream.is(next, "(") { next = stream.index(after: next) }
    let token = stream[next]
    return stream.is(next, "{") || stream.is(next, "}") && next == index + 1 || token.keyword == .async
      || token.keyword == .throws || isAccessor(next)
  }

  private func isAccessor(_ index: Int) -> Bool {
    stream.is(index, "get") || stream.is(index, "set") || stream.is(index, "didSet") || stream.is(index, "willSet")
      || stream.is(index, "_read") || stream.is(index, "_modify") || stream.is(index, "read")
      || stream.is(index, "modify") || stream.is(index, "init")
  }

  private mutating func accessor() {
    if isCondition { return conditionalDirective() }
    let start = mark
    attributes()
    while index < limit, Modifiers(token.keyword) != nil, stream[index + 1].kind == .word { advance() }
    guard isWord, isAccessor(index) else { return }
    advance()
    if isNext("(") { index = following(index) }
    effects()
    codeBlock()
    finish(.accessor, from: start)
  }

  // MARK: - Others

  private mutating func importDeclaration(_ start: Mark) {
    advance()
    if token.keyword.declares, !startsLine { advance() }
    guard isWord, !startsLine else { return finish(.importDeclaration, from: start) }
    advance()
    while isNext("."), index + 1 < limit, stream[index + 1].kind == .word || stream[index + 1].kind == .operator {
      advance()
      advance()
    }
    finish(.importDeclaration, from: start)
  }

  /// Reads an operator, a precedence group or a macro. What they state isn't of interest.
  private mutating func otherDeclaration(_ start: Mark) {
    advance()
    while index < limit, !startsLine || token.kind == .open, !isNext(";") {
      let isBody = isNext("{")
      index = following(index)
      if isBody { break }
    }
    finish(.otherDeclaration, from: start)
  }

  // MARK: - Generics

  private mutating func genericParameters() {
    let start = mark
    advance()
    while index < limit, !isNext(">"), !isNext("{"), token.kind != .close {
      let parameter = mark
      attributes()
      while isWord { advance() }
      if isNext(":") {
        advance()
        type()
      }
      finish(.genericParameter, from: parameter)
      if isNext(",") || index == parameter.token { advance() }
    }
    if isNext(">") { advance() }
    finish(.genericParameters, from: start)
  }

  private mutating func whereClause() {
    guard index < limit, token.keyword == .where else { return }
    let start = mark
    repeat {
      advance()
      let requirement = mark
      type()
      if isNext(":") || isNext("==") {
        advance()
        type()
      }
      finish(.requirement, from: requirement)
    } while isNext(",")
    finish(.whereClause, from: start)
  }
}
