/// A line and column in a file, so that an editor can jump to what a message is about.
package struct SourceLocation: Hashable, Sendable {
  /// The file, as the user named it.
  package var file: String
  /// The line, counted from 1.
  package var line: Int { Int(storedLine) }
  /// The column in UTF-8 bytes, counted from 1, as the Swift compiler counts it.
  package var column: Int { Int(storedColumn) }

  // 32 bits suffice for files of up to 4 GB, and keep the entries of a large manifest small.
  private let storedLine: UInt32
  private let storedColumn: UInt32

  package init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }
}

extension SourceLocation: CustomStringConvertible {
  package var description: String { "\(file):\(line):\(column)" }
}

extension SourceLocation: Comparable {
  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
