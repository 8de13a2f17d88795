/// An effect of the device's motion. Stored; has no effect here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  public init(_ nothing: Void = ()) { super.init() }
  public required init?(coder: NSCoder) {
    super.init()
    decodeValues(coder)
  }
  func decodeValues(_ coder: NSCoder) {}
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { UIMotionEffect() }
}

/// An effect of tilting the device. Stored; has no effect here.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  open package(set) var keyPath: String
  open package(set) var type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
  public required init?(coder: NSCoder) {
    guard let keyPath = coder.decodeValue(String.self, forKey: "keyPath"),
      let type = coder.decodeValue(Int.self, forKey: "type").flatMap(EffectType.init)
    else { return nil }
    (self.keyPath, self.type) = (keyPath, type)
    super.init(coder: coder)
    minimumRelativeValue = coder.decodedObject(NSNumber.self, forKey: "minimum")
    maximumRelativeValue = coder.decodedObject(NSNumber.self, forKey: "maximum")
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(keyPath, forKey: "keyPath")
    coder.encodeValue(type.rawValue, forKey: "type")
    coder.encodeObject(minimumRelativeValue as? NSNumber, forKey: "minimum")
    coder.encodeObject(maximumRelativeValue as? NSNumber, forKey: "maximum")
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    (copy.minimumRelativeValue, copy.maximumRelativeValue) = (minimumRelativeValue, maximumRelativeValue)
    return copy
  }
}

/// Effects of the device's motion that belong together. Stored; has no effect here.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
  override func decodeValues(_ coder: NSCoder) {
    motionEffects = coder.decodedObjects(UIMotionEffect.self, forKey: "effects")
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeObjects(motionEffects, forKey: "effects")
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMotionEffectGroup()
    copy.motionEffects = motionEffects?.compactMap { $0.copy() as? UIMotionEffect }
    return copy
  }
}
