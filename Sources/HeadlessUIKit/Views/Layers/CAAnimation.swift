// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// An action of a layer's property.
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An object that an animation tells when it starts and stops. It isn't told here.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. Stored; has no effect here.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  public override init() { super.init() }
  private var ownValues: [String: Any] = [:]
  #if canImport(ObjectiveC)
  open override func setValue(_ value: Any?, forUndefinedKey key: String) { ownValues[key] = value }
  open override func value(forUndefinedKey key: String) -> Any? { ownValues[key] }
  #else
  /// Keeps a value under a key. Keys of properties don't set them here.
  open func setValue(_ value: Any?, forKey key: String) { ownValues[key] = value }
  /// The value that was kept under a key.
  open func value(forKey key: String) -> Any? { ownValues[key] }
  /// Keeps a value under a key path. Key paths of properties don't set them here.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { ownValues[keyPath] = value }
  /// The value that was kept under a key path.
  open func value(forKeyPath keyPath: String) -> Any? { ownValues[keyPath] }
  #endif
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// Animations that run together. Stored; has no effect here.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
