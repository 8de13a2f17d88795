import ReuseGenCore
import ReuseGenDeclarations

extension FileNames {
  // MARK: - Swift

  mutating func readSwift(_ bytes: [UInt8]) {
    let stream = SwiftLexer.tokens(of: bytes)
    var isInCases = false
    for index in 0..<stream.count {
      let token = stream[index]
      if token.flags.contains(.startsLine) || stream.is(index, ":") { isInCases = false }
      switch token.kind {
      case .word:
        if stream.is(index, "case") { isInCases = true }
        readSwiftWord(index, in: stream, isInCases: isInCases)
      case .string, .stringStart: readString(index, in: stream)
      default: break
      }
    }
  }

  private mutating func readSwiftWord(_ index: Int, in stream: TokenStream, isInCases: Bool) {
    let text = stream.text(index)
    if Self.declares(index, in: stream) {
      // An observer is a use.
      if Self.hasBody(index, in: stream) { words.insert(text) }
    } else if stream.is(index - 1, ".") {
      members.insert(text)
      names.insert(ProjectUsage.key(text))
    } else {
      words.insert(text)
      if isInCases { texts.insert(ProjectUsage.key(text)) }
      if text.first?.isUppercase ?? false { names.insert(ProjectUsage.key(text)) }
    }
  }

  private static let declaringWords: [StaticString] = [
    "var", "let", "func", "class", "struct", "enum", "protocol", "extension", "actor", "typealias", "associatedtype",
    "import",
  ]

  /// Whether a word is the name in a declaration.
  private static func declares(_ index: Int, in stream: TokenStream) -> Bool {
    stream[index - 1].kind == .word && !stream.is(index - 2, ".")
      && declaringWords.contains { stream.is(index - 1, $0) }
  }

  /// Whether braces follow the type of a variable.
  private static func hasBody(_ name: Int, in stream: TokenStream) -> Bool {
    guard stream.is(name - 1, "var") else { return false }
    var index = name + 1
    while index < stream.count {
      if stream.is(index, "{") { return true }
      if stream[index].flags.contains(.startsLine) { return false }
      index += 1
    }
    return false
  }

  // MARK: - Objective-C

  mutating func readObjectiveC(_ bytes: [UInt8]) {
    readObjectiveCCode(bytes)
    // The lexer skips what the preprocessor reads, and macros have names, too.
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if text.starts(with: "#define".utf8) { readObjectiveCCode(Array(text.dropFirst("#define".utf8.count))) }
    }
  }

  private mutating func readObjectiveCCode(_ bytes: [UInt8]) {
    let stream = ObjectiveCLexer.tokens(of: bytes)
    var index = 0
    while index < stream.count {
      if let end = Self.endOfDeclaration(index, in: stream) {
        index = end
        continue
      }
      switch stream[index].kind {
      case .word: readObjectiveCWord(index, in: stream)
      case .string: readString(index, in: stream)
      default: break
      }
      index += 1
    }
  }

  private mutating func readObjectiveCWord(_ index: Int, in stream: TokenStream) {
    let text = stream.text(index)
    members.insert(text)
    if text.first == "_" { members.insert(String(text.dropFirst())) }
    if text.hasPrefix("set") { members.insert(text.dropFirst(3).prefix(1).lowercased() + text.dropFirst(4)) }
    let opensType = ["@interface", "@implementation", "@protocol"].contains { stream.is(index - 1, $0) }
    if !opensType, text.first?.isUppercase ?? false { names.insert(ProjectUsage.key(text)) }
  }

  /// The end of a declaration that begins at a token and uses nothing: of an outlet, or of a class elsewhere.
  private static func endOfDeclaration(_ start: Int, in stream: TokenStream) -> Int? {
    let isProperty = stream.is(start, "@property")
    let usesNothing = isOutlet(start, in: stream) || usingNothing.contains { stream.is(start, $0) }
    guard isProperty || usesNothing else { return nil }
    let end = (start..<stream.count).first { stream.is($0, ";") } ?? stream.count
    return usesNothing || (start..<end).contains { isOutlet($0, in: stream) } ? end : nil
  }

  private static let usingNothing: [StaticString] = ["@class", "@synthesize", "@dynamic"]

  private static func isOutlet(_ index: Int, in stream: TokenStream) -> Bool {
    stream.is(index, "IBOutlet") || stream.is(index, "IBOutletCollection")
  }

  // MARK: - Strings

  private mutating func readString(_ index: Int, in stream: TokenStream) {
    guard stream[index].kind == .string else { return readInterpolation(index, in: stream) }
    let text = stream.value(ofString: index)
    addText(text)
    // A literal can be a whole page, or data of its own.
    if text.utf8.contains(where: { $0 < 0x20 || "\"'{}<>,;".utf8.contains($0) }) { readData(Array(text.utf8)) }
    members.formUnion(text.split(whereSeparator: { $0 == "." || $0 == ":" }).map(String.init))
    if text.contains("%") { add(NamePattern(format: text)) }
    if isFollowedByMore(index, in: stream) || text.last.map(Self.separates) ?? false { add(NamePattern([text, ""])) }
    if followsOther(index, in: stream) || text.first.map(Self.separates) ?? false { add(NamePattern(["", text])) }
  }

  private mutating func readInterpolation(_ start: Int, in stream: TokenStream) {
    var pieces = [String(stream.value(ofString: start).dropLast())]
    var index = start
    while let next = stream[index].partner, next > index {
      let text = stream.value(ofString: next)
      let isMiddle = stream[next].kind == .stringMiddle
      pieces.append(isMiddle ? String(text.dropLast()) : text)
      guard isMiddle else { break }
      index = next
    }
    // A name has no extension in a catalog.
    if let last = pieces.last, let dot = last.lastIndex(of: ".") {
      add(NamePattern(pieces.dropLast() + [String(last[..<dot])]))
    }
    add(NamePattern(pieces))
  }

  private mutating func add(_ pattern: NamePattern?) {
    if let pattern { patterns.insert(pattern) }
  }

  /// Whether a character at the end of a string shows that another follows.
  private static func separates(_ character: Character) -> Bool { "_-./".contains(character) }

  private func isFollowedByMore(_ index: Int, in stream: TokenStream) -> Bool {
    stream.is(index + 1, "+") || stream.is(index + 1, ".") && Self.appends(index + 2, in: stream)
      || Self.appends(index + 1, in: stream)
  }

  private func followsOther(_ index: Int, in stream: TokenStream) -> Bool {
    stream.is(index - 1, "+") || stream.is(index - 1, "+=") || stream.is(index - 1, "=") && stream.is(index - 2, "+")
      || (1...3).contains { Self.appends(index - $0, in: stream) }
  }

  private static func appends(_ index: Int, in stream: TokenStream) -> Bool {
    guard stream[index].kind == .word else { return false }
    let word = stream.text(index)
    return ["append", "stringByAppend", "hasPrefix", "hasSuffix", "replac"].contains { word.hasPrefix($0) }
  }
}
