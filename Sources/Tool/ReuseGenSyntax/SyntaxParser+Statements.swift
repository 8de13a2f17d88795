import ReuseGenDeclarations

extension SyntaxParser {
  mutating func statement() {
    skipLabel()
    switch token.keyword {
    case .if: ifStatement()
    case .guard: guardStatement()
    case .while: whileStatement()
    case .repeat where stream.is(index + 1, "{"): repeatStatement()
    case .for: forStatement()
    case .switch: switchStatement()
    case .do where stream.is(index + 1, "{") || stream[index + 1].keyword == .throws: doStatement()
    case .defer where stream.is(index + 1, "{"): deferStatement()
    case .return, .throw: jump()
    case .yield where stream[index + 1].kind == .word || stream.is(index + 1, "&"): jump()
    default: expression()
    }
  }

  /// Goes past `label:` before a loop.
  private mutating func skipLabel() {
    guard isWord, stream.is(index + 1, ":"), index + 2 < limit else { return }
    switch stream[index + 2].keyword {
    case .if, .while, .repeat, .for, .switch, .do: index += 2
    default: return
    }
  }

  mutating func codeBlock() {
    guard isNext("{") else { return }
    let start = mark
    bracketed { $0.items(.statements) }
    finish(.codeBlock, from: start)
  }

  // MARK: - Conditions

  mutating func ifStatement() {
    let start = mark
    while index < limit, token.keyword == .if {
      let clause = mark
      advance()
      conditions()
      codeBlock()
      finish(.ifClause, from: clause)
      guard index < limit, token.keyword == .else else { break }
      advance()
    }
    codeBlock()
    finish(.ifStatement, from: start)
  }

  private mutating func guardStatement() {
    let start = mark
    advance()
    // A brace before `else` opens a closure.
    conditions([])
    if token.keyword == .else { advance() }
    codeBlock()
    finish(.guardStatement, from: start)
  }

  private mutating func conditions(_ options: ExpressionOptions = .isHead) {
    while index < limit {
      condition(options)
      guard isNext(",") else { return }
      advance()
    }
  }

  private mutating func condition(_ options: ExpressionOptions) {
    let start = mark
    switch token.keyword {
    case .let, .var:
      advance()
      pattern()
      if isNext(":") {
        advance()
        type()
      }
      valueOfCondition(options)
      finish(.optionalBinding, from: start)
    case .case:
      advance()
      expression(options.union(.isPattern))
      if isNext(":") {
        advance()
        type()
      }
      valueOfCondition(options)
      finish(.caseCondition, from: start)
    default: expression(options)
    }
  }

  private mutating func valueOfCondition(_ options: ExpressionOptions) {
    guard isNext("=") else { return }
    advance()
    expression(options)
  }

  // MARK: - Loops

  private mutating func whileStatement() {
    let start = mark
    advance()
    conditions()
    codeBlock()
    finish(.whileStatement, from: start)
  }

  private mutating func repeatStatement() {
    let start = mark
    advance()
    codeBlock()
    if token.keyword == .while {
      advance()
      expression()
    }
    finish(.repeatStatement, from: start)
  }

  private mutating func forStatement() {
    let start = mark
    advance()
    while token.keyword == .try || token.keyword == .await {
      advance()
      while isMark(index) { advance() }
    }
    if token.keyword == .case {
      advance()
      expression([.isHead, .isPattern])
    } else {
      if token.keyword == .var || token.keyword == .let { advance() }
      pattern()
    }
    if isNext(":") {
      advance()
      type()
    }
    if token.keyword == .in {
      advance()
      expression(.isHead)
    }
    if token.keyword == .where {
      advance()
      expression(.isHead)
    }
    codeBlock()
    finish(.forStatement, from: start)
  }

  // MARK: - Switches

  mutating func switchStatement() {
    let start = mark
    advance()
    expression(.isHead)
    if isNext("{") {
      let block = mark
      bracketed { parser in
        while parser.index < parser.limit {
          let before = parser.index
          parser.switchCase()
          if parser.index == before { parser.advance() }
        }
      }
      finish(.switchBlock, from: block)
    }
    finish(.switchStatement, from: start)
  }

  /// Whether a case of a `switch` is next.
  var startsCase: Bool {
    token.keyword == .case || isNext("default") && stream.is(index + 1, ":")
      || isNext("@") && stream.is(index + 1, "unknown")
  }

  private mutating func switchCase() {
    if isCondition { return conditionalDirective() }
    let start = mark
    attributes()
    guard startsCase else { return items(.caseStatements) }
    advance()
    while index < limit, !isNext(":") {
      let before = index
      expression(.isPattern)
      if token.keyword == .where {
        advance()
        expression()
      }
      if isNext(",") || index == before { advance() }
    }
    advance()
    items(.caseStatements)
    finish(.switchCase, from: start)
  }

  // MARK: - Others

  mutating func doStatement() {
    let start = mark
    advance()
    effects()
    codeBlock()
    while index < limit, isNext("catch") {
      let clause = mark
      advance()
      while index < limit, !isNext("{") {
        let before = index
        expression([.isHead, .isPattern])
        if token.keyword == .where {
          advance()
          expression(.isHead)
        }
        if isNext(",") { advance() }
        if index == before { break }
      }
      codeBlock()
      finish(.catchClause, from: clause)
    }
    finish(.doStatement, from: start)
  }

  private mutating func deferStatement() {
    let start = mark
    advance()
    codeBlock()
    finish(.deferStatement, from: start)
  }

  private mutating func jump() {
    let start = mark
    advance()
    // A value on the next line belongs to the statement, too, unless another statement starts there.
    if !startsLine || !startsStatement { expression() }
    finish(.jumpStatement, from: start)
  }

  private var startsStatement: Bool {
    switch token.keyword {
    case .guard, .while, .for, .defer, .return, .throw, .repeat, .case: true
    default: token.keyword.declares
    }
  }
}
