open class UIImageView: UIView {
  package override class var uiKitClass: UIKitClass { imageViewClass }

  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      tellObservers()
    }
  }
  open var highlightedImage: UIImage?
  /// The brightness that the image may have. Stored; has no effect here.
  @available(iOS 17, *)
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The images of an animation. Stored; has no effect here.
  open var animationImages: [UIImage]?
  /// The images of an animation while the view is highlighted. Stored; has no effect here.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of an animation, in seconds. Stored; has no effect here.
  open var animationDuration: TimeInterval = 0
  /// How often an animation repeats; 0 for ever. Stored; has no effect here.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  /// The configuration of symbols. Stored; has no effect here.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether the focused view stands out. Stored; has no effect here.
  package var adjustsImageWhenAncestorFocused = false

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Whether symbols grow with the content size category. Stored; has no effect here.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
}
