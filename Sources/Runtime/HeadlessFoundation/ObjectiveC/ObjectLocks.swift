#if !canImport(ObjectiveC)
/// The locks of the objects that `objc_sync_enter` locks.
private enum SynchronizedObjects {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var locks: [ObjectIdentifier: (lock: NSRecursiveLock, depth: Int)] = [:]

  static func enter(_ object: AnyObject) {
    let found = lock.withLock {
      let entry = locks[ObjectIdentifier(object)] ?? (NSRecursiveLock(), 0)
      locks[ObjectIdentifier(object)] = (entry.lock, entry.depth + 1)
      return entry.lock
    }
    found.lock()
  }

  static func exit(_ object: AnyObject) -> Bool {
    let found = lock.withLock { () -> NSRecursiveLock? in
      guard let entry = locks[ObjectIdentifier(object)] else { return nil }
      locks[ObjectIdentifier(object)] = entry.depth > 1 ? (entry.lock, entry.depth - 1) : nil
      return entry.lock
    }
    found?.unlock()
    return found != nil
  }
}

/// Waits until no other thread has entered with the object. Returns 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  SynchronizedObjects.enter(obj as AnyObject)
  return 0
}
/// Lets other threads enter. Returns 0, or -1 if no thread has entered.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { SynchronizedObjects.exit(obj as AnyObject) ? 0 : -1 }
#endif
