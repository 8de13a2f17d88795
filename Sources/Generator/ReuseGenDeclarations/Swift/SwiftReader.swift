/// Reads the declarations of a Swift source from its tokens.
///
/// It reads the members of types and skips bodies and expressions, from a bracket to its partner. Types within types
/// are on a list, not on the call stack. A second pass finds what bodies contain: local types, literals and uses of
/// reuse identifiers.
///
/// No reader, lexer or builder of tokens can be copied: a debug build would do so for most calls of their functions.
struct SwiftReader: ~Copyable {
  var stream: TokenStream
  var file: ReadContents
  /// The token that is looked at.
  var index = 0
  /// The first token that isn't looked at.
  var limit: Int
  /// The types around the token, the innermost last.
  var scopes: [Scope] = []
  /// The conditions around the token, the outermost first.
  var conditions: [String] = []
  /// For each condition, that none of the branches before is taken.
  private var earlierBranches: [String] = []
  /// No generic arguments start before this token: a search for their end failed.
  var angleFailure = 0
  var isLocal = false
  /// The tokens of names that hold the identifier of a segue, and those that end their scopes.
  var segueNames: [(name: Int, end: Int)] = []
  /// Attributes with a condition of their own, which apply to the declaration after it: `#if A`, `@objc`, `#endif`.
  private var conditionalAttributes: [Attribute] = []

  struct Scope {
    /// In `ReadContents.types`.
    var type: Int
    /// The token that closes its body.
    var end: Int
    /// How many conditions are around it.
    var conditions: Int
    /// `limit` outside of it.
    var outerLimit: Int
  }

  /// - Parameter stream: Consumed, so that its tokens aren't copied when the reader marks them.
  static func read(_ stream: consuming TokenStream, of bytes: [UInt8]) -> ReadContents {
    var reader = SwiftReader(stream, of: bytes)
    reader.readDeclarations()
    reader.readBodies()
    reader.sortTypes()
    return reader.file
  }

  /// Puts local types, which are read last, in the order of the text.
  private mutating func sortTypes() {
    guard isLocal else { return }
    let types = file.types
    let order = types.indices.sorted { types[$0].range.lowerBound < types[$1].range.lowerBound }
    var positions = Array(repeating: 0, count: types.count)
    for (position, index) in order.enumerated() { positions[index] = position }
    file.types = order.map { types[$0] }
    for index in file.types.indices { file.types[index].enclosing = file.types[index].enclosing.map { positions[$0] } }
  }

  /// - Parameter bytes: The source, which the stream doesn't have if it is too long.
  private init(_ stream: consuming TokenStream, of bytes: [UInt8]) {
    limit = stream.count
    file = ReadContents(of: bytes, isBalanced: stream.isBalanced)
    self.stream = stream
  }

  var token: Token {
    @inline(__always) get { index < limit ? stream[index] : stream[stream.count] }
  }

  /// Whether the next token has these bytes.
  @inline(__always)
  func isNext(_ text: StaticString) -> Bool { index < limit && stream.is(index, text) }

  var isMark: Bool { isNext("?") || isNext("!") }

  /// The range of bytes from a token up to the one before the present one.
  func range(from first: Int) -> Range<Int> {
    let start = stream[first].start
    return start..<max(start, index > first ? stream[index - 1].end : stream[first].end)
  }

  mutating func advance() {
    index += 1
    file.steps += 1
  }

  /// Passes the token, and returns its text.
  mutating func word() -> String {
    defer { advance() }
    return stream.text(index)
  }

  /// Moves past the token, or past the matching bracket.
  mutating func skip() {
    index = min(stream.index(after: index), limit)
    file.steps += 1
  }

  /// Reads up to the limit.
  mutating func readDeclarations() {
    while true {
      while let scope = scopes.last, index >= scope.end { close(scope) }
      guard index < limit else { break }
      declaration()
    }
  }

  private mutating func close(_ scope: Scope) {
    scopes.removeLast()
    conditionalAttributes = []
    conditions.removeLast(max(conditions.count - scope.conditions, 0))
    limit = scope.outerLimit
    index = min(max(index, scope.end + 1), limit)
  }

