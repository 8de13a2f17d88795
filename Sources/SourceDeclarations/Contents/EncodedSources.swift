import Dispatch

/// The bytes of many sources that an earlier run read. They are decoded when something asks for them.
package final class EncodedSources: Sendable {
  package let bytes: [UInt8]
  /// One for all sources: few of them are decoded, each part once and in microseconds.
  private let semaphore = DispatchSemaphore(value: 1)

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Calls a function with the bytes while no other thread decodes any.
  func locked<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    semaphore.wait()
    defer { semaphore.signal() }
    return bytes.withUnsafeBytes(body)
  }
}

/// Where the parts of a source are that are decoded on demand.
struct EncodedRanges: Sendable {
  let types: Range<Int>
  let bodies: Range<Int>
  let text: Range<Int>
}
