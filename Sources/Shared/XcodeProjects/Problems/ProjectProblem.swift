import Basics

/// A problem of a project file: what is wrong, where, and what to do.
package struct ProjectProblem: Error, Hashable, Sendable {
  package enum Severity: Sendable {
    /// The rest of the project can be read.
    case warning
    /// Nothing can be read.
    case error
  }

  package var severity: Severity
  package var message: String
  package var path: String
  /// The line and the column, counted from 1; columns are bytes of UTF-8. `nil` for the file as a whole.
  package var position: FilePosition?

  init(_ severity: Severity, _ message: String, in path: String, at position: FilePosition? = nil) {
    self.severity = severity
    self.message = message
    self.path = path
    self.position = position
  }
}

/// A position in a file.
package struct FilePosition: Hashable, Sendable {
  package var line: Int
  package var column: Int
}

extension FilePosition {
  /// The position of a byte.
  init(of offset: Int, in lines: LineStarts) { (line, column) = lines.position(of: offset) }
}
