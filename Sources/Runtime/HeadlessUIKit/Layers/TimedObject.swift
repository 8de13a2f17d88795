/// The superclass of layers, animations and emitter cells: their times, and the values that code keeps under keys.
open class TimedObject: NSObject, CAMediaTiming {
  public override init() { super.init() }

  /// The time at which it begins. Stored; has no effect here.
  open var beginTime: CFTimeInterval = 0
  /// The duration. Stored; has no effect here.
  open var duration: CFTimeInterval = 0
  /// The speed. Stored; has no effect here.
  open var speed: Float = 1
  /// The offset of the time. Stored; has no effect here.
  open var timeOffset: CFTimeInterval = 0
  /// How often it repeats. Stored; has no effect here.
  open var repeatCount: Float = 0
  /// How long it repeats. Stored; has no effect here.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it also runs backward. Stored; has no effect here.
  open var autoreverses = false
  /// The content that is shown before and after. Stored; has no effect here.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Takes the times of another object, and what it keeps under keys.
  final func takeTimes(of other: TimedObject) {
    ownValues = other.ownValues
    (beginTime, duration, timeOffset) = (other.beginTime, other.duration, other.timeOffset)
    (speed, repeatCount, repeatDuration) = (other.speed, other.repeatCount, other.repeatDuration)
    (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
  }

  private final var ownValues: [String: Any] = [:]

  #if canImport(ObjectiveC)
  open override func setValue(_ value: Any?, forUndefinedKey key: String) { ownValues[key] = value }
  open override func value(forUndefinedKey key: String) -> Any? { ownValues[key] }
  #else
  /// Keeps a value under a key. Keys of properties don't set them here.
  open func setValue(_ value: Any?, forKey key: String) { ownValues[key] = value }
  open func value(forKey key: String) -> Any? { ownValues[key] }
  /// Keeps a value under a key path. Key paths of properties don't set them here.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { ownValues[keyPath] = value }
  open func value(forKeyPath keyPath: String) -> Any? { ownValues[keyPath] }
  #endif
}
