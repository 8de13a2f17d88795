/// A recognizer of a pointer above a view.
@preconcurrency
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var isContinuous: Bool { true }
}
