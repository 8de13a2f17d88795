/// Where the current traits of a thread come from.
///
/// The main actor has no thread of its own on Linux, but what runs between two suspensions stays on one thread.
package final class CurrentTraits {
  /// The traits that code has made current; `nil` for the system's.
  private var collection: UITraitCollection?
  /// The view that is being laid out, whose traits take precedence. They are looked up when something asks for them,
  /// which few layouts do.
  @usableFromInline var environment: Unmanaged<AnyObject>?

  /// The traits; `nil` for the system's. Those of a view are asked for by code that its layout calls.
  package var value: UITraitCollection? {
    get {
      guard let environment else { return collection }
      nonisolated(unsafe) let view = environment.takeUnretainedValue() as? any UITraitEnvironment
      return MainActor.assumeIsolated { view?.traitCollection }
    }
    set {
      collection = newValue
      environment = nil
    }
  }

  /// Makes the traits of a view current, and returns the view whose traits were. Each layout of a view does this, so it
  /// counts no references.
  @inlinable
  package func replaceEnvironment(_ new: Unmanaged<AnyObject>?) -> Unmanaged<AnyObject>? {
    let outer = environment
    environment = new
    return outer
  }

  /// Calls a closure, and restores the traits that were current before.
  package func restored(after actions: () -> Void) {
    let (outerCollection, outerEnvironment) = (collection, environment)
    actions()
    (collection, environment) = (outerCollection, outerEnvironment)
  }

  /// The source of this thread.
  package static var ofThread: CurrentTraits {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<CurrentTraits>.fromOpaque(pointer).takeUnretainedValue()
    }
    let new = CurrentTraits()
    pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
    return new
  }

  /// A thread's own storage: each layout pass uses it, for which a thread's dictionary is too slow.
  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      // The pointer is optional on Linux only.
      let pointer: UnsafeMutableRawPointer? = pointer
      if let pointer { Unmanaged<CurrentTraits>.fromOpaque(pointer).release() }
    }
    return key
  }()
}

/// The user's settings of the device that traits contain. Fonts can be made on any thread.
package final class SystemSettings: @unchecked Sendable {
  // Unchecked, because the lock guards the values.
  package static let shared = SystemSettings()

  private let lock = NSLock()
  private var ownContentSize = TestValue(UIContentSizeCategory.large)
  private var ownLayoutDirection = TestValue(UITraitEnvironmentLayoutDirection.leftToRight)

  /// The size of content that the user prefers.
  package var contentSize: UIContentSizeCategory {
    get {
      if let common = lock.withLock({ ownContentSize.common }) { return common }
      return lock.withLock { ownContentSize }.value { UserLanguages.shared.scope() }
    }
    set {
      let test = UserLanguages.shared.scope()
      lock.withLock { ownContentSize.set(newValue, for: test) }
    }
  }

  /// The direction of the user's language.
  package var layoutDirection: UITraitEnvironmentLayoutDirection {
    get {
      if let common = lock.withLock({ ownLayoutDirection.common }) { return common }
      return lock.withLock { ownLayoutDirection }.value { UserLanguages.shared.scope() }
    }
    set {
      let test = UserLanguages.shared.scope()
      lock.withLock { ownLayoutDirection.set(newValue, for: test) }
    }
  }
  /// The direction of the user's language, as views and apps state it.
  package var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
