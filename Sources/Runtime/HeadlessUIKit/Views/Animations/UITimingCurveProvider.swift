/// The pace of an animation. Stored; has no effect here.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying, NSObjectProtocol {}

/// A pace as a curve. Stored; has no effect here.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying,
  UITimingCurveProvider
{
  open package(set) var animationCurve: UIView.AnimationCurve
  open package(set) var controlPoint1: CGPoint
  open package(set) var controlPoint2: CGPoint
  public nonisolated override init() {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, .zero, CGPoint(x: 1, y: 1))
    super.init()
  }
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, controlPoint1, controlPoint2) = (curve, .zero, CGPoint(x: 1, y: 1))
  }
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
  }
  public required init?(coder: NSCoder) {
    guard let points = coder.decodeValue([CGPoint].self, forKey: "points"), points.count == 2,
      let curve = coder.decodeValue(Int.self, forKey: "curve").flatMap(UIView.AnimationCurve.init)
    else { return nil }
    (animationCurve, controlPoint1, controlPoint2) = (curve, points[0], points[1])
  }
  open func encode(with coder: NSCoder) {
    coder.encodeValue([controlPoint1, controlPoint2], forKey: "points")
    coder.encodeValue(animationCurve.rawValue, forKey: "curve")
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A pace with a spring. Stored; has no effect here.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying,
  UITimingCurveProvider
{
  open package(set) var initialVelocity: CGVector
  public nonisolated override init() {
    initialVelocity = .zero
    super.init()
  }
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) { initialVelocity = velocity }
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
  public required init?(coder: NSCoder) {
    initialVelocity = coder.decodeValue(CGVector.self, forKey: "initialVelocity") ?? .zero
  }
  open func encode(with coder: NSCoder) { coder.encodeValue(initialVelocity, forKey: "initialVelocity") }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
