public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Among a layer's `actions`, it means that a property has none.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// An object that an animation tells when it starts and stops. Animations take no time here.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. Stored; has no effect here.
open class CAAnimation: TimedObject, NSCopying, NSSecureCoding, CAAction {
  public override init() { super.init() }
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  public class var supportsSecureCoding: Bool { true }
  /// Writes the times. Delegates and values of animations aren't archived.
  open func encode(with coder: NSCoder) {
    coder.encodeValue([beginTime, duration, timeOffset, repeatDuration], forKey: "times")
    coder.encodeValue([speed, repeatCount], forKey: "factors")
    coder.encodeValue([autoreverses, isRemovedOnCompletion], forKey: "flags")
    coder.encodeValue(fillMode.rawValue, forKey: "fillMode")
    coder.encodeObject(timingFunction, forKey: "timingFunction")
  }
  public required init?(coder: NSCoder) {
    super.init()
    if let times = coder.decodeValue([Double].self, forKey: "times"), times.count == 4 {
      (beginTime, duration, timeOffset, repeatDuration) = (times[0], times[1], times[2], times[3])
    }
    if let factors = coder.decodeValue([Float].self, forKey: "factors"), factors.count == 2 {
      (speed, repeatCount) = (factors[0], factors[1])
    }
    if let flags = coder.decodeValue([Bool].self, forKey: "flags"), flags.count == 2 {
      (autoreverses, isRemovedOnCompletion) = (flags[0], flags[1])
    }
    fillMode = coder.decodeValue(String.self, forKey: "fillMode").map { .init(rawValue: $0) } ?? .removed
    timingFunction = coder.decodedObject(CAMediaTimingFunction.self, forKey: "timingFunction")
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = blank()
    copy.takeValues(of: self)
    return copy
  }
  /// An animation of the same class.
  func blank() -> CAAnimation { CAAnimation() }
  func takeValues(of other: CAAnimation) {
    takeTimes(of: other)
    (delegate, timingFunction) = (other.delegate, other.timingFunction)
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// Animations that run together. Stored; has no effect here.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
  override func blank() -> CAAnimation { CAAnimationGroup() }
  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    if let group = other as? CAAnimationGroup { animations = group.animations }
  }
}
