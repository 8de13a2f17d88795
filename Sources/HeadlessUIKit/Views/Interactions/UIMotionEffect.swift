// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// An effect of the device's motion. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIMotionEffect: NSObject {
  public init(_ nothing: Void = ()) { super.init() }
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
}

/// Effects of the device's motion that belong together. Stored; has no effect here.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
