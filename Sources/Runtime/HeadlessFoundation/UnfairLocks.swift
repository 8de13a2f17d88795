#if !canImport(os)
/// A lock that one thread at a time has. It is a mutex of the system.
public struct os_unfair_lock_s {
  // All zero is an open mutex.
  fileprivate var mutex = pthread_mutex_t()

  public init() {}
  public init(_os_unfair_lock_opaque: UInt32) {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension os_unfair_lock_t {
  /// The mutex at its own address: a copy of it would be another lock.
  fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
  }
}

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock.mutex) }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock.mutex) == 0 }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock.mutex) }

@available(iOS 16, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// Where the lock and the state stay, whatever copies of this value there are.
  private final class Storage {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      lock.initialize(to: os_unfair_lock())
      self.state = state
    }

    deinit { lock.deallocate() }
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  fileprivate var lockPointer: os_unfair_lock_t { storage.lock }
}

@available(iOS 16, *)
extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

@available(iOS 16, *)
extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func lock() { os_unfair_lock_lock(lockPointer) }
  public func unlock() { os_unfair_lock_unlock(lockPointer) }
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(lockPointer) }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
#endif
