/// Finds the line and the column of a byte.
package struct LineStarts: Sendable {
  /// The offset of each line's first byte, ascending.
  private let starts: [UInt32]

  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { bytes in
      // The exact capacity, because the starts are kept for each source.
      starts.reserveCapacity(1 + bytes.reduce(0) { $0 + ($1 == .lineFeed || $1 == .carriageReturn ? 1 : 0) })
      for offset in bytes.indices where bytes[offset] <= .carriageReturn {
        let next = offset + 1
        let isLoneReturn = bytes[offset] == .carriageReturn && (next == bytes.count || bytes[next] != .lineFeed)
        if bytes[offset] == .lineFeed || isLoneReturn { starts.append(UInt32(truncatingIfNeeded: next)) }
      }
    }
    self.starts = starts
  }

  /// The line and the column of a byte, counted from 1; columns are bytes of UTF-8.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - Int(starts[low]) + 1)
  }
}
