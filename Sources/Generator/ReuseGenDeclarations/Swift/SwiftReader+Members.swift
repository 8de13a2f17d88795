extension SwiftReader {
  // MARK: - Functions

  mutating func function(_ start: Start) {
    advance()
    let nameOffset = token.start
    let name = functionName()
    guard !name.isEmpty else { return }
    readMethod(start, named: name, at: nameOffset, kind: .method)
  }

  /// A word, or the tokens of an operator up to its generic or other parameters.
  private mutating func functionName() -> String {
    let first = index
    if token.kind == .word { return word() }
    let isName: (Token) -> Bool = { $0.kind == .operator || $0.kind == .regex }
    while index < limit, isName(token), index == first || !token.flags.contains(.followsSpace) {
      let isGeneric = isNext("<") && index > first && stream[index + 1].kind == .word
      if isGeneric { break }
      advance()
    }
    return index > first ? stream.text(in: range(from: first)) : ""
  }

  mutating func initializer(_ start: Start) {
    let offset = token.start
    advance()
    while isMark { advance() }
    readMethod(start, named: "init", at: offset, kind: .initializer)
  }

  private mutating func readMethod(
    _ start: Start,
    named name: String,
    at nameOffset: Int,
    kind: MethodDeclaration.Kind
  ) {
    _ = skipAngles()
    guard isNext("(") else { return }
    var method = MethodDeclaration(kind: kind, baseName: name, selector: "", nameOffset: nameOffset, range: 0..<0)
    method.parameters = parameters()
    // The operands of an operator have no labels.
    let first = stream.bytes[nameOffset]
    if first != UInt8(ascii: "`"), !first.isOfWord || first.isOfOperator {
      for index in method.parameters.indices { method.parameters[index].label = nil }
    }
    readEffects(of: &method)
    if isNext("->") {
      advance()
      method.returnType = writtenType()
    }
    skipRequirements()
    method.attributes = start.attributes
    method.modifiers = start.modifiers
    if isNext("{") {
      let stops = stream.is(index + 1, "fatalError") || stream.is(index + 1, "preconditionFailure")
      if kind == .initializer, stops { method.modifiers.insert(.stopping) }
      skip()
    }
    guard let scope = scopes.last else { return }
    method.conditions = conditions
    method.range = range(from: start.token)
    method.selector =
      start.attributes.objectiveCName?.filter { !$0.isWhitespace }
      ?? ObjectiveCSelector.selector(
        baseName: name,
        parameters: method.parameters,
        isAsync: method.isAsync,
        isThrowing: method.isThrowing
      )
    file.types[scope.type].methods.append(method)
  }

  private mutating func readEffects(of method: inout MethodDeclaration) {
    while index < limit {
      switch token.keyword {
      case .async: method.isAsync = true
      case .throws, .rethrows:
        method.isThrowing = true
        if stream.is(index + 1, "(") { advance() }
      default:
        guard isNext("reasync") else { return }
      }
      skip()
    }
  }

  /// Moves past a where clause.
  mutating func skipRequirements() {
    guard token.keyword == .where else { return }
    advance()
    while index < limit, !isNext("{"), !isNext("}"), !isNext(";"), token.kind != .directive, !startsDeclaration {
      skip()
    }
  }

  mutating func subscripts() {
    advance()
    _ = skipAngles()
    if isNext("(") { skip() }
    if isNext("->") {
      advance()
      _ = writtenType()
    }
    skipRequirements()
    if isNext("{") { skip() }
  }

  // MARK: - Parameters

  private mutating func parameters() -> [MethodDeclaration.Parameter] {
    guard let end = token.partner, end < limit else {
      advance()
      return []
    }
    let outer = limit
    limit = end
    advance()
    var parameters: [MethodDeclaration.Parameter] = []
    while index < limit {
      let before = index
      if let parameter = parameter() { parameters.append(parameter) }
      if index == before { skip() }
    }
    limit = outer
    index = end + 1
    return parameters
  }

  private mutating func parameter() -> MethodDeclaration.Parameter? {
    _ = readAttributes()
    while token.kind == .word, stream[index + 1].kind == .word, stream[index + 2].kind == .word { advance() }
    guard token.kind == .word, index < limit else { return nil }
    let label = word()
    let name = token.kind == .word && index < limit ? word() : label
    guard isNext(":") else { return nil }
    advance()
    let type = writtenType()
    // A default value ends at the comma before the next parameter.
    while index < limit {
      if isNext(","), index + 1 == limit || startsParameter(index + 1) {
        advance()
        break
      }
      skip()
    }
    return MethodDeclaration.Parameter(label: label == "_" ? nil : label, name: name, type: type)
  }

  private func startsParameter(_ index: Int) -> Bool {
    guard stream[index].kind == .word else { return stream.is(index, "@") }
    var next = index + 1
    while next < index + 3, stream[next].kind == .word { next += 1 }
    return stream.is(next, ":")
  }

  // MARK: - Cases

  mutating func cases() {
    advance()
    while token.kind == .word, index < limit {
      let name = word()
      if let scope = scopes.last { file.types[scope.type].cases.append(name) }
      if isNext("(") { skip() }
      if isNext("=") {
        advance()
        if token.kind == .string, let scope = scopes.last {
          file.types[scope.type].rawValues[name] = stringLiteral(index)
        }
        skip()
        // A negative number has two tokens.
        if token.kind == .number, index < limit { advance() }
      }
      guard isNext(",") else { return }
      advance()
    }
  }

  // MARK: - Properties

  mutating func properties(_ start: Start) {
    let isConstant = token.keyword == .let
    advance()
    var first = start.token
    // Those of the type, so that no array is made for each declaration.
    var properties: [PropertyDeclaration] = []
    if let scope = scopes.last { swap(&properties, &file.types[scope.type].properties) }
    let known = properties.count
    repeat {
      if isNext(","), index > start.token {
        advance()
        first = index
      }
      let earlier = properties.count
      pattern(start, isConstant: isConstant, into: &properties)
      guard properties.count > earlier else { break }
      // The type and the value of a tuple aren't those of its names.
      let isOne = properties.count == earlier + 1
      if isNext(":") {
        advance()
        let type = writtenType()
        if isOne { properties[earlier].type = type }
        // `var a, b: Int` gives both the type.
        for index in known..<earlier where properties[index].type == nil && properties[index].initialValue == nil {
          properties[index].type = type
        }
      }
      if isNext("=") {
        advance()
        let value = initialValue()
        if isOne { properties[earlier].initialValue = value }
      }
      if isNext("{"), isOne { accessors(of: &properties[earlier]) }
      for index in earlier..<properties.count { properties[index].range = range(from: first) }
    } while isNext(",")
    if let scope = scopes.last { swap(&properties, &file.types[scope.type].properties) }
  }

  /// Reads a name, or names in parentheses.
  private mutating func pattern(_ start: Start, isConstant: Bool, into properties: inout [PropertyDeclaration]) {
    if token.kind == .word, index < limit {
      properties.append(property(index, start, isConstant: isConstant))
      advance()
    } else if isNext("("), let end = token.partner {
      for name in index + 1..<max(end, index + 1) where stream[name].kind == .word && !stream.is(name, "_") {
        properties.append(property(name, start, isConstant: isConstant))
      }
      skip()
    }
  }

  private func property(_ name: Int, _ start: Start, isConstant: Bool) -> PropertyDeclaration {
    let text = stream.text(name)
    var property = PropertyDeclaration(
      name: text,
      objectiveCName: start.attributes.objectiveCName ?? text,
      nameOffset: stream[name].start,
      range: stream[name].range
    )
    property.attributes = start.attributes
    property.modifiers = start.modifiers
    property.isConstant = isConstant
    property.conditions = conditions
    return property
  }

  /// Reads the value after "=", up to the next declaration, variable or accessors.
  private mutating func initialValue() -> NameExpression {
    let first = index
    while index < limit {
      if isNext(";") || isNext(",") && startsBinding(index + 1) { break }
      if index > first, token.flags.contains(.startsLine), startsDeclaration, !precedesOperand(index - 1) { break }
      if isNext("{"), index > first, isObserver(index + 1) { break }
      skip()
    }
    return stream.expression(first, before: index)
  }

  /// Whether an operand must follow a token.
  private func precedesOperand(_ index: Int) -> Bool {
    let token = stream[index]
    switch token.kind {
    case .operator: return token.flags.contains(.followsSpace)
    case .punctuation: return stream.is(index, ",") || stream.is(index, ":")
    case .word: return token.keyword == .try || token.keyword == .await || token.keyword == .as || token.keyword == .is
    default: return false
    }
  }

  private func startsBinding(_ index: Int) -> Bool {
    guard stream[index].kind == .word else { return false }
    return stream.is(index + 1, ":") || stream.is(index + 1, "=")
  }

  /// Whether a brace after a value opens observers rather than a closure.
  private func isObserver(_ token: Int) -> Bool { stream.is(token, "didSet") || stream.is(token, "willSet") }

  /// Whether a declaration, a condition or an attribute starts at the token.
  var startsDeclaration: Bool {
    switch token.kind {
    case .directive: return true
    case .word:
      if token.keyword.declares { return token.keyword != .`init` || stream[index + 1].kind != .end }
      return Modifiers(token.keyword) != nil
        && (stream[index + 1].kind == .word || stream.is(index + 1, "(") || stream.is(index + 1, "@"))
    case .punctuation: return isNext("@")
    default: return false
    }
  }

  /// Reads the accessors of a property; of a getter alone, the value that it returns.
  private mutating func accessors(of property: inout PropertyDeclaration) {
    let opening = index
    skip()
    let next = opening + 1
    guard !isObserver(next), let end = stream[opening].partner else { return }
    property.isComputed = true
    if !setsValue(next, before: end) { property.modifiers.insert(.readOnly) }
    guard property.initialValue == nil, let value = stream.expression(returnedFrom: next, before: end) else { return }
    // Properties of objects aren't constants, whatever they return.
    if !property.isTypeMember {
      switch value {
      case .path, .rawValue: return
      case .literal, .nameOfType, .fullNameOfType, .bundle, .call, .other: break
      }
    }
    property.initialValue = value
  }

  /// Whether there is an accessor that changes the value.
  private func setsValue(_ first: Int, before end: Int) -> Bool {
    var next = first
    while next < end {
      if stream.is(next, "set") || stream.is(next, "_modify") || stream.is(next, "modify") { return true }
      next = stream.index(after: next)
    }
    return false
  }

  func stringLiteral(_ index: Int) -> StringLiteral {
    StringLiteral(value: stream.value(ofString: index), offset: stream[index].start)
  }
}
