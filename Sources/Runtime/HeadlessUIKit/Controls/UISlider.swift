open class UISlider: UIControl {
  package override class var uiKitClass: UIKitClass { sliderClass }

  private final var position: Float = 0

  open var value: Float {
    get { position }
    set { position = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The minimum value. As UIKit documents it, one above the maximum moves the maximum.
  open var minimumValue: Float = 0 {
    didSet { if maximumValue < minimumValue { maximumValue = minimumValue } else { value = position } }
  }
  /// The maximum value. As UIKit documents it, one below the minimum moves the minimum.
  open var maximumValue: Float = 1 {
    didSet { if minimumValue > maximumValue { minimumValue = maximumValue } else { value = position } }
  }
  /// Whether every movement sends an event. Stored; has no effect here.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// The image at the minimum end. Pictures don't show it, and log a warning.
  open var minimumValueImage: UIImage?
  /// The image at the maximum end. Pictures don't show it, and log a warning.
  open var maximumValueImage: UIImage?

  private final var thumbImages = StateValues<UIImage>()
  private final var minimumTrackImages = StateValues<UIImage>()
  private final var maximumTrackImages = StateValues<UIImage>()
  /// Sets the image of the thumb for a state. Pictures don't show it, with a warning.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  /// Sets the image of the track before the thumb for a state. Pictures don't show it, with a warning.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
  /// Sets the image of the track after the thumb for a state. Pictures don't show it, with a warning.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] ?? minimumTrackImages[.normal] }
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] ?? maximumTrackImages[.normal] }
  open var currentThumbImage: UIImage? { thumbImage(for: .normal) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: .normal) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: .normal) }
  /// The rectangle of the track: the bounds. Pictures show that of a subclass.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { baseTrackRect(forBounds: bounds) }
  final func baseTrackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 2, dy: (bounds.height - 4) / 2) }
  /// The rectangle of the thumb for a value, 27 points wide. Pictures show that of a subclass.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    baseThumbRect(trackRect: rect, value: value)
  }
  final func baseThumbRect(trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let thumb = CGRect(x: rect.minX + part * (rect.width - 27), y: rect.midY - 13.5, width: 27, height: 27)
    return isRightToLeft ? thumb.mirrored(in: rect) : thumb
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 31) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
  /// The values at which the thumb stops. Stored; has no effect here.
  @available(iOS 26, *)
  open var trackConfiguration: TrackConfiguration?
  /// The rectangle of the image at the minimum. Called by tests only.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The rectangle of the image at the maximum. Called by tests only.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
}
