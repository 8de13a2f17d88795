/// A recognizer of a pointer above a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  package override class var uiKitClass: UIKitClass { hoverGestureRecognizerClass }

  override var isContinuous: Bool { true }
}
