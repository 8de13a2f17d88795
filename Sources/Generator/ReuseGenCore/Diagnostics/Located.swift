/// A value and the location where the user wrote it.
package struct Located<Value> {
  package var value: Value
  package var location: SourceLocation

  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Sendable where Value: Sendable {}
