/// The pools of one table or collection view, indexed by their keys.
@MainActor
final class ReusePools<View: UIView> {
  private final var pools: [ReusePool<View>?] = []

  init() {}

  subscript(key: ReuseKey) -> ReusePool<View>? {
    let pools = pools
    return key.index < pools.count ? pools[key.index] : nil
  }

  func pool(for key: ReuseKey) -> ReusePool<View> {
    if let pool = self[key] { return pool }
    var grown = pools
    if grown.count <= key.index {
      grown.append(contentsOf: repeatElement(nil, count: key.index + 1 - grown.count))
    }
    let pool = ReusePool<View>(key: key)
    grown[key.index] = pool
    pools = grown
    return pool
  }

  /// The number of idle views in all pools.
  var idleCount: Int { pools.reduce(0) { $0 + ($1?.idleCount ?? 0) } }

  func removeAllIdle() {
    for pool in pools { pool?.removeAll() }
  }
}

extension ReusePools where View: ReusableView {
  /// Returns a view to its pool. A view that wasn't dequeued goes to the pool of its identifier; without an identifier
  /// it is released.
  func put(_ view: View) {
    if let key = view.reuseKey {
      self[key]?.put(view)
    } else if let identifier = view.reuseIdentifier {
      let key = ReuseKey(identifier)
      view.reuseKey = key
      pool(for: key).put(view)
    }
  }
}
