/// Where the current traits of a thread come from.
///
/// The main actor has no thread of its own on Linux, but what runs between two suspensions stays on one thread.
package enum CurrentTraits {
  case collection(UITraitCollection)
  /// A view that is being laid out. Its traits are looked up when something asks for them, which few layouts do.
  case environment(Unmanaged<AnyObject>)

  /// The traits. Those of a view are asked for by code that its layout calls.
  package var collection: UITraitCollection {
    switch self {
    case .collection(let collection): return collection
    case .environment(let object):
      nonisolated(unsafe) let environment = object.takeUnretainedValue() as? any UITraitEnvironment
      return MainActor.assumeIsolated { environment?.traitCollection ?? .system }
    }
  }

  /// The source of this thread; `nil` for the system's traits.
  package static var ofThread: CurrentTraits? {
    get { box?.traits }
    set {
      if let box {
        box.traits = newValue
      } else if newValue != nil {
        pthread_setspecific(key, Unmanaged.passRetained(Box(newValue)).toOpaque())
      }
    }
  }

  private final class Box {
    var traits: CurrentTraits?

    init(_ traits: CurrentTraits?) { self.traits = traits }
  }

  private static var box: Box? {
    pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
  }

  /// A thread's own storage: each layout of a view changes it, for which a thread's dictionary is too slow.
  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      // The pointer is optional on Linux only.
      let pointer: UnsafeMutableRawPointer? = pointer
      if let pointer { Unmanaged<Box>.fromOpaque(pointer).release() }
    }
    return key
  }()
}

/// The size of content that the user prefers. Fonts can be made on any thread.
package final class PreferredContentSize: @unchecked Sendable {
  // Unchecked, because the lock guards the value.
  package static let shared = PreferredContentSize()

  private let lock = NSLock()
  private var value = UIContentSizeCategory.large

  package var category: UIContentSizeCategory {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}
