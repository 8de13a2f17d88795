/// Something is going on.
@preconcurrency
@MainActor
open class UIActivityIndicatorView: UIView {
  /// The looks.
  public enum Style: Int, Sendable {
    /// Large and white.
    case whiteLarge = 0
    /// White.
    case white = 1
    /// Grey.
    case gray = 2
    /// Of the usual size.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// The look.
  open var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether the view hides while nothing goes on.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// The colour.
  open var color: UIColor! = .systemGray
  /// Whether something is going on.
  open private(set) var isAnimating = false

  /// A view with a look, of its size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    isHidden = true
  }

  /// A view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A view from a nib or storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Something begins.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// It ended.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize {
    style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}
