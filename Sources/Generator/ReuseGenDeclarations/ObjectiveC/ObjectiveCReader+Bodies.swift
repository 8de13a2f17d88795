extension ObjectiveCReader {
  /// Finds string literals and uses of reuse identifiers among all tokens.
  mutating func readBodies() {
    /// The tokens of the square brackets around.
    var messages: [Int] = []
    /// The number of braces around.
    var depth = 0
    for current in 0..<stream.count {
      let token = stream.tokens[current]
      switch token.kind {
      case .string:
        let literal = StringLiteral(value: stream.value(ofString: current), offset: token.start)
        file.add(literal)
        // NSString * const name = @"…";
        if stream[current - 2].kind == .word, isConstant(current - 2) {
          let name = stream.text(current - 2)
          file.text.stringConstants.append(StringConstant(name: name, literal: literal, isGlobal: depth == 0))
        }
      case .directive where token.keyword == .none && token.first == .pound: definition(current)
      case .open where stream.is(current, "{"): depth += 1
      case .close where stream.is(current, "}"): depth = max(depth - 1, 0)
      case .open where stream.is(current, "["): messages.append(current)
      case .close where stream.is(current, "]"):
        if let opening = token.partner { while let last = messages.last, last >= opening { messages.removeLast() } }
      case .word:
        if stream.isName(current) { file.text.names.insert(stream.bytes[token.range]) }
        if let change = stream.presentationChange(current) { file.text.names.insert(change) }
        if stream.is(current - 1, "*"), !isConstant(current) { file.text.boundNames.insert(stream.bytes[token.range]) }
        if token.end - token.start >= 10, stream.is(current + 1, ":"), let message = messages.last {
          if token.end - token.start >= 19 { identifierUse(current, in: message) }
          nameUse(current, in: message)
        }
      default: break
      }
    }
    file.steps += stream.count
  }

  /// Whether a variable has the value of a literal.
  private func isConstant(_ name: Int) -> Bool {
    stream.is(name + 1, "=") && stream[name + 2].kind == .string && stream.is(name + 3, ";")
  }

  /// Reads `#define NAME @"text"`.
  private mutating func definition(_ current: Int) {
    let start = stream[current].start + 1
    let definition = ObjectiveCLexer.tokens(of: Array(stream.bytes[start..<stream[current].end]))
    guard definition.count == 3, definition[2].kind == .string else { return }
    let literal = StringLiteral(value: definition.value(ofString: 2), offset: start + definition[2].start)
    file.add(literal)
    let name = definition.text(1)
    file.text.stringConstants.append(StringConstant(name: name, literal: literal, isGlobal: true))
  }

  private mutating func identifierUse(_ current: Int, in message: Int) {
    guard let end = stream[message].partner, let (operation, role) = use(current) else { return }
    var use = ReuseIdentifierUse(
      operation: operation,
      role: role,
      identifier: stream.name(argument(current + 2, before: end)),
      offset: stream[current].start
    )
    var next = message + 1
    var count = 0
    while next < end, count < 64 {
      if stream[next].kind == .word, stream.is(next + 1, ":") { part(next, before: end, of: &use) }
      if stream.is(next, "forIndexPath") { use.isRequired = true }
      next = stream.index(after: next)
      count += 1
    }
    // withReuseIdentifier: registers a supplementary view if a class or a nib comes first.
    if use.role == .unspecified, use.elementKind != nil { use.role = .supplementary }
    file.text.identifierUses.append(use)
  }

  private func use(_ index: Int) -> (ReuseIdentifierUse.Operation, ReuseIdentifierUse.Role)? {
    if stream.is(index, "forCellReuseIdentifier") { return (.register, .tableCell) }
    if stream.is(index, "forCellWithReuseIdentifier") { return (.register, .collectionCell) }
    if stream.is(index, "forHeaderFooterViewReuseIdentifier") { return (.register, .headerFooter) }
    if stream.is(index, "withReuseIdentifier") { return (.dequeue, .supplementary) }
    if stream.is(index, "dequeueReusableCellWithIdentifier") { return (.dequeue, .tableCell) }
    if stream.is(index, "dequeueReusableCellWithReuseIdentifier") { return (.dequeue, .collectionCell) }
    if stream.is(index, "dequeueReusableHeaderFooterViewWithIdentifier") { return (.dequeue, .headerFooter) }
    return nil
  }

  private func part(_ label: Int, before end: Int, of use: inout ReuseIdentifierUse) {
    let value = label + 2
    if stream.is(label, "registerClass") {
      use.operation = .register
      // [Name class] or Name.class
      if stream.is(value, "["), stream.is(value + 2, "class") { use.className = stream.text(value + 1) }
      if stream.is(value + 1, "."), stream.is(value + 2, "class") { use.className = stream.text(value) }
    } else if stream.is(label, "registerNib") {
      use.operation = .register
      if stream.is(value, "["), stream.is(value + 2, "nibWithNibName"), stream[value + 4].kind == .string {
        use.nibName = .literal(StringLiteral(value: stream.value(ofString: value + 4), offset: stream[value + 4].start))
      }
    } else if stream.is(label, "forSupplementaryViewOfKind")
      || stream.is(label, "dequeueReusableSupplementaryViewOfKind")
    {
      let kind = argument(value, before: end)
      if let last = kind.last {
        use.elementKind = stream.text(in: stream[kind.lowerBound].start..<stream[last].end)
      }
    }
  }

  /// The tokens up to the next part of the message or its end.
  func argument(_ first: Int, before end: Int) -> Range<Int> {
    var next = first
    while next < end, next < first + 64, next == first || !(stream[next].kind == .word && stream.is(next + 1, ":")) {
      next = stream.index(after: next)
    }
    return first..<max(first, min(next, end))
  }
}
