open class UIHoverGestureRecognizer: UIGestureRecognizer {
  package override class var uiKitClass: UIKitClass { hoverGestureRecognizerClass }

  override var isContinuous: Bool { true }
}
