/// A recognizer of rotations.
@preconcurrency
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians.
  open var rotation: CGFloat = 0

  override var isContinuous: Bool { true }
}
