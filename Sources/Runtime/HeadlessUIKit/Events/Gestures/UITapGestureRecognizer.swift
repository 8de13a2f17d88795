/// A recognizer of taps.
@preconcurrency
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  package override class var uiKitClass: UIKitClass { tapGestureRecognizerClass }

  /// The button that must be pressed. Stored; has no effect here.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}
