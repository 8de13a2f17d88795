import Dispatch

/// The bytes of many sources that an earlier run read. They are decoded when something asks for them.
package final class EncodedSources: Sendable {
  package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  /// The object that frees the bytes: a file in memory.
  private let owner: (any AnyObject & Sendable)?
  /// One for all sources: few of them are decoded, each part once and in microseconds.
  private let semaphore = DispatchSemaphore(value: 1)

  /// - Parameters:
  ///   - bytes: Bytes that don't change.
  ///   - owner: The object that frees them; `nil` if there are no bytes.
  package init(_ bytes: UnsafeRawBufferPointer, of owner: (any AnyObject & Sendable)?) {
    self.bytes = bytes
    self.owner = owner
  }

  /// Calls a function while no other thread decodes any of the bytes.
  func locked<Value>(_ body: () -> Value) -> Value {
    semaphore.wait()
    defer { semaphore.signal() }
    return body()
  }
}

/// Where the parts of a source are that are decoded on demand.
struct EncodedRanges: Sendable {
  let types: Range<Int>
  let bodies: Range<Int>
  let text: Range<Int>
}
