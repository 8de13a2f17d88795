/// What a reuse identifier stands for: how a new view is made.
package enum ReuseRegistration {
  case viewClass(UIView.Type)
  /// A nib with one view; the class that it should have, where that is known.
  case nib(UINib, expected: UIView.Type?)
  /// A prototype cell of a storyboard's table or collection view: registered by the storyboard, made from its document.
  case prototype(@MainActor () -> UIView)
}

/// The idle views of one reuse identifier: the last one put back is the first one handed out.
///
/// Each idle view refers to the next, and the last one to itself, so that a view that refers to none is not idle.
/// Taking and putting back so is two plain stores, cheaper than an array's checks, and every scroll step does both.
@MainActor
final class ReusePool<View: UIView> {
  let key: ReuseKey
  final var registration: ReuseRegistration?
  private final var first: View?

  init(key: ReuseKey) { self.key = key }

  /// Lets the views go one by one: a long chain would otherwise be released by recursion.
  deinit {
    var idle: UIView? = first
    while let view = idle {
      let next = view.nextIdle
      view.nextIdle = nil
      idle = next === view ? nil : next
    }
  }

  /// The view that was put back last. One that came on screen in the meantime, because somebody kept it and returned it
  /// without dequeuing, is passed over: it is put back when it leaves the screen.
  func take() -> View? {
    while let view = first {
      let next = view.nextIdle
      view.nextIdle = nil
      // The chain holds what `put` was given, so the next view has this class, too.
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

  /// Lets all idle views go, one by one.
  func removeAll() {
    while take() != nil {}
  }

  /// The number of idle views, which is counted by going through them.
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

/// The pools of one table or collection view, found by a key's index.
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

  /// The number of views that wait for reuse, in all pools.
  var idleCount: Int { pools.reduce(0) { $0 + ($1?.idleCount ?? 0) } }

  func removeAllIdle() {
    for pool in pools { pool?.removeAll() }
  }
}

extension ReusePools where View: ReusableView {
  /// Puts a view into its pool. One that wasn't dequeued comes into that of its identifier; one without is let go.
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
