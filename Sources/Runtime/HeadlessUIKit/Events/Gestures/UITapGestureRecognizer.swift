open class UITapGestureRecognizer: UIGestureRecognizer {
  package override class var uiKitClass: UIKitClass { tapGestureRecognizerClass }

  /// The button that must be pressed. Stored; has no effect here.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// The number of single taps that the recognizer, which takes several, didn't recognize.
  final var missedTaps = 0
}
