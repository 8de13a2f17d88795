import Dispatch

/// A value that is computed when it is first needed, once, on whichever thread needs it first.
package final class OnDemand<Value: Sendable>: @unchecked Sendable {
  private let compute: @Sendable () -> Value
  /// Only the thread that has passed the semaphore reads or writes it.
  private var computed: Value?
  private let semaphore = DispatchSemaphore(value: 1)

  package init(_ compute: @escaping @Sendable () -> Value) { self.compute = compute }

  package var value: Value {
    semaphore.wait()
    defer { semaphore.signal() }
    if let computed { return computed }
    let value = compute()
    computed = value
    return value
  }
}
