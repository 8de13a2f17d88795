open class UIStepper: UIControl {
  package override class var uiKitClass: UIKitClass { stepperClass }

  override var actsOnSingleTaps: Bool { isEnabled }

  private final var position: Double = 0

  open var value: Double {
    get { position }
    set { position = min(max(newValue, lowerLimit), upperLimit) }
  }
  open var minimumValue: Double {
    get { lowerLimit }
    set {
      if newValue >= upperLimit { Self.warnOfLimits(newValue, upperLimit) }
      lowerLimit = newValue
      if newValue > upperLimit { upperLimit = newValue }
    }
  }
  open var maximumValue: Double {
    get { upperLimit }
    set {
      if newValue <= lowerLimit { Self.warnOfLimits(lowerLimit, newValue) }
      upperLimit = newValue
      if newValue < lowerLimit { lowerLimit = newValue }
    }
  }
  private static func warnOfLimits(_ lower: Double, _ upper: Double) {
    warnOnce(
      "A UIStepper's minimumValue is to be \(lower) and its maximumValue \(upper). UIKit documents an exception unless the "
        + "minimum is less; here the other limit moves. Set the limit that makes room first"
    )
  }
  open var stepValue: Double {
    get { step }
    set {
      if newValue <= 0, newValue != step { stop("stepValue must be greater than 0") }
      step = newValue
    }
  }
  // As documents set them, one after the other.
  final var step: Double = 1
  final var lowerLimit: Double = 0 { didSet { value = position } }
  final var upperLimit: Double = 100 { didSet { value = position } }
  open var wraps = false
  /// Whether holding a button repeats it. Stored; has no effect here.
  open var autorepeat = true
  /// Whether every step sends an event. Stored; has no effect here.
  open var isContinuous = true

  /// Changes the value as a tap on a button does. As in UIKit the value stops at a limit, or wraps to the other one.
  package final func stepByUser(by distance: Double) {
    let old = value
    let wanted = old + distance
    let isBeyond = wanted < minimumValue || wanted > maximumValue
    value = isBeyond && wraps ? (distance > 0 ? minimumValue : maximumValue) : wanted
    if value != old { sendValueChanged() }
  }

  override func touchedUpInside(at point: CGPoint) {
    stepByUser(by: (point.x < bounds.midX) == isRightToLeft ? stepValue : -stepValue)
    super.touchedUpInside(at: point)
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 94, height: 32) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  private final var images = StepperImages()
  /// Sets the background image for a state. Stored; has no effect here.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { images.backgrounds[state] = image }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { images.backgrounds[state] }
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { images.increments[state] = image }
  open func incrementImage(for state: UIControl.State) -> UIImage? { images.increments[state] }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { images.decrements[state] = image }
  open func decrementImage(for state: UIControl.State) -> UIImage? { images.decrements[state] }
  /// Sets the image between the buttons. Stored; has no effect here.
  open func setDividerImage(
    _ image: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { images.dividers[[leftState.rawValue, rightState.rawValue]] = image }
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) -> UIImage? { images.dividers[[leftState.rawValue, rightState.rawValue]] }
}

/// The images of a stepper's parts, by state.
private struct StepperImages {
  var backgrounds = StateValues<UIImage>()
  var increments = StateValues<UIImage>()
  var decrements = StateValues<UIImage>()
  var dividers: [[UInt]: UIImage] = [:]
}
