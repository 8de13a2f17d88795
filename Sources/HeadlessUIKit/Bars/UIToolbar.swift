/// A bar with buttons.
@preconcurrency
@MainActor
open class UIToolbar: UIView {
  /// The buttons and spaces.
  open var items: [UIBarButtonItem]?
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent. Accepted and ignored.
  open var isTranslucent = true

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}
