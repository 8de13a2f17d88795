/// What a reuse identifier stands for: how a new view is made.
package enum ReuseRegistration {
  case viewClass(UIView.Type)
  /// A nib with one view; the class that it should have, where that is known.
  case nib(UINib, expected: UIView.Type?)
  /// A prototype cell of a storyboard's table or collection view: registered by the storyboard, made from its document.
  case prototype(@MainActor () -> UIView)
}

/// The idle views of one reuse identifier: the last one put back is the first one handed out.
@MainActor
package final class ReusePool<View: UIView> {
  package let key: ReuseKey
  package var registration: ReuseRegistration?
  private var idle: [View] = []

  init(key: ReuseKey) { self.key = key }

  package var idleCount: Int { idle.count }

  func take() -> View? { idle.popLast() }

  func put(_ view: View) { idle.append(view) }

  func removeAll() { idle.removeAll() }
}

/// The pools of one table or collection view, found by a key's index.
@MainActor
package struct ReusePools<View: UIView> {
  private var pools: [ReusePool<View>?] = []

  package init() {}

  package subscript(key: ReuseKey) -> ReusePool<View>? {
    key.index < pools.count ? pools[key.index] : nil
  }

  package mutating func pool(for key: ReuseKey) -> ReusePool<View> {
    if let pool = self[key] { return pool }
    if pools.count <= key.index {
      pools.append(contentsOf: repeatElement(nil, count: key.index + 1 - pools.count))
    }
    let pool = ReusePool<View>(key: key)
    pools[key.index] = pool
    return pool
  }

  /// The number of views that wait for reuse, in all pools.
  package var idleCount: Int { pools.reduce(0) { $0 + ($1?.idleCount ?? 0) } }

  func removeAllIdle() {
    for pool in pools { pool?.removeAll() }
  }
}
