/// A reuse identifier that was looked up once: from then on its pool is found by index, without hashing the string.
package struct ReuseKey: Hashable, Sendable {
  /// The place of the identifier's pool in every table and collection view.
  let index: Int

  /// Looks an identifier up, giving it an index if it is new. Supplementary views have one for each kind.
  package init(_ identifier: String, kind: String = "") {
    index = ReuseNames.all.index(of: ReuseName(identifier: identifier, kind: kind))
  }

  var identifier: String { ReuseNames.all[index].identifier }
  var kind: String { ReuseNames.all[index].kind }
}

private struct ReuseName: Hashable {
  let identifier: String
  let kind: String
}

/// Every identifier met so far.
///
/// Beside the cache of documents the one piece of state that the whole process shares: a generated `static let` holds
/// its index before any table exists, so the numbering must be the same for all of them. It only grows, by as many
/// entries as there are different identifiers in the program, and a lock guards it, because identifiers may be made on
/// any thread.
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
