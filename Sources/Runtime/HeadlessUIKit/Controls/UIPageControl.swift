open class UIPageControl: UIControl {
  package override class var uiKitClass: UIKitClass { pageControlClass }

  override var actsOnSingleTaps: Bool { isEnabled }

  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }
  private final var page = 0
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }

  override func touchedUpInside(at point: CGPoint) {
    turnByUser(by: (point.x < bounds.midX) == isRightToLeft ? 1 : -1)
    super.touchedUpInside(at: point)
  }

  /// Goes to a page before or after the current one as a tap beside its dot does. As in UIKit a tap stops at the ends.
  package final func turnByUser(by distance: Int) {
    let old = currentPage
    currentPage += distance
    if currentPage != old { sendValueChanged() }
  }

  open var hidesForSinglePage = false
  /// The style of the background. Stored; has no effect here.
  open var backgroundStyle = BackgroundStyle.automatic
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
  /// Whether a drag changes the page. Stored; has no effect here.
  open var allowsContinuousInteraction = true
  /// The image of a page. Stored; has no effect here.
  open var preferredIndicatorImage: UIImage?
  /// The image of the current page. Stored; has no effect here.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// The direction of the dots. Stored; has no effect here.
  open var direction = Direction.natural
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  /// The user's interaction: none here.
  open var interactionState: InteractionState { .none }
  public enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }
  /// Whether the current page is shown only after `updateCurrentPageDisplay()`. Stored; has no effect here.
  open var defersCurrentPageDisplay = false
  /// Shows the current page. Nothing is shown here.
  open func updateCurrentPageDisplay() {}
  /// Sets the image of a page. It isn't kept.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * 16 + 7, height: 26)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}