  /// Reads what starts at the token: a declaration, a condition, or anything else, which is skipped.
  private mutating func declaration() {
    if token.kind == .directive { return directive() }
    let first = index
    var attributes = readAttributes()
    if !conditionalAttributes.isEmpty {
      attributes = conditionalAttributes + attributes
      conditionalAttributes = []
    }
    if attributes.contains(where: { !KnownAttributes.contains($0.name) && $0.name.first?.isUppercase ?? false }),
      scopes.isEmpty
    {
      file.mayAddTypes = true
    }
    let modifiers = readModifiers()
    let keyword = token.keyword
    let start = Start(token: first, attributes: attributes, modifiers: modifiers)
    switch keyword {
    case .class, .struct, .enum, .protocol, .actor, .extension: type(start)
    case .var, .let: properties(start)
    case .func: function(start)
    case .`init` where !scopes.isEmpty: initializer(start)
    case .subscript where !scopes.isEmpty: subscripts()
    case .case where !scopes.isEmpty: cases()
    case .typealias: typeAlias(start)
    case .import:
      if attributes.contains("_exported") { file.mayAddTypes = true }
      importDeclaration()
    case .conditionStart, .conditionElseIf, .conditionElse, .conditionEnd:
      conditionalAttributes = attributes
    default:
      // A statement, or what has no members: nothing in it is visible elsewhere.
      if index == first || !keyword.declares { skip() } else { advance() }
    }
  }

  /// The attributes and modifiers before the keyword of a declaration.
  struct Start {
    var token: Int
    var attributes: [Attribute]
    var modifiers: Modifiers
  }

  /// Skips the parts of an import, which may be keywords: `import class Module.Name`.
  private mutating func importDeclaration() {
    repeat { advance() } while index < limit && !token.flags.contains(.startsLine) && !isNext(";")
  }

  // MARK: - Conditions and macros

  private mutating func directive() {
    // Types that end close the conditions in them.
    earlierBranches.removeLast(max(earlierBranches.count - conditions.count, 0))
    switch token.keyword {
    case .conditionStart:
      let text = condition()
      conditions.append(text)
      earlierBranches.append("!(\(text))")
    case .conditionElseIf, .conditionElse:
      let isElse = token.keyword == .conditionElse
      let text = condition()
      guard let last = conditions.indices.last, earlierBranches.indices.contains(last) else { return }
      let earlier = earlierBranches[last]
      conditions[last] = isElse ? earlier : "\(earlier) && (\(text))"
      earlierBranches[last] += " && !(\(text))"
    case .conditionEnd:
      advance()
      if conditions.count > (scopes.last?.conditions ?? 0) { conditions.removeLast() }
    default: macro()
    }
  }

  /// Reads a condition, which ends with its line.
  private mutating func condition() -> String {
    advance()
    let first = index
    while index < limit, !token.flags.contains(.startsLine) || isNext("&&") || isNext("||") || isAfterConjunction {
      advance()
    }
    return first < index ? stream.text(in: range(from: first)) : ""
  }

  private var isAfterConjunction: Bool { stream.is(index - 1, "&&") || stream.is(index - 1, "||") }

  /// A macro in the body of a type may declare members there.
  private mutating func macro() {
    let declaresNothing =
      isNext("#warning") || isNext("#error") || isNext("#sourceLocation") || isNext("#Preview") || isNext("#line")
    if !declaresNothing {
      if let scope = scopes.last {
        let doubt = Doubt(reason: .macro(stream.text(index)), offset: token.start)
        file.types[scope.type].doubt = file.types[scope.type].doubt ?? doubt
      } else {
        file.mayAddTypes = true
      }
    }
    advance()
    while index < limit, token.kind == .open, !token.flags.contains(.startsLine) { skip() }
  }

  // MARK: - Attributes and modifiers

  @inline(__always)
  mutating func readAttributes() -> [Attribute] { isNext("@") ? attributes() : [] }

