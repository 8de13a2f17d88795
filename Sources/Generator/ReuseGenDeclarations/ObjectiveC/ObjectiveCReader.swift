/// Reads the declarations of an Objective-C source from its tokens.
///
/// Classes, categories and protocols don't nest: each ends at its `@end`. Functions and other braces are skipped.
struct ObjectiveCReader: ~Copyable {
  var stream: TokenStream
  var file: ReadContents
  var index = 0
  /// The conditions around the token, the outermost first.
  var conditions: [String] = []
  /// NS_SWIFT_NAME before a declaration.
  private var swiftName: String?
  /// The current class, category or protocol, as an index in `ReadContents.types`.
  var section: Int?

  static func read(_ bytes: [UInt8]) -> ReadContents {
    var reader = ObjectiveCReader(bytes)
    while reader.index < reader.stream.count { reader.step() }
    reader.endSection()
    reader.readBodies()
    return reader.file
  }

  private init(_ bytes: [UInt8]) {
    stream = ObjectiveCLexer.tokens(of: bytes)
    file = ReadContents(of: bytes, isBalanced: stream.isBalanced)
  }

  var token: Token { stream[index] }

  func isNext(_ text: StaticString) -> Bool { stream.is(index, text) }

  mutating func advance() {
    index += 1
    file.steps += 1
  }

  mutating func skip() {
    index = stream.index(after: index)
    file.steps += 1
  }

  private mutating func step() {
    switch token.kind {
    case .directive: directive()
    case .operator where section != nil && startsMethod: method()
    case .word where isNext("NS_SWIFT_NAME") && stream.is(index + 1, "("): swiftNameMacro()
    case .word where isNext("extern") && stream[index + 1].kind == .string:
      // extern "C" { … } contains declarations as any file does.
      index += stream.is(index + 2, "{") ? 3 : 2
    case .word where section != nil && token.flags.contains(.startsLine) && stream.is(index + 1, "("): macro()
    case .punctuation where isNext(";"):
      swiftName = nil
      advance()
    default: skip()
    }
  }

  private mutating func directive() {
    if token.keyword != .none { return condition() }
    if isNext("@interface") {
      interface()
    } else if isNext("@implementation") {
      implementation()
    } else if isNext("@protocol") {
      protocolDeclaration()
    } else if isNext("@property"), section != nil {
      property()
    } else if isNext("@end") {
      endSection()
      advance()
    } else if isNext("@compatibility_alias"), stream[index + 1].kind == .word, stream[index + 2].kind == .word {
      let type = WrittenType(text: stream.text(index + 2), name: stream.text(index + 2))
      file.typeAliases.append(TypeAlias(fullName: stream.text(index + 1), type: type, offset: stream[index + 1].start))
      index += 3
    } else if isNext("@class") {
      while index < stream.count, !isNext(";") { advance() }
    } else {
      advance()
    }
  }

  private mutating func condition() {
    let text = stream.text(index)
    switch token.keyword {
    case .conditionStart: conditions.append(text)
    case .conditionElse, .conditionElseIf:
      if let last = conditions.popLast() { conditions.append(token.keyword == .conditionElse ? "!(\(last))" : text) }
    default: _ = conditions.popLast()
    }
    advance()
  }

  private mutating func swiftNameMacro() {
    let first = index + 2
    advance()
    skip()
    swiftName = stream.text(in: stream[first].start..<max(stream[first].start, stream[index - 1].start))
  }

  /// A macro that is called in the body of a class may declare members.
  private mutating func macro() {
    let name = stream.text(index)
    let isOwn = name.utf8.allSatisfy { $0 == .underscore || $0.isDigit || ($0 >= 0x41 && $0 <= 0x5A) }
    let isKnown = ["NS_", "API_", "UI_", "CF_", "IB_", "__"].contains { name.hasPrefix($0) }
    if isOwn, !isKnown, let section, file.types[section].doubt == nil {
      file.types[section].doubt = Doubt(reason: .macro(name), offset: token.start)
    }
    advance()
    skip()
  }

