/// A reuse identifier whose pool is found by index, without hashing the string again.
package struct ReuseKey: Hashable, Sendable {
  /// The index of the identifier's pool in every table and collection view.
  let index: Int

  /// Looks up an identifier, and assigns an index to a new one. Supplementary views have one for each kind.
  package init(_ identifier: String, kind: String = "") {
    index = ReuseNames.all.index(of: ReuseName(identifier: identifier, kind: kind))
  }

  /// Stops with UIKit's message at an empty identifier for one of its methods.
  init(requiring identifier: String, kind: String = "", for method: StaticString) {
    if identifier.isEmpty { stop("must pass a valid reuse identifier to -[\(method)]") }
    self.init(identifier, kind: kind)
  }

  var identifier: String { ReuseNames.all[index].identifier }
  var kind: String { ReuseNames.all[index].kind }
}

private struct ReuseName: Hashable {
  let identifier: String
  let kind: String
}

/// All identifiers that were looked up.
///
/// The whole process shares them: a generated `static let` stores its index before any table exists, so the numbering
/// must be the same for all of them. The list only grows, by one entry for each different identifier in the program. A
/// lock guards it, because identifiers may be created on any thread.
private final class ReuseNames: @unchecked Sendable {
  static let all = ReuseNames()

  private let lock = NSLock()
  private var indices: [ReuseName: Int] = [:]
  private var names: [ReuseName] = []

  func index(of name: ReuseName) -> Int {
    lock.withLock {
      if let index = indices[name] { return index }
      indices[name] = names.count
      names.append(name)
      return names.count - 1
    }
  }

  subscript(index: Int) -> ReuseName { lock.withLock { names[index] } }
}