  private mutating func attributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while isNext("@"), stream[index + 1].kind == .word, index + 1 < limit {
      let first = index
      advance()
      let name = dottedName()
      var attribute = Attribute(name: name, arguments: nil, range: range(from: first))
      // A space before the parenthesis makes it a tuple's, except with attributes that need arguments.
      if isNext("("), !token.flags.contains(.followsSpace) || name == "available" || name == "objc" {
        let opening = token
        skip()
        let inner = opening.end..<max(opening.end, stream[index - 1].start)
        attribute.arguments = stream.text(in: inner)
        attribute.range = range(from: first)
      }
      attributes.append(attribute)
    }
    return attributes
  }

  /// Reads modifiers, with what their parentheses contain.
  private mutating func readModifiers() -> Modifiers {
    var modifiers: Modifiers = []
    while index < limit, let modifier = Modifiers(token.keyword), precedesDeclaration {
      advance()
      if isNext("(") {
        // private(set) doesn't restrict the getter.
        if !stream.is(index + 1, "set") { modifiers.insert(modifier) }
        skip()
      } else {
        modifiers.insert(modifier)
      }
    }
    return modifiers
  }

  /// Whether the current word modifies what follows, rather than being a name, or declaring a class.
  private var precedesDeclaration: Bool {
    var next = stream[index + 1]
    if next.kind == .open, stream.is(index + 1, "("), let partner = next.partner { next = stream[partner + 1] }
    guard next.kind == .word, index + 1 < limit else { return stream.is(index + 1, "@") }
    return next.keyword.declares || Modifiers(next.keyword) != nil
  }

  /// Reads names with dots between them, and generic arguments, which aren't part of the result.
  mutating func dottedName() -> String {
    var name = ""
    while index < limit, token.kind == .word {
      name += stream.text(index)
      advance()
      if isNext("<"), !token.flags.contains(.followsSpace) { _ = skipAngles() }
      guard isNext("."), stream[index + 1].kind == .word else { break }
      name += "."
      advance()
    }
    return name
  }

  /// Moves past generic parameters or arguments.
  ///
  /// - Returns: Whether they end where a declaration can continue; otherwise the position doesn't change.
  mutating func skipAngles() -> Bool {
    guard isNext("<"), index >= angleFailure else { return false }
    let first = index
    var depth = 0
    while index < limit {
      switch token.kind {
      case .operator:
        if isNext("<") { depth += 1 }
        if isNext(">") { depth -= 1 }
        advance()
        if depth == 0 { return true }
        continue
      case .close, .string, .stringStart: break
      case .open where isNext("{"): break
      case .open:
        skip()
        continue
      case .word where endsAngles(token.keyword): break
      case .punctuation where isNext(";"): break
      default:
        advance()
        continue
      }
      break
    }
    angleFailure = index
    index = first
    return false
  }

  private func endsAngles(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .var, .let, .func, .case, .struct, .enum, .extension, .import, .return, .if: true
    default: false
    }
  }
}

extension Modifiers {
  /// The modifier of a keyword; `nil` if the keyword isn't a modifier.
  package init?(_ keyword: Keyword) {
    switch keyword {
    case .static: self = .static
    case .class: self = .class
    case .override: self = .override
    case .weak: self = .weak
    case .lazy: self = .lazy
    case .private: self = .private
    case .fileprivate: self = .fileprivate
    case .internal: self = .internal
    case .package: self = .package
    case .public: self = .public
    case .open: self = .open
    case .final: self = .final
    case .dynamic: self = .dynamic
    case .required: self = .required
    case .convenience: self = .convenience
    case .unowned: self = .unowned
    case .nonisolated: self = .nonisolated
    case .mutating: self = .mutating
    case .indirect: self = .indirect
    case .optional: self = .optional
    case .prefix: self = .prefix
    case .postfix: self = .postfix
    case .infix: self = .infix
    case .nonmutating, .isolated, .distributed, .borrowing, .consuming, .async, .__consuming, .sending: self = .other
    default: return nil
    }
  }
}
