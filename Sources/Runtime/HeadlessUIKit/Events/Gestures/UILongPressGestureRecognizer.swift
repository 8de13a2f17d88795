open class UILongPressGestureRecognizer: UIGestureRecognizer {
  package override class var uiKitClass: UIKitClass { longPressGestureRecognizerClass }

  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the touch may move, in points. Stored; has no effect here.
  open var allowableMovement: CGFloat = 10
  open var numberOfTouchesRequired = 1
  open var numberOfTapsRequired = 0

  override var isContinuous: Bool { true }
}
