#if !canImport(ObjectiveC)
/// How an object keeps an associated one. Both atomic policies are the same here.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Without a reference.
  case OBJC_ASSOCIATION_ASSIGN = 0, OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// With a strong reference; the object isn't copied here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3, OBJC_ASSOCIATION_RETAIN = 769
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
    let identifier = ObjectIdentifier(object)
    let (isNew, replaced) = lock.withLock { () -> (Bool, [Entry]) in
      let found = entries[identifier]
      // The address of an object that is gone can be used again.
      let known = found.flatMap { $0.owner === object ? $0 : nil }
      var entry = known ?? Entry(owner: object, values: [:])
      entry.values[key] = value
      entries[identifier] = entry
      return (known == nil, removeSomeOfGone() + (found.map { [$0] } ?? []))
    }
    // Values are released outside of the lock: they may have associations in their turn.
    withExtendedLifetime(replaced) {}
    guard isNew, let owner = object as? any AssociationOwner, MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { owner.keepUntilGone(AssociationRelease(owner)) }
  }

  /// Removes the values of an object, unless it isn't gone.
  static func removeIfGone(_ identifier: ObjectIdentifier) {
    _ = lock.withLock { entries[identifier]?.owner == nil ? entries.removeValue(forKey: identifier) : nil }
  }

  /// Removes the values of all objects that are gone, each time that there are twice as many objects.
  private static func removeSomeOfGone() -> [Entry] {
    guard entries.count > 2 * countAfterCleaning else { return [] }
    let gone = entries.filter { $0.value.owner == nil }
    for identifier in gone.keys { entries[identifier] = nil }
    countAfterCleaning = max(64, entries.count)
    return Array(gone.values)
  }
}

/// An object that releases what is associated with it when it is gone.
@MainActor
package protocol AssociationOwner: AnyObject, Sendable {
  /// Retains an object as long as this one exists.
  func keepUntilGone(_ release: AssociationRelease)
}

/// Releases the values of its owner, which retains it, once the owner is gone.
package final class AssociationRelease {
  private let owner: ObjectIdentifier

  fileprivate init(_ owner: AnyObject) { self.owner = ObjectIdentifier(owner) }

  deinit { Associations.removeIfGone(owner) }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = Associations.value(of: object as AnyObject, key)
  return (value as? AssignedObject).map { $0.object as Any? } ?? value
}

/// Associates an object with another one under a key; `nil` removes it. A view or a view controller that is released
/// releases it. What is associated with another object can outlive that one until more associations are set.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let isAssigned = policy == .OBJC_ASSOCIATION_ASSIGN
  Associations.set(value.map { isAssigned ? AssignedObject($0 as AnyObject) : $0 }, of: object as AnyObject, key)
}

public func objc_removeAssociatedObjects(_ object: Any) { Associations.remove(object as AnyObject) }

/// An object that isn't retained.
private final class AssignedObject {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
#endif
