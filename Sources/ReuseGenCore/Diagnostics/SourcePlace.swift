/// A location in a file, to which editors can jump.
package struct SourcePlace: Hashable, Sendable {
  /// The path of the file as the user specified it.
  package var file: String
  /// The line, starting at 1.
  package var line: Int
  /// The column in bytes of UTF-8, starting at 1, as the Swift compiler counts.
  package var column: Int

  package init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  package var description: String { "\(file):\(line):\(column)" }
}

extension SourcePlace: Comparable {
  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// A value with its location in the user's file.
package struct Located<Value> {
  package var value: Value
  package var place: SourcePlace

  package init(_ value: Value, at place: SourcePlace) {
    self.value = value
    self.place = place
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Sendable where Value: Sendable {}
