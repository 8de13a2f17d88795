/// A control for selecting a value from a continuous range.
@preconcurrency
@MainActor
open class UISlider: UIControl {
  private var position: Float = 0

  /// The value, always within the limits.
  open var value: Float {
    get { position }
    set { position = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The minimum value.
  open var minimumValue: Float = 0 { didSet { value = position } }
  /// The maximum value.
  open var maximumValue: Float = 1 { didSet { value = position } }
  /// Whether every movement sends an event. Accepted and ignored.
  open var isContinuous = true
  /// The color of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb.
  open var thumbTintColor: UIColor?
  /// The image at the minimum end.
  open var minimumValueImage: UIImage?
  /// The image at the maximum end.
  open var maximumValueImage: UIImage?

  /// Sets the value without sending an event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 31) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
}
