// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if !canImport(ObjectiveC)
// Functions of the Objective-C runtime. There are no methods to exchange or to add: looking one up returns `nil`.

/// A method of a class. There is none.
public typealias Method = OpaquePointer
/// The implementation of a method. There is none.
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool { false }
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  false
}
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
public func method_getImplementation(_ m: Method) -> IMP { m }
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0) as? AnyClass } }
/// The superclass of a class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

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
/// Lets other threads enter. Returns 0, or -1 if nobody has entered.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { SynchronizedObjects.exit(obj as AnyObject) ? 0 : -1 }
#endif
