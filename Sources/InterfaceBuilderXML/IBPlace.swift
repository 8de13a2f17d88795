/// Where something stands in a document.
package struct IBPlace: Hashable, Sendable, Comparable {
  /// The line, counted from 1. A line ends with a line feed, so CRLF counts once.
  package var line: Int { Int(storedLine) }
  /// The column, counted from 1 in bytes of UTF-8, as compilers count it.
  package var column: Int { Int(storedColumn) }

  // A document of 64 MB has fewer lines and columns than this holds; trees of many elements stay small.
  private let storedLine: UInt32
  private let storedColumn: UInt32

  package init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  package static let start = IBPlace(line: 1, column: 1)

  package static func < (one: IBPlace, other: IBPlace) -> Bool {
    (one.storedLine, one.storedColumn) < (other.storedLine, other.storedColumn)
  }
}
