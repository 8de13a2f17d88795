/// Values by name in a bundle. Each one is looked up once: the files of a bundle do not change while a program runs.
final class BundleCache<Value>: @unchecked Sendable {
  private struct Key: Hashable {
    let bundle: String
    let name: String
  }

  // Unchecked, because a lock protects the values.
  private var values: [Key: Value] = [:]
  private let lock = NSLock()

  /// The known value, or the value that the closure finds.
  func value(_ name: String, in bundle: Bundle, _ find: () -> Value) -> Value {
    let key = Key(bundle: bundle.bundlePath, name: name)
    if let known = lock.withLock({ values[key] }) { return known }
    // Another thread may look for the same at the same time, and finds the same.
    let found = find()
    lock.withLock { values[key] = found }
    return found
  }
}
