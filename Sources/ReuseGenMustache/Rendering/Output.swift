/// What has been written so far, and the indentation of the lines to come.
struct Output {
  private(set) var bytes: [UInt8] = []
  /// What lines begin with: the indentation of all partials and blocks that are being written.
  var indentation: [UInt8] = []
  /// Whether the template, not a value, has just ended a line, or something begins that has its lines to itself.
  var isAtLineStart = true

  mutating func write(_ text: ArraySlice<UInt8>, endsLine: Bool) {
    // Lines with nothing else in them stay empty.
    let isEmptyLine = endsLine && (text.count == 1 || text.count == 2 && text.first == .carriageReturn)
    if isAtLineStart, !isEmptyLine { bytes += indentation }
    bytes += text
    isAtLineStart = endsLine
  }

  /// The lines of a value get no indentation, only the line where it stands.
  mutating func write(value: String, escaping: MustacheEscaping) {
    if isAtLineStart { bytes += indentation }
    isAtLineStart = false
    switch escaping {
    case .none:
      bytes += value.utf8
    case .html:
      for byte in value.utf8 {
        switch byte {
        case UInt8(ascii: "&"): bytes += "&amp;".utf8
        case UInt8(ascii: "<"): bytes += "&lt;".utf8
        case UInt8(ascii: ">"): bytes += "&gt;".utf8
        case UInt8(ascii: "\""): bytes += "&quot;".utf8
        default: bytes.append(byte)
        }
      }
    }
  }
}
