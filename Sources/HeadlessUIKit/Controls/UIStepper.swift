/// A value with a button to raise and one to lower it.
@preconcurrency
@MainActor
open class UIStepper: UIControl {
  private var position: Double = 0

  /// The value; always between the least and the greatest.
  open var value: Double {
    get { position }
    set { position = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The least value.
  open var minimumValue: Double = 0 { didSet { value = position } }
  /// The greatest value.
  open var maximumValue: Double = 100 { didSet { value = position } }
  /// How far a step goes.
  open var stepValue: Double = 1
  /// Whether the value goes from one end to the other.
  open var wraps = false
  /// Whether holding a button repeats it. Taken, without effect here: nothing takes time.
  open var autorepeat = true
  /// Whether every step is an event. Taken, without effect here: a touch is one step.
  open var isContinuous = true

  /// Changes the value as a tap on a button does. As in UIKit the value stops at a limit, or wraps to the other one.
  package final func stepByUser(by distance: Double) {
    let old = value
    let wanted = old + distance
    let isBeyond = wanted < minimumValue || wanted > maximumValue
    value = isBeyond && wraps ? (distance > 0 ? minimumValue : maximumValue) : wanted
    if value != old { sendActions(for: .valueChanged) }
  }

  /// A stepper at a place. As in UIKit its size is its own, whatever the frame says.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
  }
  /// A stepper from a nib or storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 94, height: 32) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
