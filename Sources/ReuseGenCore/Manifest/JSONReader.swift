/// Reads a JSON5 text (<https://spec.json5.org>) in one pass, with the location of every value.
///
/// Foundation reads JSON5, too, but on Linux it tells no location, neither of a value nor of a mistake, and stops the
/// program at some (`[+-1]`). What is read here is what Foundation reads, with the same values, so that other programs
/// can read a manifest; what only the specification of JSON5 allows (`\a` for an `a`, a no-break space between tokens)
/// and what Foundation reads otherwise (a string on two lines) is a mistake.
struct JSONReader {
  /// What is wrong with a text that is not JSON, and where.
  struct SyntaxError: Error, Equatable {
    var offset: Int
    var message: String
  }

  /// Deeper texts are refused: Foundation's own limit.
  static let greatestDepth = 512

  let text: [UInt8]
  var position = 0
  private let lines: LineTable

  /// - Parameter text: Well-formed UTF-8.
  init(_ text: [UInt8], lines: LineTable) {
    self.text = text
    self.lines = lines
    if starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(SyntaxError) -> LocatedJSON {
    try skipSpace()
    guard position < text.count else {
      throw SyntaxError(offset: 0, message: "the file is empty; the least manifest is {}")
    }
    let value = try value(depth: 0)
    try skipSpace()
    guard position == text.count else { throw unexpected("the end of the file") }
    return value
  }

  private mutating func value(depth: Int) throws(SyntaxError) -> LocatedJSON {
    guard depth < Self.greatestDepth else {
      throw SyntaxError(offset: position, message: "nested deeper than \(Self.greatestDepth) levels")
    }
    let location = lines.location(at: position)
    let value: LocatedJSON.Value =
      switch peek {
      case UInt8(ascii: "{"): .object(try members(depth: depth))
      case UInt8(ascii: "["): .array(try elements(depth: depth))
      case UInt8(ascii: "\""), UInt8(ascii: "'"): .string(try string())
      default: try word()
      }
    return LocatedJSON(value: value, location: location)
  }

  private mutating func members(depth: Int) throws(SyntaxError) -> [LocatedJSON.Member] {
    var members: [LocatedJSON.Member] = []
    try forEachElement(closing: UInt8(ascii: "}"), of: "object") { (reader) throws(SyntaxError) in
      let location = reader.lines.location(at: reader.position)
      let key = try reader.key()
      try reader.skipSpace()
      guard reader.peek == UInt8(ascii: ":") else { throw reader.unexpected("':' after the key \"\(key)\"") }
      reader.position += 1
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

  /// Reads what stands between two brackets, separated by commas, the last of which may trail.
  private mutating func forEachElement(
    closing: UInt8,
    of container: String,
    _ element: (inout JSONReader) throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    let start = position
    let bracket = Character(Unicode.Scalar(closing))
    position += 1
    try skipSpace()
    while peek != closing {
      guard position < text.count else {
        throw SyntaxError(
          offset: start,
          message: "the \(container) that opens here is not closed; '\(bracket)' is missing"
        )
      }
      try element(&self)
      try skipSpace()
      if peek == UInt8(ascii: ",") {
        position += 1
        try skipSpace()
      } else if position < text.count, peek != closing {
        throw unexpected("',' or '\(bracket)'")
      }
    }
    position += 1
  }

  private mutating func key() throws(SyntaxError) -> String {
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try string() }
    var key = ""
    while let scalar = peekScalar, scalar.canStandInKey(isFirst: key.isEmpty) {
      key.unicodeScalars.append(scalar)
      position += UTF8.width(scalar)
    }
    guard !key.isEmpty else { throw unexpected("a key in quotes") }
    return key
  }

  /// Reads true, false, null or a number; anything else is a string that lacks its quotes.
  private mutating func word() throws(SyntaxError) -> LocatedJSON.Value {
    let start = position
    while let scalar = peekScalar, scalar.canStandInWord { position += UTF8.width(scalar) }
    guard position > start else { throw unexpected("a value") }
    let word = String(decoding: text[start..<position], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      do {
        return .number(try JSONNumber(word).value)
      } catch {
        throw SyntaxError(offset: start, message: error.message)
      }
    }
  }
}

// MARK: - What stands between tokens

extension JSONReader {
  var peek: UInt8? { position < text.count ? text[position] : nil }

  /// The character at the position.
  var peekScalar: Unicode.Scalar? {
    guard position < text.count else { return nil }
    var decoder = UTF8()
    var bytes = text[position...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
    return scalar
  }

  func starts(with bytes: [UInt8]) -> Bool { text[position...].starts(with: bytes) }

  private mutating func skipSpace() throws(SyntaxError) {
    while let byte = peek {
      switch byte {
      case 0x09...0x0D, 0x20: position += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxError) {
    let start = position
    switch text[position...].dropFirst().first {
    case UInt8(ascii: "/"):
      while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
    case UInt8(ascii: "*"):
      position += 2
      while let star = text[position...].firstIndex(of: UInt8(ascii: "*")) {
        position = star + 1
        guard peek == UInt8(ascii: "/") else { continue }
        position += 1
        return
      }
      throw SyntaxError(offset: start, message: "the comment that opens here is not closed; '*/' is missing")
    default: throw unexpected("a comment")
    }
  }

  func unexpected(_ wanted: String) -> SyntaxError {
    guard let scalar = peekScalar else {
      return SyntaxError(offset: text.count, message: "expected \(wanted), found the end of the file")
    }
    return SyntaxError(offset: position, message: "expected \(wanted), found \(scalar.shown)")
  }
}

extension Unicode.Scalar {
  /// Letters, digits and marks, as in the names of ECMAScript 5, which JSON5 follows.
  fileprivate func canStandInKey(isFirst: Bool) -> Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber: true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: !isFirst || self == "_"
    default: self == "$" || !isFirst && (self == "\u{200C}" || self == "\u{200D}")
    }
  }

  fileprivate var canStandInWord: Bool {
    canStandInKey(isFirst: false) || self == "." || self == "+" || self == "-"
  }

  /// The character as a message shows it: what cannot be seen, with its number and the cure.
  fileprivate var shown: String {
    let isBlank = properties.isWhitespace || properties.generalCategory == .format
    if isBlank || properties.generalCategory == .control {
      let digits = String(value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return isBlank ? "the blank \(code); write a space" : "the control character \(code); delete it"
    }
    return "'\(self)'"
  }
}
