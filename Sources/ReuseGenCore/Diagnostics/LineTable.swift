import Foundation

/// Finds the line and column of a byte in a text.
struct LineTable {
  private let file: String
  /// The offset of each line's first byte, ascending.
  private let starts: [Int]

  init(_ text: [UInt8], file: String) {
    self.file = file
    var starts = [0]
    for (offset, byte) in text.enumerated() {
      let isLoneReturn = byte == 0x0D && (offset + 1 == text.count || text[offset + 1] != 0x0A)
      if byte == 0x0A || isLoneReturn { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  func location(at offset: Int) -> SourceLocation {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: file, line: low + 1, column: offset - starts[low] + 1)
  }
}

extension [UInt8] {
  /// The offset of the first byte that is no part of well-formed UTF-8, or nil.
  var firstInvalidUTF8Offset: Int? {
    // Validating whole is fast and the usual case; only a broken file is looked through scalar by scalar.
    if String(bytes: self, encoding: .utf8) != nil { return nil }
    var offset = 0
    var decoder = UTF8()
    var bytes = makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { offset += UTF8.width(scalar) }
    return offset
  }
}
