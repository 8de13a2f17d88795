open class UIActivityIndicatorView: UIView {
  package override class var uiKitClass: UIKitClass { activityIndicatorViewClass }

  public enum Style: Int, Sendable {
    case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101
  }

  open var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  open var color: UIColor! = .systemGray
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    isHidden = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize {
    style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}
