/// The text that was rendered so far, and the indentation of further lines.
struct Output {
  private(set) var bytes: [UInt8] = []
  /// The indentation of all partials and blocks that are being rendered, with which lines begin.
  var indentation: [UInt8] = []
  /// Whether the template, not a value, has just ended a line, or a standalone partial or block begins.
  var isAtLineStart = true
  /// The offset after the last line that the template ended.
  private var lineStart = 0
  /// The ranges that values wrote since then, counted from there. Only a change of lines needs them.
  private var values: [Range<Int>] = []
  private let lineChange: LineChange?

  init(_ lineChange: LineChange? = nil) { self.lineChange = lineChange }

  mutating func write(_ text: ArraySlice<UInt8>, endsLine: Bool) {
    // Empty lines are not indented.
    let isEmptyLine = endsLine && (text.count == 1 || text.count == 2 && text.first == .carriageReturn)
    if isAtLineStart, !isEmptyLine { bytes += indentation }
    bytes += text
    isAtLineStart = endsLine
    if endsLine { endLine() }
  }

  /// Ends the last line, or a line that the template ends.
  mutating func endLine() {
    guard let lineChange else { return }
    if bytes.count - lineStart > lineChange.width {
      // A copy of the line: a slice would share the buffer, so that the next two calls would each copy all of it.
      let line = RenderedLine(text: Array(bytes[lineStart...]), values: values)
      bytes.removeLast(line.text.count)
      bytes += lineChange.change(line)
    }
    lineStart = bytes.count
    values.removeAll(keepingCapacity: true)
  }

  /// Writes a value. Only its first line is indented.
  mutating func write(value: String, escaping: MustacheEscaping) {
    if isAtLineStart { bytes += indentation }
    isAtLineStart = false
    let start = bytes.count
    defer { if lineChange != nil { values.append(start - lineStart..<bytes.count - lineStart) } }
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

/// A line of the output that knows which of its bytes the template wrote, and which values.
package struct RenderedLine {
  /// The bytes, in which values may have line breaks.
  package let text: [UInt8]
  /// The ranges of the bytes that values wrote, in ascending order.
  package let values: [Range<Int>]
}
