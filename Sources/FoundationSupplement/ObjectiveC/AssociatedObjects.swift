#if !canImport(ObjectiveC)
/// How an object keeps an associated one. Both atomic policies are the same here.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Without a reference.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// With a strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// With a strong reference; the object isn't copied here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// With a strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// With a strong reference; the object isn't copied here.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The objects that are associated with others, which it doesn't retain.
private enum Associations {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any]
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var countAfterCleaning = 64

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { entries[ObjectIdentifier(object)].flatMap { $0.owner === object ? $0.values[key] : nil } }
  }

  static func remove(_ object: AnyObject) {
    _ = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
  }

  static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
    lock.withLock {
      var entry = entries[ObjectIdentifier(object)] ?? Entry(owner: object, values: [:])
      // The address of an object that is gone can be used again.
      if entry.owner !== object { entry = Entry(owner: object, values: [:]) }
      entry.values[key] = value
      entries[ObjectIdentifier(object)] = entry
      guard entries.count > 2 * countAfterCleaning else { return }
      entries = entries.filter { $0.value.owner != nil }
      countAfterCleaning = max(64, entries.count)
    }
  }
}

/// The object that is associated with another one under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = Associations.value(of: object as AnyObject, key)
  return (value as? AssignedObject).map { $0.object as Any? } ?? value
}

/// Associates an object with another one under a key; `nil` removes it. The associated object can outlive the other one
/// until more associations are set.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let isAssigned = policy == .OBJC_ASSOCIATION_ASSIGN
  Associations.set(value.map { isAssigned ? AssignedObject($0 as AnyObject) : $0 }, of: object as AnyObject, key)
}

/// Removes all objects that are associated with another one.
public func objc_removeAssociatedObjects(_ object: Any) { Associations.remove(object as AnyObject) }

/// An object that isn't retained.
private final class AssignedObject {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
#endif
