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
