import ReuseGenBasics

/// Reads a manifest's JSON5 text (<https://spec.json5.org>) in one pass, and records the location of each value.
///
/// It accepts comments, trailing commas, keys without quotes, strings in single quotes, and JSON5's numbers. It refuses
/// forms that most JSON5 readers, including Foundation's, refuse or read differently: escapes without a meaning (`\a`),
/// strings on two lines, and white space beyond ASCII.
///
/// The reader works on a pointer and isn't copied: a debug build copies a value, and retains its array, for each call
/// of a method that changes nothing.
package struct JSONReader: ~Copyable {
  /// The first mistake in a text that is not JSON5.
  package struct SyntaxError: Error {
    package var message: String
    package var location: SourceLocation

    init(_ message: String, at location: SourceLocation) { (self.message, self.location) = (message, location) }
  }

  /// Texts that are nested deeper are refused: reading them takes stack in proportion.
  static let maximumDepth = 512

  let text: UnsafePointer<UInt8>
  let end: Int
  private(set) var position = 0
  private let file: String
  private var line = 1
  private var lineStart = 0

  /// Reads the text of a manifest.
  package static func read(_ text: [UInt8], file: String) throws(SyntaxError) -> LocatedJSON {
    if let offset = text.firstInvalidUTF8Offset {
      let position = LineStarts(text).position(of: offset)
      throw SyntaxError(
        "the file is not UTF-8 from here on; save it as UTF-8",
        at: SourceLocation(file: file, line: position.line, column: position.column)
      )
    }
    return try text.withUnsafeBufferPointer { (buffer) throws(SyntaxError) in
      guard let text = buffer.baseAddress else { throw emptyFile(file) }
      var reader = JSONReader(text, count: buffer.count, file: file)
      return try reader.document()
    }
  }

  private init(_ text: UnsafePointer<UInt8>, count: Int, file: String) {
    self.text = text
    self.file = file
    end = count
    // A byte order mark.
    if starts(with: "\u{FEFF}") { position = 3 }
  }

  private mutating func document() throws(SyntaxError) -> LocatedJSON {
    try skipSpace()
    guard position < end else { throw Self.emptyFile(file) }
    try refuseYAML()
    let value = try value(depth: 0)
    try skipSpace()
    guard position == end else { throw unexpected("the end of the file", "remove what follows") }
    return value
  }

  /// Refuses YAML, with what the file's beginning is in JSON.
  private mutating func refuseYAML() throws(SyntaxError) {
    let start = position
    while let scalar = peekScalar, scalar.isAllowedInKey(isFirst: position == start) { advance(UTF8.width(scalar)) }
    let key = position > start && peek == UInt8(ascii: ":") ? string(from: start) : nil
    position = start
    guard key != nil || peek == UInt8(ascii: "#") || starts(with: "---") else { return }
    throw SyntaxError(
      "the file is YAML, not JSON; write it in braces, as in { \(quoted(key ?? "cells")): [ … ] }",
      at: location
    )
  }

  private static func emptyFile(_ file: String) -> SyntaxError {
    SyntaxError("the file is empty; a manifest must contain at least {}", at: SourceLocation(file: file))
  }

  private mutating func value(depth: Int) throws(SyntaxError) -> LocatedJSON {
    let location = location
    guard depth < Self.maximumDepth else {
      throw SyntaxError("nested deeper than \(Self.maximumDepth) levels; remove the inner levels", at: location)
    }
    let value: LocatedJSON.Value =
      switch peek {
      case UInt8(ascii: "{"): .object(try members(depth: depth))
      case UInt8(ascii: "["): .array(try elements(depth: depth))
      case UInt8(ascii: "\""), UInt8(ascii: "'"): .string(try string())
      default: try literal()
      }
    return LocatedJSON(value: value, location: location)
  }

  private mutating func members(depth: Int) throws(SyntaxError) -> [LocatedJSON.Member] {
    var members: [LocatedJSON.Member] = []
    // Most objects are entries, which have two to four keys.
    members.reserveCapacity(4)
    try forEachElement(closing: UInt8(ascii: "}"), of: "object") { (reader) throws(SyntaxError) in
      let location = reader.location
      let key = try reader.key()
      try reader.skipSpace()
      guard reader.peek == UInt8(ascii: ":") else {
        let remedy = reader.isAtValue ? "add ':'" : "add ':' and a value"
        throw reader.unexpected("':' after the key \(quoted(key))", remedy)
      }
      reader.advance()
      try reader.skipSpace()
      members.append(.init(key: Located(key, at: location), value: try reader.value(depth: depth + 1)))
    }
    return members
  }

  private mutating func elements(depth: Int) throws(SyntaxError) -> [LocatedJSON] {
    var elements: [LocatedJSON] = []
    try forEachElement(closing: UInt8(ascii: "]"), of: "array") { (reader) throws(SyntaxError) in
      elements.append(try reader.value(depth: depth + 1))
    }
    return elements
  }

  /// Reads the elements between two brackets. Commas separate them, and may follow the last one.
  private mutating func forEachElement(
    closing: UInt8,
    of container: String,
    _ element: (inout JSONReader) throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    let start = location
    let bracket = Character(Unicode.Scalar(closing))
    advance()
    try skipSpace()
    while peek != closing {
      guard position < end else {
        throw SyntaxError("the \(container) that begins here is not closed; add '\(bracket)'", at: start)
      }
      try element(&self)
      try skipSpace()
      if peek == UInt8(ascii: ",") {
        advance()
        try skipSpace()
      } else if position < end, peek != closing {
        throw unexpected("',' or '\(bracket)'", isAtValue ? "add ','" : "remove it")
      }
    }
    advance()
  }

  private mutating func key() throws(SyntaxError) -> String {
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try string() }
    let start = position
    while let scalar = peekScalar, scalar.isAllowedInKey(isFirst: position == start) { advance(UTF8.width(scalar)) }
    guard position > start else { throw unexpected("a key in quotes", isAtValue ? "add one" : "remove it") }
    return string(from: start)
  }

  /// Reads true, false, null or a number. Anything else is a string without its quotes.
  private mutating func literal() throws(SyntaxError) -> LocatedJSON.Value {
    let start = position
    let location = location
    while let scalar = peekScalar, scalar.isAllowedInLiteral { advance(UTF8.width(scalar)) }
    guard position > start else { throw unexpected("a value", peek == UInt8(ascii: ",") ? "remove it" : "add one") }
    let literal = string(from: start)
    switch literal {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case _ where Self.isNumber(literal): return .number
    default:
      throw SyntaxError("\(literal) is not a value; write a string in quotes: \"\(literal)\"", at: location)
    }
  }

  /// Whether a literal can only be meant as a number. Whether it is a correct one doesn't matter: no key takes any.
  private static func isNumber(_ literal: String) -> Bool {
    let digits = literal.first == "-" || literal.first == "+" ? literal.dropFirst() : literal[...]
    if digits == "Infinity" || digits == "NaN" { return true }
    let leading = digits.first == "." ? digits.dropFirst().first : digits.first
    return leading.map { ("0"..."9").contains($0) } ?? false
  }
}

