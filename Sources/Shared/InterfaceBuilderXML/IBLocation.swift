/// A location in a document.
package struct IBLocation: Sendable {
  /// The line, counted from 1. A line ends with a line feed, so that CRLF counts once.
  package var line: Int { Int(storedLine) }
  /// The column, counted from 1 in bytes of UTF-8, as compilers count.
  package var column: Int { Int(storedColumn) }

  // 32 bits suffice for documents of up to 64 MB, and keep trees of many elements small.
  private let storedLine: UInt32
  private let storedColumn: UInt32

  package init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  package static let start = IBLocation(line: 1, column: 1)
}

extension IBLocation: Hashable, Comparable {
  package static func < (one: IBLocation, other: IBLocation) -> Bool {
    (one.storedLine, one.storedColumn) < (other.storedLine, other.storedColumn)
  }
}
