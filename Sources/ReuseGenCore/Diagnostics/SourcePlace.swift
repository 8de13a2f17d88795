/// A place in a file: where a mistake stands, so that an editor can jump to it.
package struct SourcePlace: Hashable, Sendable {
  /// The file as the user named it.
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

extension SourcePlace: CustomStringConvertible {
  package var description: String { "\(file):\(line):\(column)" }
}

extension SourcePlace: Comparable {
  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// A value together with the place where the user wrote it.
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
