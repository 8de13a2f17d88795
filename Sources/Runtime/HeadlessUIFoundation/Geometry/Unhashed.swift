/// A value that isn't `Hashable` in UIKit, in a type that is. Equal values have equal hashes, because all have.
package struct Unhashed<Value: Equatable>: Hashable {
  package var value: Value
  package init(_ value: Value) { self.value = value }
  package func hash(into hasher: inout Hasher) {}
}

extension Unhashed: Sendable where Value: Sendable {}
