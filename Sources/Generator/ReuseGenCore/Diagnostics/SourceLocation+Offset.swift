extension SourceLocation {
  /// The location of a byte in a text. Searches the text from its start, so use it for a single error only.
  init(file: String, offset: Int, in text: [UInt8]) {
    var line = 1
    var lineStart = 0
    for index in text.indices.prefix(offset) where text.endsLine(at: index) {
      line += 1
      lineStart = index + 1
    }
    self.init(file: file, line: line, column: offset - lineStart + 1)
  }
}

extension [UInt8] {
  /// Whether a line ends at this byte: a line feed, or a carriage return without a line feed after it.
  func endsLine(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == count || self[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
