#if !canImport(ObjectiveC)
/// One property of an object that somebody observes.
///
/// The value is read again whenever something of the object changes. The object needs to know neither its observers nor
/// their key paths.
final class Observation {
  /// An observation that is removed by its observer and its key path.
  struct Registration {
    // Not the observer itself: one that is being released removes itself, and no reference leads to it any more.
    var observer: ObjectIdentifier
    var keyPath: String
    var context: UnsafeMutableRawPointer?
  }

  var registration: Registration?
  /// The keys after whose changes the observer is told: that of the property, or those whose changes have changed it.
  private var keys: Set<String>
  private let options: NSKeyValueObservingOptions
  private weak var object: AnyObject?
  private var read: ((AnyObject) -> Any?)?
  private let tell: (AnyObject, [NSKeyValueChangeKey: Any]) -> Void
  private var last: Any?

  /// - Parameters:
  ///   - object: The object that has the property. It isn't retained.
  ///   - key: The key of the property; `nil` if it isn't known before the value changes.
  ///   - options: The values that the observer asks for.
  ///   - read: Reads the property of the object.
  ///   - tell: Tells the observer about a change.
  init(
    _ object: AnyObject,
    key: String?,
    _ options: NSKeyValueObservingOptions,
    read: @escaping (AnyObject) -> Any?,
    tell: @escaping (AnyObject, [NSKeyValueChangeKey: Any]) -> Void
  ) {
    self.object = object
    keys = key.map { [$0] } ?? []
    self.options = options
    self.read = read
    self.tell = tell
    last = read(object)
    if options.contains(.initial) { report(last, nil) }
  }

  /// Whether nobody needs the observation any more. One that is registered stays until its observer removes it.
  var isOver: Bool { read == nil || object == nil && registration == nil }

  var hasEnded: Bool { read == nil }

  func end() { read = nil }

  /// Tells the observer if the value differs from the last one.
  func check() { update { old, new in !Self.areEqual(old, new) } }

  /// Tells the observer, if the key is that of the property or the value differs from the last one.
  func check(changed key: String) {
    update { old, new in keys.contains(key) || !Self.areEqual(old, new) && keys.insert(key).inserted }
  }

  private func update(_ isChange: (Any?, Any?) -> Bool) {
    guard let object, let read else { return }
    let (old, new) = (last, read(object))
    last = new
    if isChange(old, new) { report(new, old) }
  }

  private func report(_ new: Any?, _ old: Any?) {
    guard let object else { return }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = new }
    if options.contains(.old) { change[.oldKey] = old }
    tell(object, change)
  }

  private static func areEqual(_ old: Any?, _ new: Any?) -> Bool {
    switch (old, new) {
    case (nil, nil): return true
    case (let old?, let new?):
      if let old = old as? any Equatable { return isEqual(old, new) }
      return type(of: old) is AnyClass && old as AnyObject === new as AnyObject
    default: return false
    }
  }

  private static func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool { new as? Value == old }
}

/// An object to which no reference leads any more, if it is being released.
private struct ReleasedObject {
  private weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  var isGone: Bool { object == nil }
}

/// An object that looks for its observers only once it has had one.
@MainActor
package protocol ObservationAware: AnyObject, Sendable {
  /// An observer was added to the object.
  func observationBegan()
}

/// The observations of the properties of one object.
package final class KeyValueObservers {
  // The address is the key; nothing is stored there.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )

  private var observations: [Observation] = []

  package static func of(_ object: AnyObject) -> KeyValueObservers? {
    objc_getAssociatedObject(object, key) as? KeyValueObservers
  }

  static func add(_ observation: Observation, to object: AnyObject) {
    let observers = of(object) ?? KeyValueObservers()
    observers.observations.removeAll { $0.isOver }
    observers.observations.append(observation)
    objc_setAssociatedObject(object, key, observers, .OBJC_ASSOCIATION_RETAIN)
    if let object = object as? any ObservationAware {
      if MainQueue.isCurrent { MainActor.assumeIsolated { object.observationBegan() } }
    } else if RuntimeModules.contains(type(of: object)) {
      warnOnce(
        "Observers of a \(type(of: object)) learn of its changes here only from didChangeValue(forKey:), unlike on a device"
      )
    }
  }

  /// The value at a path of keys; `nil` if there is no such property, and outside of the main queue.
  static func value(at keyPath: String, of object: AnyObject) -> Any? {
    guard MainQueue.isCurrent else { return nil }
    // The closure runs at once, on this thread.
    nonisolated(unsafe) var value: Any? = object
    MainActor.assumeIsolated {
      for key in keyPath.split(separator: ".") {
        let object = value as? any NSObjectProtocol
        value = object.flatMap { KeyAccessor(String(key), of: $0)?.load(from: $0) }
      }
    }
    return value
  }

  /// Ends the newest observation of an object with a registration that matches. As in Foundation, the program stops if
  /// there is none.
  static func remove(
    _ observer: NSObject,
    _ keyPath: String,
    of object: AnyObject,
    where matches: (Observation.Registration) -> Bool = { _ in true }
  ) {
    let identifier = ObjectIdentifier(observer)
    let observers = of(object)
    let index = observers?.observations.lastIndex { observation in
      guard let registration = observation.registration, !observation.hasEnded else { return false }
      return registration.observer == identifier && registration.keyPath == keyPath && matches(registration)
    }
    if let observers, let index { return observers.observations.remove(at: index).end() }
    // An object that is being released has lost its observers already.
    if ReleasedObject(object).isGone { return }
    stop(
      "Cannot remove an observer <\(type(of: observer))> for the key path \"\(keyPath)\" from <\(type(of: object))> "
        + "because it is not registered as an observer."
    )
  }

  /// Tells the observers whose values changed.
  package func valuesChanged() { for observation in observations { observation.check() } }

  /// Tells the observers of a key, and those whose values changed.
  func valueChanged(forKey key: String) { for observation in observations { observation.check(changed: key) } }
}
#endif
