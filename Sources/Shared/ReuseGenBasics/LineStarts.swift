/// Finds the line and the column of a byte.
package struct LineStarts: Sendable {
  /// The offset of each line's first byte, ascending.
  package let starts: [UInt32]

  package init(starts: [UInt32]) { self.starts = starts }

  package static let ofEmptyFile = LineStarts(starts: [0])

  package init(_ bytes: [UInt8]) {
    starts = bytes.withUnsafeBytes { bytes in
      // The starts are kept for each source, so they get an array of the exact size.
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: bytes.count + 1) { starts in
        starts.initializeElement(at: 0, to: 0)
        var count = 1
        Self.forEachLineEnd(in: bytes) { end in
          starts.initializeElement(at: count, to: UInt32(truncatingIfNeeded: end))
          count += 1
        }
        return Array(starts[..<count])
      }
    }
  }

  /// Calls a closure with the offset after each line feed, and after each return without one.
  ///
  /// A debug build makes several calls for each step of an iterator, and for functions that a release build inlines.
  private static func forEachLineEnd(in bytes: UnsafeRawBufferPointer, _ body: (Int) -> Void) {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    var offset = 0
    while offset < bytes.count {
      let word = word(at: offset, of: bytes)
      let feeds = word ^ 0x0A0A_0A0A_0A0A_0A0A
      let returns = word ^ 0x0D0D_0D0D_0D0D_0D0D
      // The highest bit of each byte that is 0: no sum carries into the next byte.
      var ends = ~((feeds & low) &+ low | feeds | low) | ~((returns & low) &+ low | returns | low)
      while ends != 0 {
        let end = offset &+ ends.trailingZeroBitCount &>> 3
        ends &= ends &- 1
        let isLineFeed = bytes[end] == 0x0A
        if isLineFeed || end &+ 1 == bytes.count || bytes[end &+ 1] != 0x0A { body(end &+ 1) }
      }
      offset &+= 8
    }
  }

  /// Eight bytes, the first one lowest; 0 beyond the end.
  @inline(__always)
  private static func word(at offset: Int, of bytes: UnsafeRawBufferPointer) -> UInt64 {
    if offset &+ 8 <= bytes.count {
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    return bytes[offset...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The line and the column of a byte, counted from 1; columns are bytes of UTF-8.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    // The first line begins at 0, so that each byte has a line.
    let line = (1..<starts.count).partitionIndex { Int(starts[$0]) > offset }
    return (line, offset - Int(starts[line - 1]) + 1)
  }

  /// The offset of the byte at a line and a column.
  package func offset(ofLine line: Int, column: Int) -> Int { Int(starts[min(line, starts.count) - 1]) + column - 1 }
}
