/// A recognizer of drags.
@preconcurrency
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  package override class var uiKitClass: UIKitClass { panGestureRecognizerClass }

  /// The devices whose scrolling the recognizer receives. Stored; has no effect here.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  private final var distance = CGPoint.zero
  private final var endVelocity = CGPoint.zero

  override var isContinuous: Bool { true }

  /// The distance since the drag began, or since `setTranslation(_:in:)`, in points.
  open func translation(in view: UIView?) -> CGPoint { distance }
  /// Sets the distance.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }
  /// The velocity, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { endVelocity }

  /// Simulates a drag from a point, in the view's coordinates, by distances, one after the other. Sends the actions at
  /// the beginning, for each distance, and at the end with a velocity in points per second.
  package final func drag(from point: CGPoint, by distances: [CGPoint], velocity: CGPoint) {
    let finger = UITouch()
    guard receives(finger, at: point), mayBegin else { return }
    guard interprets(finger, .began, at: point) else { return makePossible() }
    (distance, endVelocity) = (.zero, .zero)
    var location = point
    move(to: location)
    tell(.began)
    for step in distances where isUnderWay {
      distance = CGPoint(x: distance.x + step.x, y: distance.y + step.y)
      location = CGPoint(x: location.x + step.x, y: location.y + step.y)
      move(to: location)
      guard interprets(finger, .moved, at: location) else { return finish(false) }
      tell(.changed)
    }
    endVelocity = velocity
    if isUnderWay { finish(interprets(finger, .ended, at: location)) }
  }
}
