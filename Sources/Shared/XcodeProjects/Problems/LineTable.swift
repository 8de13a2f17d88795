/// Where the lines of a file start.
struct LineTable: Sendable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        if bytes[offset] == 0x0A /* line feed */ { starts.append(offset + 1) }
        offset += 1
      }
    }
    self.starts = starts
  }

  func position(of offset: Int) -> FilePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return FilePosition(line: low + 1, column: offset - starts[low] + 1)
  }
}
