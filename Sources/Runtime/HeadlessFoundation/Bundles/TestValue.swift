/// A setting of the device that a test chooses. Each test has its own, so that none changes what another one sees.
package struct TestValue<Value: Equatable> {
  /// The value unless a test chooses another one.
  @usableFromInline let usual: Value
  @usableFromInline var values: [AnyHashable: Value] = [:]
  /// The value that was chosen last, for code that runs outside of every test, such as that of a timer.
  @usableFromInline var latest: Value

  package init(_ usual: Value) { (self.usual, latest) = (usual, usual) }

  /// The value for everyone, if no test chose one. Each view that is laid out reads it, so it copies no dictionary.
  @inlinable
  @inline(__always)
  package var common: Value? { values.isEmpty ? latest : nil }

  /// The value for a test.
  ///
  /// - Parameter scope: Returns the test; `nil` outside of tests. Not called where no test chose a value.
  @inlinable
  package func value(for scope: () -> AnyHashable?) -> Value {
    if let common { return common }
    return scope().map { values[$0] ?? usual } ?? latest
  }

  package mutating func set(_ value: Value, for scope: AnyHashable?) {
    latest = value
    if let scope { values[scope] = value == usual ? nil : value }
  }
}
