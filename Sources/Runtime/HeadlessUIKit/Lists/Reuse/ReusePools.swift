/// The idle views of one reuse identifier. The view that was returned last is dequeued first.
///
/// Each idle view refers to the next, and the last one to itself, so that a view that refers to none isn't idle. The
/// pool retains each view once when it is returned, and passes that reference on when it is dequeued. This is cheaper
/// than an array's checks, and every scroll step does both.
private struct ReusePool {
  /// Whether views may return to the pool: the identifier was registered, or a view states it.
  var isOpen = false
  /// The view that was returned last, retained.
  private var first: Unmanaged<UIView>?

  /// Returns the view that was returned last, and passes its reference on.
  mutating func take() -> Unmanaged<UIView>? {
    guard let view = first else { return nil }
    view._withUnsafeGuaranteedRef {
      first = $0.nextIdle?.toOpaque() == view.toOpaque() ? nil : $0.nextIdle
      $0.nextIdle = nil
    }
    return view
  }

  mutating func put(_ view: UIView) {
    if !isOpen || view.nextIdle != nil { return }
    let idle = Unmanaged.passRetained(view)
    view.nextIdle = first ?? idle
    first = idle
  }

  /// Releases all idle views one by one. Without it, the pool leaks them.
  mutating func removeAll() {
    while let view = take() { view.release() }
  }

  /// The number of idle views. O(n).
  var count: Int {
    var count = 0
    forEach { _ in count += 1 }
    return count
  }

  func forEach(_ body: (UIView) -> Void) {
    var idle = first
    while let view = idle {
      view._withUnsafeGuaranteedRef {
        body($0)
        idle = $0.nextIdle?.toOpaque() == view.toOpaque() ? nil : $0.nextIdle
      }
    }
  }
}

/// The pools of one table or collection view, indexed by their keys.
@MainActor
final class ReusePools<View: UIView> {
  // Unchecked: every scroll step accesses them, but no access calls out. Registrations stand apart because pools can be
  // moved as plain bytes without them.
  @exclusivity(unchecked) private final var pools: [ReusePool] = []
  private final var registrations: [ReuseRegistration?] = []

  init() {}

  deinit {
    for index in pools.indices { pools[index].removeAll() }
  }

  /// The source of new views. Setting it opens the pool of the key.
  subscript(registration key: ReuseKey) -> ReuseRegistration? {
    get { key.index < registrations.count ? registrations[key.index] : nil }
    set {
      open(key)
      registrations[key.index] = newValue
    }
  }

  /// Whether the key was registered, or a view opened its pool.
  func isOpen(_ key: ReuseKey) -> Bool { key.index < pools.count && pools[key.index].isOpen }

  func open(_ key: ReuseKey) {
    let missing = key.index + 1 - pools.count
    if missing > 0 {
      pools.append(contentsOf: repeatElement(ReusePool(), count: missing))
      registrations.append(contentsOf: repeatElement(nil, count: missing))
    }
    pools[key.index].isOpen = true
  }

  /// The view that was returned last. Skips views that are in a hierarchy because they were kept and displayed without
  /// dequeuing: they return to the pool when they leave the screen.
  func take(_ key: ReuseKey) -> View? {
    guard key.index < pools.count else { return nil }
    while let idle = pools[key.index].take() {
      // The pool only contains views passed to `put`, so they have this class.
      let view = unsafeDowncast(idle.takeRetainedValue(), to: View.self)
      if !view.isInHierarchy { return view }
    }
    return nil
  }

  /// Returns a view to the pool of a key, if that is open.
  func put(_ view: View, under key: ReuseKey) {
    if key.index < pools.count { pools[key.index].put(view) }
  }

  var idleCount: Int { pools.reduce(0) { $0 + $1.count } }

  /// Adjusts the fonts of idle views, which aren't in the hierarchy of the list and are measured before they are.
  func adjustFonts(in traits: UITraitCollection) {
    for pool in pools { pool.forEach { $0.adjustAllFonts(in: $0.ownTraits(in: traits)) } }
  }

  func removeAllIdle() {
    for index in pools.indices { pools[index].removeAll() }
  }
}

extension ReusePools where View: ReusableView {
  /// Returns a view to its pool. A view that wasn't dequeued goes to the pool of its identifier; without an identifier
  /// it is released.
  func put(_ view: View) {
    if let key = view.reuseKey {
      put(view, under: key)
    } else if let identifier = view.reuseIdentifier {
      let key = ReuseKey(identifier)
      view.reuseKey = key
      open(key)
      put(view, under: key)
    }
  }
}
