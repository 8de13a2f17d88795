/// How far something has come.
@preconcurrency
@MainActor
open class UIProgressView: UIView {
  /// The looks.
  public enum Style: Int, Sendable {
    /// A line with a track.
    case `default`
    /// A line below a bar.
    case bar
  }

  private var part: Float = 0

  /// From 0 to 1.
  open var progress: Float {
    get { part }
    set { part = min(max(newValue, 0), 1) }
  }
  /// The look.
  open var progressViewStyle = Style.default
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is left.
  open var trackTintColor: UIColor?

  /// Sets how far it is. Nothing is animated.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}

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
  open var style = Style.medium
  /// Whether the view hides while nothing goes on.
  open var hidesWhenStopped = true
  /// The colour.
  open var color: UIColor! = .systemGray
  /// Whether something is going on.
  open private(set) var isAnimating = false

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

  open override var intrinsicContentSize: CGSize {
    style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}

/// The dots that say which of several pages shows.
@preconcurrency
@MainActor
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0
  /// The page that shows.
  open var currentPage = 0
  /// Whether the dot of a single page is left out.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the present page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  open override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(numberOfPages) * 16 + 7, height: 26) }
}
