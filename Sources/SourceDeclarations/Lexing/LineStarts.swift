import SortedSearch

/// Finds the line and the column of a byte.
package struct LineStarts: Sendable {
  /// The offset of each line's first byte, ascending.
  let starts: [UInt32]

  init(starts: [UInt32]) { self.starts = starts }

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
    // The first line begins at 0, so that each byte has a line.
    let line = (1..<starts.count).partitionIndex { Int(starts[$0]) > offset }
    return (line, offset - Int(starts[line - 1]) + 1)
  }
}
