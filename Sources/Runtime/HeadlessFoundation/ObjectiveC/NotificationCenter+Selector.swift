#if !canImport(ObjectiveC)
/// The observers that were added with a selector, with Foundation's tokens for them.
private struct SelectorObserver {
  weak var object: AnyObject?
  var name: NSNotification.Name?
  var sender: ObjectIdentifier?
  var token: any NSObjectProtocol
}

/// The observers of one center.
private final class SelectorObservers: @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [ObjectIdentifier: SelectorObservers] = [:]

  private var observers: [SelectorObserver] = []

  /// Works on the observers of a center, on any thread.
  static func withObservers<Result>(of center: NotificationCenter, _ work: (inout [SelectorObserver]) -> Result)
    -> Result
  {
    lock.lock()
    defer { lock.unlock() }
    let found = all[ObjectIdentifier(center)] ?? SelectorObservers()
    all[ObjectIdentifier(center)] = found
    return work(&found.observers)
  }
}

extension NotificationCenter {
  /// Calls an object's method when a notification is posted. The object's class lists the method in `KeyedActions`.
  /// As on Apple's platforms the observer isn't retained, and needs not be removed.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let object = observer as AnyObject
    let reference = WeakObject(object)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      reference.perform(aSelector, sender: notification)
    }
    let sender = anObject.map { ObjectIdentifier($0 as AnyObject) }
    SelectorObservers.withObservers(of: self) { observers in
      for stale in observers where stale.object == nil { removeToken(stale.token) }
      observers.removeAll { $0.object == nil }
      observers.append(SelectorObserver(object: object, name: aName, sender: sender, token: token))
    }
  }

  /// Removes an observer: one that was added with a selector, or the token of one with a closure.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: AnyObject?) {
    let sender = anObject.map { ObjectIdentifier($0) }
    let removed = SelectorObservers.withObservers(of: self) { observers in
      let isRemoved: (SelectorObserver) -> Bool = {
        $0.object === observer && (aName == nil || $0.name == aName) && (sender == nil || $0.sender == sender)
      }
      let removed = observers.filter(isRemoved)
      observers.removeAll(where: isRemoved)
      return removed
    }
    for observer in removed { removeToken(observer.token) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  /// Foundation's own function.
  private func removeToken(_ token: any NSObjectProtocol) { removeObserver(token as Any) }
}
#endif
