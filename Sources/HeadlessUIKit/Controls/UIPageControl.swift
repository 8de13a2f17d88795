/// The dots that say which of several pages shows.
@preconcurrency
@MainActor
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }
  private var page = 0
  /// The page that shows; always one of them, or 0.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }
  /// Whether the dot of a single page is left out.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the present page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// The size that dots for a number of pages take, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * 16 + 7, height: 26)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}
