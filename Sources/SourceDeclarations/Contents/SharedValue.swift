/// Holds a value that the copies of a structure share.
final class SharedValue<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: consuming Value) { self.value = value }
}
