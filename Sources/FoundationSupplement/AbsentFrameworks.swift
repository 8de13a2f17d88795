/// The frameworks that apps import and of which only names are here. Each says so once, when something of it is used.
package final class AbsentFrameworks: @unchecked Sendable {
  // Unchecked, because the lock guards the names.
  package static let shared = AbsentFrameworks()

  private let lock = NSLock()
  private var named: Set<String> = []

  /// Warns that a framework isn't here, unless it was said.
  ///
  /// - Parameter effect: What the stand-in does, as a clause: "maps are empty".
  package func say(_ framework: String, _ effect: String) {
    if lock.withLock({ named.insert(framework).inserted }) {
      warn(
        "\(framework) isn't here; its stand-in has only names: \(effect). Replace it with a shim if a test needs more"
      )
    }
  }
}
