open class UIPanGestureRecognizer: UIGestureRecognizer {
  package override class var uiKitClass: UIKitClass { panGestureRecognizerClass }

  /// The devices whose scrolling the recognizer receives. Stored; has no effect here.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private final var distance = CGPoint.zero
  private final var currentVelocity = CGPoint.zero

  override var isContinuous: Bool { true }

  open func translation(in view: UIView?) -> CGPoint { distance }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }
  open func velocity(in view: UIView?) -> CGPoint { currentVelocity }

  /// Simulates a drag from a point, in the view's coordinates, by distances, one after the other. Sends the actions at
  /// the beginning, for each distance, and at the end with a velocity in points per second. Before the end the finger
  /// moves along the distances, as fast as at the end.
  package final func drag(from point: CGPoint, by distances: [CGPoint], velocity: CGPoint) {
    let finger = UITouch()
    guard receives(finger, at: point) else { return }
    defer { (distance, currentVelocity) = (.zero, .zero) }
    // As in UIKit a finger has moved when the delegate is asked, and the translation is 0 when the gesture begins.
    let first = distances.first ?? .zero
    (distance, currentVelocity) = (first, first.velocity(endingWith: velocity))
    move(to: point)
    guard mayBegin else { return }
    distance = .zero
    guard interprets(finger, .began, at: point) else { return makePossible() }
    var location = point
    tell(.began)
    for step in distances where isUnderWay {
      distance = CGPoint(x: distance.x + step.x, y: distance.y + step.y)
      currentVelocity = step.velocity(endingWith: velocity)
      location = CGPoint(x: location.x + step.x, y: location.y + step.y)
      move(to: location)
      guard interprets(finger, .moved, at: location) else { return finish(false) }
      tell(.changed)
    }
    currentVelocity = velocity
    if isUnderWay { finish(interprets(finger, .ended, at: location)) }
  }
}

extension CGPoint {
  /// The velocity of a finger that moves by this distance: as fast as at the end of its drag, or by the distance in a
  /// tenth of a second if it rests there.
  fileprivate func velocity(endingWith end: CGPoint) -> CGPoint {
    let (length, speed) = (hypot(x, y), hypot(end.x, end.y))
    if length == 0 { return end }
    return speed == 0
      ? CGPoint(x: x * 10, y: y * 10) : CGPoint(x: x * speed / length, y: y * speed / length)
  }
}

public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
