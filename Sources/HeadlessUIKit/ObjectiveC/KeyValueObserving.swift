#if !canImport(ObjectiveC)
/// Which values a change contains.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A kind of change.
public enum NSKeyValueChange: UInt, Sendable {
  /// A new value.
  case setting = 1
  /// Values were inserted.
  case insertion = 2
  /// Values were removed.
  case removal = 3
  /// Values were replaced.
  case replacement = 4
}

/// A key of the description of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of changed values.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A description of a change.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public typealias Kind = NSKeyValueChange
  /// The kind of change.
  public let kind: Kind
  /// The new value.
  public let newValue: Value?
  /// The old value.
  public let oldValue: Value?
  /// The indexes of changed values.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// An observation. Without the Objective-C runtime changes aren't noticed.
public final class NSKeyValueObservation: NSObject {
  /// Ends the observation.
  public func invalidate() {}
}

/// A class whose properties can be observed on Apple's platforms.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls the closure at once if the options ask for it. Changes aren't noticed: that takes the Objective-C runtime.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self,
        NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false)
      )
    }
    return NSKeyValueObservation()
  }
}

// Members of a protocol, unlike those of `NSObject`, can be declared again in classes.
extension NSObjectProtocol {
  /// Does nothing: noticing changes takes the Objective-C runtime.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}

  /// Does nothing.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  /// Does nothing.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}

  /// Is never called.
  public func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Does nothing.
  public func willChangeValue(forKey key: String) {}

  /// Does nothing.
  public func didChangeValue(forKey key: String) {}
}
#endif
