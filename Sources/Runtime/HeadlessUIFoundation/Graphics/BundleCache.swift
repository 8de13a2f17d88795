/// Values by name in a bundle. Each one is looked up once: the files of a bundle do not change while a program runs.
final class BundleCache<Value>: @unchecked Sendable {
  private struct Key: Hashable {
    let bundle: String
    let name: String
  }

  // Unchecked, because a lock protects the values.
  private var values: [Key: Value] = [:]
  /// The paths of a few bundles: Foundation makes a text at each call.
  private var paths: [ObjectIdentifier: (bundle: Bundle, path: String)] = [:]
  private let lock = NSLock()

  /// The known value, or the value that the closure finds.
  func value(_ name: String, in bundle: Bundle, _ find: () -> Value) -> Value {
    let key = Key(bundle: path(of: bundle), name: name)
    if let known = lock.withLock({ values[key] }) { return known }
    // Another thread may look for the same at the same time, and finds the same.
    let found = find()
    lock.withLock { values[key] = found }
    return found
  }

  private func path(of bundle: Bundle) -> String {
    if let known = lock.withLock({ paths[ObjectIdentifier(bundle)] }) { return known.path }
    let path = bundle.bundlePath
    // A bundle that is kept has an identifier that no other one gets.
    lock.withLock { if paths.count < 16 { paths[ObjectIdentifier(bundle)] = (bundle, path) } }
    return path
  }
}
