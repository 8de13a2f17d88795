// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The pace of an animation. Stored; has no effect here.
@preconcurrency
@MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A pace as a curve. Stored; has no effect here.
@preconcurrency
@MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open package(set) var animationCurve: UIView.AnimationCurve
  open package(set) var controlPoint1: CGPoint
  open package(set) var controlPoint2: CGPoint
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, controlPoint1, controlPoint2) = (curve, .zero, CGPoint(x: 1, y: 1))
  }
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
  }
}

/// A pace with a spring. Stored; has no effect here.
@preconcurrency
@MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open package(set) var initialVelocity: CGVector
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) { initialVelocity = velocity }
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
}
