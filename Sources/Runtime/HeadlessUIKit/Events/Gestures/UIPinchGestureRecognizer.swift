open class UIPinchGestureRecognizer: UIGestureRecognizer {
  package override class var uiKitClass: UIKitClass { pinchGestureRecognizerClass }

  open var scale: CGFloat = 1
  /// The velocity: zero, because no time passes.
  open var velocity: CGFloat { 0 }

  override var isContinuous: Bool { true }
}
