#if !canImport(ObjectiveC)
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  // Unchecked, because the observation belongs to the object that it observes, as in Foundation.
  fileprivate let observation: Observation

  fileprivate init(_ observation: Observation) { self.observation = observation }

  deinit { observation.end() }

  public func invalidate() { observation.end() }
}

/// A class whose properties can be observed on Apple's platforms.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls the closure after each change of the property, and at once if the options ask for it.
  ///
  /// The geometry of views can be observed: `frame`, `bounds`, `center`, `contentSize`, `contentOffset` and
  /// `contentInset`; so can texts, images, `isHidden` and the states of controls. Changes of other properties are
  /// noticed if `didChangeValue(forKey:)` is called after them; those to an equal value only once the property has
  /// changed, because a key path doesn't contain its key. Unlike on Apple's platforms, setting an equal geometry isn't
  /// a change, and there is no call before a change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let object = self as AnyObject
    let observation = Observation(object, key: nil, options) {
      ($0 as? Self)?[keyPath: keyPath]
    } tell: { object, change in
      guard let object = object as? Self else { return }
      let values = (new: change[.newKey] as? Value, old: change[.oldKey] as? Value)
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting,
          newValue: values.new,
          oldValue: values.old,
          indexes: nil,
          isPrior: false
        )
      )
    }
    KeyValueObservers.add(observation, to: object)
    return NSKeyValueObservation(observation)
  }
}

/// An object that is told about changes of the properties that it observes. `reusegen port` adds the conformance to
/// classes that override `observeValue(forKeyPath:of:change:context:)`.
public protocol KeyValueObserver: AnyObject {
  /// Called after a change of an observed property.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - object: The object that has the property.
  ///   - change: The kind of change, and the values that the options ask for.
  ///   - context: The context of the observation.
  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}

// Members of a protocol, unlike those of `NSObject`, can be declared again in classes.
extension NSObjectProtocol {
  /// Tells the observer about each change of a property, and at once if the options ask for it.
  ///
  /// The same properties can be observed as with `observe(_:options:changeHandler:)`. An observer that isn't a
  /// `KeyValueObserver` is never called.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    // The last key belongs to the object at the end of the path before it.
    let end = keyPath.lastIndex(of: ".")
    let key = String(end.map { keyPath[keyPath.index(after: $0)...] } ?? keyPath[...])
    let owner: Any? = end.map { KeyValueObservers.value(at: String(keyPath[..<$0]), of: self) } ?? self
    let registration = Observation.Registration(
      observer: ObjectIdentifier(observer),
      keyPath: keyPath,
      context: context
    )
    guard let owner = owner as? any NSObjectProtocol else {
      // Nothing changes, but the observer may remove itself.
      let observation = Observation(self, key: nil, []) { _ in
        nil
      } tell: { _, _ in
      }
      observation.registration = registration
      return KeyValueObservers.add(observation, to: self)
    }
    let observation = Observation(owner, key: key, options) {
      KeyValueObservers.value(at: key, of: $0)
    } tell: { [weak self, weak observer] _, change in
      (observer as? any KeyValueObserver)?
        .observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    observation.registration = registration
    KeyValueObservers.add(observation, to: owner)
    if owner !== self { KeyValueObservers.add(observation, to: self) }
  }

  /// Ends the newest observation of a property by an observer. As in Foundation, the program stops if there is none.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObservers.remove(observer, keyPath, of: self)
  }

  /// Ends the newest observation of a property by an observer with a context. As in Foundation, the program stops if
  /// there is none.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    KeyValueObservers.remove(observer, keyPath, of: self) { $0.context == context }
  }

  /// Does nothing: observers are told after a change only.
  public func willChangeValue(forKey key: String) {}

  public func didChangeValue(forKey key: String) { KeyValueObservers.of(self)?.valueChanged(forKey: key) }
}

#endif
