/// A recognizer of a pointer above a view.
@preconcurrency
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  package override class var uiKitClass: UIKitClass { hoverGestureRecognizerClass }

  override var isContinuous: Bool { true }
}
