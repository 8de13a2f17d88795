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
