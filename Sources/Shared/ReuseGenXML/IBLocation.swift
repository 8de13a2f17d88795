/// A location in a document.
package struct IBLocation: Sendable {
  /// The line, counted from 1. A line ends with a line feed, so that CRLF counts once.
  package var line: Int { stored &>> 32 }
  /// The column, counted from 1 in bytes of UTF-8, as compilers count.
  package var column: Int { stored & 0xFFFF_FFFF }

  // 32 bits suffice for each of the two in documents of up to 64 MB, and keep trees of many elements small. One number
  // needs no conversion, for which a debug build calls several generic functions.
  private let stored: Int

  package init(line: Int, column: Int) { stored = line &<< 32 | column }

  package static let start = IBLocation(line: 1, column: 1)
}

extension IBLocation: Hashable, Comparable {
  package static func < (one: IBLocation, other: IBLocation) -> Bool {
    one.stored < other.stored
  }
}
