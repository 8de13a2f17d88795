/// A value on a line.
@preconcurrency
@MainActor
open class UISlider: UIControl {
  private var position: Float = 0

  /// The value; always between the least and the greatest.
  open var value: Float {
    get { position }
    set { position = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The least value.
  open var minimumValue: Float = 0 { didSet { value = position } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { value = position } }
  /// Whether every movement is an event. Taken, without effect here.
  open var isContinuous = true
  /// The colour before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour after the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// The picture at the start.
  open var minimumValueImage: UIImage?
  /// The picture at the end.
  open var maximumValueImage: UIImage?

  /// Sets the value, without an event. Nothing is animated.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 31) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
}
