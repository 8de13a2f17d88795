import ReuseGenBasics

/// A problem of a project file: what is wrong, where, and what to do.
package struct ProjectProblem: Error, Hashable, Sendable {
  package enum Severity: Sendable {
    /// The rest of the project can be read.
    case warning
    /// Nothing can be read.
    case error
  }

  package var severity: Severity
  package var message: String { beginning + (otherPath ?? "") + end }
  package private(set) var path: String
  /// The line and the column, counted from 1; columns are bytes of UTF-8. `nil` for the file as a whole.
  package var position: FilePosition?
  private let beginning: String
  /// The path of another file, which doesn't exist, between the beginning and the end of the message.
  package private(set) var otherPath: String?
  private let end: String

  package init(
    _ severity: Severity,
    _ beginning: String,
    naming otherPath: String? = nil,
    _ end: String = "",
    in path: String,
    at position: FilePosition? = nil
  ) {
    (self.severity, self.path, self.position) = (severity, path, position)
    (self.beginning, self.otherPath, self.end) = (beginning, otherPath, end)
  }

  /// Gives the file, and another one that the message names, other paths.
  package mutating func changePaths(_ change: (String) -> String) {
    path = change(path)
    otherPath = otherPath.map(change)
  }
}

package struct FilePosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}

extension FilePosition {
  /// The position of a byte.
  init(of offset: Int, in lines: LineStarts) { (line, column) = lines.position(of: offset) }
}
