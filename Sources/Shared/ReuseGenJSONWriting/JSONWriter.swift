import ReuseGenVisibleText

/// Writes JSON in one pass, member by member in the order of the calls.
///
/// Foundation's encoder doesn't keep the order of members, and takes longer to write a document's facts than the tool
/// takes to read the document.
package struct JSONWriter: Sendable {
  /// Where spaces and line breaks go.
  package enum Layout: Sendable {
    /// `{"a":1,"b":[2,3]}`
    case compact
    /// `{"a": 1, "b": [2, 3]}`
    case spaced
    /// One member or element per line, indented by two spaces per level.
    case indented
  }

  private var layout: Layout
  private var bytes: [UInt8] = []
  /// The number of objects and arrays that are open.
  private var depth = 0
  /// Whether the innermost open object or array has no member or element yet.
  private var isEmpty = true
  private var isAfterKey = false

  /// - Parameter capacity: The number of bytes to reserve.
  package init(_ layout: Layout, capacity: Int = 0) {
    self.layout = layout
    bytes.reserveCapacity(capacity)
  }

  /// The text written so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The column at which the next member or element begins, if the layout puts it on a line of its own.
  package var indentation: Int { 2 * depth }

  // MARK: Objects and arrays

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
  }

  /// Writes a member's key; its value is written next.
  package mutating func key(_ key: String) {
    beginElement()
    appendString(key)
    append(layout == .compact ? ":" : ": ")
    isAfterKey = true
  }

  /// Writes the one value in `value` on a single line.
  package mutating func onOneLine(_ value: (inout JSONWriter) -> Void) {
    let outer = layout
    // The element itself still begins where the outer layout puts it.
    beginElement()
    isAfterKey = true
    layout = .spaced
    value(&self)
    layout = outer
  }

  // MARK: Values

  package mutating func string(_ value: String) {
    beginElement()
    appendString(value)
  }

  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  package mutating func int(_ value: Int) { literal(String(value)) }

  /// Writes text that is JSON already.
  package mutating func literal(_ json: String) {
    beginElement()
    bytes.append(contentsOf: json.utf8)
  }

  // MARK: Layout

  private mutating func container(_ opening: UInt8, _ closing: UInt8, _ contents: (inout JSONWriter) -> Void) {
    beginElement()
    bytes.append(opening)
    depth += 1
    isEmpty = true
    contents(&self)
    depth -= 1
    if !isEmpty { breakLine() }
    bytes.append(closing)
    isEmpty = false
  }

  private mutating func beginElement() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard depth > 0 else { return }
    if !isEmpty { append(layout == .spaced ? ", " : ",") }
    isEmpty = false
    breakLine()
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    // A sequence of spaces takes a debug build much longer.
    var spaces = indentation
    while spaces > 0 {
      bytes.append(UInt8(ascii: " "))
      spaces -= 1
    }
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

// MARK: - Strings

extension JSONWriter {
  /// `text` as a JSON string, including its quotes.
  package static func quoted(_ text: String) -> String {
    var writer = JSONWriter(.compact)
    writer.string(text)
    return writer.text
  }

  private mutating func appendString(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.contains(where: { $0 >= 0x7F }), text.withVisibleControlCharacters != text {
      return appendVisible(text)
    }
    for byte in text.utf8 {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        appendEscape(byte)
      } else {
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a text without characters that a terminal would not show as they are.
  private mutating func appendVisible(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar.value < 0x7F, let byte = UInt8(exactly: scalar.value), byte < 0x20 || byte == 0x22 || byte == 0x5C {
        appendEscape(byte)
      } else if scalar.value >= 0x7F, String(scalar).withVisibleControlCharacters != String(scalar) {
        let digits = String(scalar.value, radix: 16)
        append("\\u")
        bytes.append(contentsOf: (String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8)
      } else {
        bytes.append(contentsOf: String(Character(scalar)).utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscape(_ byte: UInt8) {
    let escape =
      switch byte {
      case UInt8(ascii: "\""): "\\\""
      case UInt8(ascii: "\\"): "\\\\"
      case UInt8(ascii: "\n"): "\\n"
      case UInt8(ascii: "\r"): "\\r"
      case UInt8(ascii: "\t"): "\\t"
      case 0x08: "\\b"
      case 0x0C: "\\f"
      default: (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)
      }
    bytes.append(contentsOf: escape.utf8)
  }
}
