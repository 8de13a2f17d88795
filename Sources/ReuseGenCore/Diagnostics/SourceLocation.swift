/// A line and column in a file, so that an editor can jump to what a message is about.
package struct SourceLocation: Hashable, Sendable {
  /// The file, as the user named it.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column in UTF-8 bytes, counted from 1, as the Swift compiler counts it.
  package var column: Int

  package init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
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
