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
  /// Whether every movement is an event.
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
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(left: 2, bottom: 1, right: 2) }
}

/// A value with a button to raise and one to lower it.
@preconcurrency
@MainActor
open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100
  /// How far a step goes.
  open var stepValue: Double = 1
  /// Whether the value goes from one end to the other.
  open var wraps = false
  /// Whether holding a button repeats it.
  open var autorepeat = true
  /// Whether every step is an event.
  open var isContinuous = true

  /// A stepper at a place. As in UIKit its size is its own, whatever the frame says.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
  }
  /// A stepper from a nib or storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 94, height: 32) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
