/// A recognizer of rotations.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  package override class var uiKitClass: UIKitClass { rotationGestureRecognizerClass }

  /// The rotation in radians.
  open var rotation: CGFloat = 0

  override var isContinuous: Bool { true }
}
