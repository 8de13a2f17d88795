open class UIRotationGestureRecognizer: UIGestureRecognizer {
  package override class var uiKitClass: UIKitClass { rotationGestureRecognizerClass }

  open var rotation: CGFloat = 0

  override var isContinuous: Bool { true }
}
