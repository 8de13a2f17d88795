import Dispatch

extension Array where Element: Sendable {
  /// Returns the results of a function for each element, in the order of the elements.
  ///
  /// The function is called on all cores. A few elements aren't worth waking other threads.
  package func concurrentMap<Mapped: Sendable>(_ transform: @Sendable (Element) -> Mapped) -> [Mapped] {
    if count < 8 { return map(transform) }
    return [Mapped](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      guard let start = buffer.baseAddress else { return }
      // Each iteration writes an element of its own.
      nonisolated(unsafe) let results = start
      DispatchQueue.concurrentPerform(iterations: count) { index in
        (results + index).initialize(to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
