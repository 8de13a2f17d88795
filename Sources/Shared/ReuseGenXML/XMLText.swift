import ReuseGenCLibrary

/// A part of a document's bytes, decoded when asked for. It is valid only while the document is read.
struct XMLText {
  let bytes: UnsafePointer<UInt8>
  let start: Int
  let end: Int
  private let form: Form

  private enum Form {
    /// Text without references and line ends.
    case plain
    /// Character data with references, or with line ends that may be CRLF.
    case content(hasReferences: Bool)
    /// The value of an attribute, in which white space becomes a space.
    case value
  }

  /// Character data.
  init(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int, hasReferences: Bool) {
    self.bytes = bytes
    self.start = start
    self.end = end
    form = .content(hasReferences: hasReferences)
  }

  init(_ bytes: UnsafePointer<UInt8>, valueOf attribute: XMLAttribute) {
    self.init(bytes, value: attribute.valueStart, attribute.valueEnd, isPlain: attribute.isPlain)
  }

  /// The value of an attribute between two offsets.
  ///
  /// - Parameter isPlain: Whether it has no references and no white space other than spaces.
  init(_ bytes: UnsafePointer<UInt8>, value start: Int, _ end: Int, isPlain: Bool) {
    self.bytes = bytes
    self.start = start
    self.end = end
    form = isPlain ? .plain : .value
  }

  var isEmpty: Bool { start == end }

  /// Whether the undecoded text is the decoded one.
  var isPlain: Bool { if case .plain = form { true } else { false } }

  /// Whether the undecoded text is `text`.
  func equals(_ text: StaticString) -> Bool {
    end - start == text.utf8CodeUnitCount && memcmp(bytes + start, text.utf8Start, end - start) == 0
  }

  var string: String {
    switch form {
    case .plain: plain
    case .content(hasReferences: false) where memchr(bytes + start, 0x0D, end - start) == nil: plain
    case .content(let hasReferences): decoded(isValue: false, hasReferences: hasReferences)
    case .value: decoded(isValue: true, hasReferences: true)
    }
  }

  private var plain: String { String(copying: bytes + start, count: end - start) }

  private func decoded(isValue: Bool, hasReferences: Bool) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(end - start)
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "&"), hasReferences {
        offset = appendReference(at: offset, to: &result)
        continue
      }
      // A line ends with a line feed, a carriage return or both; each counts as one line feed.
      if byte == 0x0D {
        if offset + 1 == end || bytes[offset + 1] != 0x0A { result.append(isValue ? 0x20 : 0x0A) }
      } else if isValue, byte < 0x20 {
        result.append(0x20)
      } else {
        result.append(byte)
      }
      offset += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends the character that a reference encodes. Returns the offset after its ";".
  private func appendReference(at start: Int, to result: inout [UInt8]) -> Int {
    var semicolon = start + 1
    while semicolon < end, bytes[semicolon] != UInt8(ascii: ";") { semicolon += 1 }
    let name = bytes + start + 1
    let count = semicolon - start - 1
    let character =
      name[0] == UInt8(ascii: "#")
      ? Self.character(ofReference: name + 1, count: count - 1) : Self.character(ofEntity: name, count: count)
    if let character { result.append(contentsOf: String(Character(character)).utf8) }
    return semicolon + 1
  }

  // MARK: References

  /// The character of a predefined entity, `nil` for another name.
  static func character(ofEntity name: UnsafePointer<UInt8>, count: Int) -> Unicode.Scalar? {
    func isNamed(_ text: StaticString) -> Bool {
      count == text.utf8CodeUnitCount && memcmp(name, text.utf8Start, count) == 0
    }
    if isNamed("amp") { return "&" }
    if isNamed("quot") { return "\"" }
    if isNamed("apos") { return "'" }
    if isNamed("lt") { return "<" }
    if isNamed("gt") { return ">" }
    return nil
  }

  /// The character of a numeric reference, "233" or "xE9"; `nil` if it is not a number, or not that of an allowed
  /// character.
  static func character(ofReference digits: UnsafePointer<UInt8>, count: Int) -> Unicode.Scalar? {
    let isHexadecimal = count > 0 && digits[0] == UInt8(ascii: "x")
    let first = isHexadecimal ? 1 : 0
    guard count > first else { return nil }
    var value: UInt32 = 0
    for index in first..<count {
      guard let digit = digit(digits[index], isHexadecimal: isHexadecimal) else { return nil }
      // Larger numbers stay too large, however many digits follow.
      value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x110000)
    }
    return XMLCharacters.isAllowed(value) ? Unicode.Scalar(value) : nil
  }

  private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