// MARK: - Position

extension JSONReader {
  /// The location of the next byte.
  var location: SourceLocation { SourceLocation(file: file, line: line, column: position - lineStart + 1) }

  /// Whether all bytes are read.
  var isAtEnd: Bool { position == end }

  /// The next byte; zero at the end.
  var peek: UInt8 { position < end ? text[position] : 0 }

  /// The text between a position and the next byte.
  func string(from start: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: text + start, count: position - start), as: UTF8.self)
  }

  /// The next character.
  var peekScalar: Unicode.Scalar? {
    guard position < end else { return nil }
    if text[position] < 0x80 { return Unicode.Scalar(text[position]) }
    var decoder = UTF8()
    var bytes = UnsafeBufferPointer(start: text + position, count: end - position).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
    return scalar
  }

  /// Whether a text follows.
  func starts(with other: StaticString) -> Bool {
    var index = 0
    while index < other.utf8CodeUnitCount, position + index < end, text[position + index] == other.utf8Start[index] {
      index += 1
    }
    return index == other.utf8CodeUnitCount
  }

  /// Moves past bytes that don't end a line.
  mutating func advance(_ count: Int = 1) { position += count }

  /// Moves past a byte that may end a line: with a line feed, or with a carriage return without a line feed after it.
  private mutating func advanceInSpace() {
    let byte = text[position]
    position += 1
    guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && peek != UInt8(ascii: "\n") else { return }
    line += 1
    lineStart = position
  }

  /// - Parameter remedy: What to do, unless the character that was found has its own remedy.
  func unexpected(_ wanted: String, _ remedy: String) -> SyntaxError {
    let found = peekScalar?.descriptionInMessage ?? "the end of the file"
    let end = found.contains(";") && !found.hasPrefix("'") ? "" : "; \(remedy)"
    return SyntaxError("expected \(wanted), found \(found)\(end)", at: location)
  }

  /// Whether the next character begins a value.
  var isAtValue: Bool {
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: peekScalar?.isAllowedInLiteral ?? false
    }
  }
}

// MARK: - White space and comments

extension JSONReader {
  private mutating func skipSpace() throws(SyntaxError) {
    while true {
      switch peek {
      case 0x20: position += 1
      case 0x09...0x0D: advanceInSpace()
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxError) {
    let start = location
    if starts(with: "//") {
      while !isAtEnd, peek != UInt8(ascii: "\n"), peek != UInt8(ascii: "\r") { position += 1 }
    } else if starts(with: "/*") {
      advance(2)
      while !starts(with: "*/") {
        guard !isAtEnd else {
          throw SyntaxError("the comment that begins here is not closed; add '*/'", at: start)
        }
        advanceInSpace()
      }
      advance(2)
    } else {
      throw unexpected("a comment", "write '//' before it, or remove it")
    }
  }
}

extension Unicode.Scalar {
  /// Letters, digits and marks, as in the identifiers of ECMAScript 5, which JSON5 follows.
  fileprivate func isAllowedInKey(isFirst: Bool) -> Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber: true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: !isFirst || self == "_"
    default: self == "$" || !isFirst && (self == "\u{200C}" || self == "\u{200D}")
    }
  }

  fileprivate var isAllowedInLiteral: Bool {
    isAllowedInKey(isFirst: false) || self == "." || self == "+" || self == "-"
  }

  /// The character as messages show it: an invisible one by its code point, with a fix.
  fileprivate var descriptionInMessage: String {
    let isBlank = properties.isWhitespace || properties.generalCategory == .format
    if isBlank || properties.generalCategory == .control {
      let digits = String(value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return isBlank ? "the white space \(code); replace it with a space" : "the control character \(code); delete it"
    }
    return "'\(self)'"
  }
}
