/// The bundles of modules, each looked for once.
final class AppBundles: @unchecked Sendable {
  // Unchecked, because the lock guards the values.
  static let shared = AppBundles()

  private let lock = NSLock()
  private var bundles: [String: Bundle] = [:]

  func bundle(ofModule module: String, _ find: () -> Bundle) -> Bundle {
    if let known = lock.withLock({ bundles[module] }) { return known }
    let found = find()
    lock.withLock { bundles[module] = found }
    return found
  }
}
