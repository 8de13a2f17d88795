/// A control that shows a color and lets the user choose another one. A test sets `selectedColor` and sends
/// `valueChanged`.
open class UIColorWell: UIControl {
  package override class var uiKitClass: UIKitClass { colorWellClass }

  open var title: String?
  /// Whether colors can be translucent. Stored; has no effect here.
  open var supportsAlpha = true
  open var selectedColor: UIColor?

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
