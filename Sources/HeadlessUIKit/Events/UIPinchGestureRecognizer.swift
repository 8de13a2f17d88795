/// A recognizer of pinches.
@preconcurrency
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale.
  open var scale: CGFloat = 1

  override var isContinuous: Bool { true }
}
