/// The source of new views for a reuse identifier.
package enum ReuseRegistration {
  case viewClass(UIView.Type)
  /// A nib that contains one view, and the view's class if that is known.
  case nib(UINib, expected: UIView.Type?)
  /// A prototype cell of a table or collection view in a storyboard: registered by the storyboard, created from its
  /// document.
  case prototype(@MainActor () -> UIView)
}

/// The idle views of one reuse identifier. The view that was returned last is dequeued first.
///
/// Each idle view refers to the next, and the last one to itself, so that a view that refers to none isn't idle.
/// Dequeuing and returning a view are two plain stores each, which is cheaper than an array's checks. Every scroll step
/// does both.
@MainActor
final class ReusePool<View: UIView> {
  let key: ReuseKey
  final var registration: ReuseRegistration?
  private final var first: View?

  init(key: ReuseKey) { self.key = key }

  /// Releases the views one by one: releasing a long chain would recurse.
  deinit {
    var idle: UIView? = first
    while let view = idle {
      let next = view.nextIdle
      view.nextIdle = nil
      idle = next === view ? nil : next
    }
  }

  /// The view that was returned last. Skips views that are in a hierarchy because they were kept and displayed without
  /// dequeuing: they return to the pool when they leave the screen.
  func take() -> View? {
    while let view = first {
      let next = view.nextIdle
      view.nextIdle = nil
      // The chain only contains views passed to `put`, so the next one has this class.
      first = next === view ? nil : next.map { unsafeDowncast($0, to: View.self) }
      if !view.isInHierarchy { return view }
    }
    return nil
  }

  func put(_ view: View) {
    if view.nextIdle != nil { return }
    view.nextIdle = first ?? view
    first = view
  }

  /// Releases all idle views, one by one.
  func removeAll() {
    while take() != nil {}
  }

  /// The number of idle views. O(n).
  var idleCount: Int {
    var count = 0
    var idle: UIView? = first
    while let view = idle {
      count += 1
      idle = view.nextIdle === view ? nil : view.nextIdle
    }
    return count
  }
}

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
