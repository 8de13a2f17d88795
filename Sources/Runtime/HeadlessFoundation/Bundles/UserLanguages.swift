/// The languages that the user prefers. Tests set them.
package final class UserLanguages: @unchecked Sendable {
  // Unchecked, because the lock guards the values.
  package static let shared = UserLanguages()

  private let lock = NSLock()
  private var ownChosen = TestValue<[String]>([])
  private var ownScope: @Sendable () -> AnyHashable? = { nil }
  private var ownDevice = "iphone"

  /// The languages in the user's order, such as "de-AT"; those of the system unless a test sets them.
  package var preferred: [String] {
    let chosen = chosen
    return chosen.isEmpty ? Locale.preferredLanguages : chosen
  }

  /// The languages that a test sets; empty for those of the system.
  package var chosen: [String] {
    get {
      let scope = scope
      return lock.withLock { ownChosen }.value(for: scope)
    }
    set {
      let test = scope()
      lock.withLock { ownChosen.set(newValue, for: test) }
    }
  }

  /// Returns the test that runs; `nil` outside of tests. What a test chooses counts for that test.
  package var scope: @Sendable () -> AnyHashable? {
    get { lock.withLock { ownScope } }
    set { lock.withLock { ownScope = newValue } }
  }

  /// Calls a closure as if another test ran.
  package func withScope(_ other: String, _ body: () -> Void) {
    let outer = scope
    scope = { AnyHashable(other) }
    body()
    scope = outer
  }

  /// The kind of device that texts for devices name: "iphone" or "ipad".
  package var device: String {
    get { lock.withLock { ownDevice } }
    set { lock.withLock { ownDevice = newValue } }
  }

  /// A language and the more general ones that contain it: "zh-Hans-CN", "zh-Hans", "zh".
  package static func names(of language: String) -> [String] {
    var parts = language.split { $0 == "-" || $0 == "_" }
    var names = [language]
    while parts.count > 1 {
      parts.removeLast()
      names.append(parts.joined(separator: "-"))
    }
    return names
  }

  /// The language, among those of a bundle, that the user prefers; `nil` if the bundle has none of them.
  package func best(of languages: [String]) -> String? {
    let known = Dictionary(languages.map { ($0.replacingOccurrences(of: "_", with: "-"), $0) }) { first, _ in first }
    for language in preferred {
      let names = Self.names(of: language)
      if let name = names.lazy.compactMap({ known[$0.replacingOccurrences(of: "_", with: "-")] }).first { return name }
      // A bundle may have the language for another region only.
      if let short = names.last, let name = languages.sorted().first(where: { Self.names(of: $0).last == short }) {
        return name
      }
    }
    return nil
  }
}
