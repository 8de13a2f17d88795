extension SwiftReader {
  /// Reads the head of a type or an extension; its body is next.
  mutating func type(_ start: Start) {
    let keyword = token.keyword
    guard let kind = TypeDeclaration.Kind(keyword), index + 1 < limit,
      stream[index + 1].kind == .word || kind == .extension && stream.is(index + 1, "[")
    else { return advance() }
    // `actor` is a name elsewhere.
    if kind == .actor, stream[index + 1].flags.contains(.startsLine) { return advance() }
    stream.tokens[index].flags.insert(.isRead)
    advance()
    let nameOffset = token.start
    let name = kind == .extension ? extendedName() : word()
    var type = TypeDeclaration(
      kind: kind,
      language: .swift,
      name: name,
      fullName: fullName(of: name),
      nameOffset: nameOffset,
      range: stream[start.token].range
    )
    if kind == .extension { type.name = QualifiedName(name).last }
    type.attributes = start.attributes
    type.modifiers = start.modifiers
    type.conditions = conditions
    type.enclosing = scopes.last?.type
    type.isLocal = isLocal
    type.otherName = start.attributes.objectiveCName
    if isNext("<") {
      let first = index
      if skipAngles() { type.genericParameters = stream.text(in: range(from: first)) }
    }
    if isNext("(") { skip() }
    if isNext(":") { type.inherited = inheritance() }
    skipRequirements()
    open(&type, from: start)
  }

  /// The name of an extended type; of `extension [Row]` and `extension Row?`, its text.
  private mutating func extendedName() -> String {
    if isNext("[") {
      let first = index
      skip()
      return stream.text(in: range(from: first))
    }
    var name = dottedName()
    while isMark { name += word() }
    return name
  }

  private mutating func open(_ type: inout TypeDeclaration, from start: Start) {
    let number = file.types.count
    guard isNext("{") else {
      type.range = range(from: start.token)
      file.types.append(type)
      return
    }
    guard let end = token.partner, end < limit else {
      type.doubt = Doubt(reason: .unbalanced, offset: token.start)
      type.range = range(from: start.token)
      file.types.append(type)
      return advance()
    }
    type.range = stream[start.token].start..<stream[end].end
    type.bodyRange = token.end..<stream[end].start
    file.types.append(type)
    // The compiler refuses deeper types, whose full names would take memory with the square of the depth.
    guard scopes.count < TokenStream.maximumDepth else {
      index = end + 1
      return
    }
    scopes.append(Scope(type: number, end: end, conditions: conditions.count, outerLimit: limit))
    limit = end
    advance()
  }

  /// Reads a colon and the types that it introduces.
  private mutating func inheritance() -> [InheritedType] {
    var inherited: [InheritedType] = []
    repeat {
      advance()
      let first = index
      _ = readAttributes()
      while token.keyword == .nonisolated || isNext("~") { advance() }
      let isSuppressed = index > first && stream.is(index - 1, "~")
      guard let type = writtenType() else { break }
      inherited.append(
        InheritedType(
          name: (isSuppressed ? "~" : "") + type.name,
          text: stream.text(in: range(from: first)),
          offset: stream[first].start
        )
      )
    } while isNext(",")
    return inherited
  }

  /// The name of a type in those around it.
  private func fullName(of name: String) -> String {
    (scopes.last.map { "\(file.types[$0.type].fullName)." } ?? "") + name
  }

  mutating func typeAlias(_ start: Start) {
    advance()
    guard token.kind == .word else { return }
    let offset = token.start
    let name = fullName(of: word())
    _ = skipAngles()
    guard isNext("=") else { return }
    advance()
    if let type = writtenType(), !isLocal {
      let isHidden = start.modifiers.isHidden
      file.typeAliases.append(TypeAlias(fullName: name, type: type, offset: offset, isHidden: isHidden))
    }
  }

  // MARK: - Written types

  /// Reads a type; `nil` if none starts at the token.
  mutating func writtenType() -> WrittenType? {
    let first = index
    var flags: WrittenType.Flags = []
    var name: String?
    repeat {
      if name != nil {
        // An ampersand, or the arrow of a function.
        if isNext("&") { flags.insert(.composition) } else { flags = .function }
        advance()
      }
      guard let operand = typeOperand() else { break }
      if name == nil {
        name = operand.name
        flags.formUnion(operand.flags)
      }
    } while isNext("&") || isNext("->")
    guard let name, index > first else { return nil }
    while isNext("...") { advance() }
    let text = stream.text(in: range(from: first))
    let isPlain = text.utf8.count == name.utf8.count
    return WrittenType(text: text, name: flags.contains(.function) ? "" : isPlain ? text : name, flags: flags)
  }

  /// Reads what "&" and "->" separate.
  private mutating func typeOperand() -> (name: String, flags: WrittenType.Flags)? {
    _ = readAttributes()
    while isTypeSpecifier { advance() }
    _ = readAttributes()
    var flags: WrittenType.Flags = []
    var name = ""
    if token.kind == .word,
      !token.keyword.declares || token.keyword == .actor || token.keyword == .macro
        || token.keyword == .class
    {
      let first = index
      name = dottedName()
      if ["Array", "Optional", "Swift.Array", "Swift.Optional"].contains(name) {
        flags = name.hasSuffix("Optional") ? .optional : .array
        name = onlyArgument(from: first)
      }
    } else if isNext("[") {
      let element = elementOfArray()
      skip()
      if let element {
        name = element
        flags = .array
      }
    } else if isNext("(") {
      let element = onlyElement(after: index)
      skip()
      name = element?.name ?? ""
      if let element { flags = element.flags }
      while token.keyword == .async || token.keyword == .throws || token.keyword == .rethrows {
        advance()
        if isNext("("), stream.is(index - 1, "throws") { skip() }
      }
    } else {
      return nil
    }
    readPostfix(&flags)
    return (name, flags)
  }

  private mutating func readPostfix(_ flags: inout WrittenType.Flags) {
    while index < limit {
      if token.kind == .operator, !token.flags.contains(.followsSpace), isMarks {
        flags.insert(isNext("!") ? .implicitlyUnwrapped : .optional)
        advance()
      } else if isNext("."), stream[index + 1].kind == .word {
        advance()
        advance()
      } else {
        return
      }
    }
  }

  /// Whether the token has only "?" and "!".
  private var isMarks: Bool {
    token.range.allSatisfy { stream.bytes[$0] == UInt8(ascii: "?") || stream.bytes[$0] == UInt8(ascii: "!") }
  }

  /// Whether the token precedes a type as `inout` and `any` do.
  private var isTypeSpecifier: Bool {
    if isNext("~") { return true }
    guard token.kind == .word else { return false }
    switch token.keyword {
    case .inout, .some, .any, .borrowing, .consuming, .sending, .isolated, .__owned, .__shared, .__consuming,
      .nonisolated:
      return stream[index + 1].kind == .word || stream[index + 1].kind == .open || stream.is(index + 1, "@")
        || stream.is(index + 1, "~")
    default:
      return stream[index + 1].kind == .word && (isNext("repeat") || isNext("each") || isNext("_const"))
    }
  }

  /// The element of `[Element]` where it is a plain name; `nil` for a dictionary.
  private func elementOfArray() -> String? {
    guard let end = token.partner, end > index + 1 else { return nil }
    return plainName(index + 1, before: end)
  }

  /// The element of parentheses around one plain type.
  private func onlyElement(after opening: Int) -> (name: String, flags: WrittenType.Flags)? {
    guard let end = stream[opening].partner, end > opening + 1 else { return nil }
    var first = opening + 1
    if stream[first].keyword == .any || stream[first].keyword == .some { first += 1 }
    guard let name = plainName(first, before: end) else { return nil }
    return (name, (first..<end).contains { stream.is($0, "&") } ? .composition : [])
  }

  /// The argument of `Array<Element>`.
  private func onlyArgument(from first: Int) -> String {
    guard let opening = (first..<index).first(where: { stream.is($0, "<") }) else { return stream.text(first) }
    return plainName(opening + 1, before: index - 1) ?? ""
  }

  /// A name with dots at a token, if generic arguments or nothing but "?", "!" and "&" follow it.
  private func plainName(_ first: Int, before end: Int) -> String? {
    var index = first
    var name = ""
    while index < end, stream[index].kind == .word {
      name += stream.text(index)
      index += 1
      guard index + 1 < end, stream.is(index, "."), stream[index + 1].kind == .word else { break }
      name += "."
      index += 1
    }
    if index == end { return name.isEmpty ? nil : name }
    guard !name.isEmpty, stream[index].kind == .operator, !stream.is(index, "->") else { return nil }
    return name
  }
}

extension TypeDeclaration.Kind {
  init?(_ keyword: Keyword) {
    switch keyword {
    case .class: self = .class
    case .struct: self = .struct
    case .enum: self = .enum
    case .protocol: self = .protocol
    case .actor: self = .actor
    case .extension: self = .extension
    default: return nil
    }
  }
}