  // MARK: - Classes, categories and protocols

  private mutating func interface() {
    let start = token.start
    advance()
    guard token.kind == .word else { return }
    var type = begin(.class, from: start)
    skipAngles()
    if isNext("("), let closing = token.partner {
      // A category, or an extension without a name.
      type.kind = .extension
      skip()
      index = closing + 1
    } else if isNext(":") {
      advance()
      if token.kind == .word { type.inherited.append(inheritedType()) }
      if isNext("<"), followsGenericArguments { skipAngles() }
    }
    if isNext("<") { type.inherited += protocols() }
    readVariables(into: &type)
    open(type)
  }

  private mutating func implementation() {
    let start = token.start
    advance()
    guard token.kind == .word else { return }
    var type = begin(.extension, from: start)
    type.isPartial = true
    if isNext("(") {
      // A category of a class that is declared elsewhere.
      type.isPartial = false
      skip()
    } else if isNext(":") {
      advance()
      if token.kind == .word { advance() }
    }
    readVariables(into: &type)
    open(type)
  }

  private mutating func protocolDeclaration() {
    let start = token.start
    advance()
    // Forward declarations end with a semicolon; @protocol(Name) is an expression.
    guard token.kind == .word, !stream.is(index + 1, ";"), !stream.is(index + 1, ",") else { return advance() }
    var type = begin(.protocol, from: start)
    if isNext("<") { type.inherited = protocols() }
    open(type)
  }

  private mutating func begin(_ kind: TypeDeclaration.Kind, from start: Int) -> TypeDeclaration {
    endSection()
    let name = stream.text(index)
    var type = TypeDeclaration(
      kind: kind,
      language: .objectiveC,
      name: name,
      fullName: name,
      nameOffset: token.start,
      range: start..<token.end
    )
    type.otherName = swiftName
    type.conditions = conditions
    swiftName = nil
    advance()
    return type
  }

  private mutating func open(_ type: TypeDeclaration) {
    section = file.types.count
    file.types.append(type)
  }

  private mutating func endSection() {
    guard let section else { return }
    let start = file.types[section].range.lowerBound
    file.types[section].range = start..<max(start, index < stream.count ? token.end : stream.bytes.count)
    self.section = nil
  }

  private mutating func inheritedType() -> InheritedType {
    let name = stream.text(index)
    defer { advance() }
    return InheritedType(name: name, text: name, offset: token.start)
  }

  /// Whether the angle brackets at the token are a superclass's arguments: the protocols follow in others.
  private var followsGenericArguments: Bool {
    var next = index + 1
    var depth = 1
    while depth > 0, next < min(index + 64, stream.count), stream[next].kind != .directive {
      if stream.is(next, "<") { depth += 1 }
      if stream.is(next, ">") { depth -= 1 }
      if stream.is(next, "*") { return true }
      next += 1
    }
    return stream.is(next, "<")
  }

  private mutating func protocols() -> [InheritedType] {
    var protocols: [InheritedType] = []
    advance()
    while token.kind == .word {
      protocols.append(inheritedType())
      guard isNext(",") else { break }
      advance()
    }
    if isNext(">") { advance() }
    return protocols
  }

  /// Moves past angle brackets; an unmatched one ends with its declaration.
  mutating func skipAngles() {
    guard isNext("<") else { return }
    var depth = 0
    while index < stream.count, token.kind != .directive, !isNext(";"), !isNext("{"), token.kind != .close {
      if isNext("<") { depth += 1 }
      if isNext(">") { depth -= 1 }
      skip()
      if depth == 0 { return }
    }
  }

  /// Whether a method starts at the token: "-" or "+" at the start of a line, or after a declaration.
  private var startsMethod: Bool {
    guard isNext("-") || isNext("+") else { return false }
    let startsDeclaration =
      token.flags.contains(.startsLine) || stream.is(index - 1, ";") || stream.is(index - 1, "}")
      || stream[index - 1].kind == .directive
    return startsDeclaration && (stream.is(index + 1, "(") || stream[index + 1].kind == .word)
  }
}
