open class UIRefreshControl: UIControl {
  package override class var uiKitClass: UIKitClass { refreshControlClass }

  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  private final weak var scrollView: UIScrollView?
  /// The scroll view whose refresh control this is, or that contains it.
  /// The scroll view whose content is refreshed.
  package final var owner: UIScrollView? { scrollView ?? superview as? UIScrollView }

  /// Begins refreshing. As in UIKit no event is sent: call this for a refresh that the program starts itself. The
  /// content gets room for the control at the top, but doesn't move.
  open func beginRefreshing() {
    if isRefreshing { return }
    isRefreshing = true
    owner?.makeRoomForRefreshing(intrinsicContentSize.height)
  }
  open func endRefreshing() {
    if !isRefreshing { return }
    isRefreshing = false
    owner?.endRoomForRefreshing()
  }

  /// Becomes the control of a scroll view.
  final func enter(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    if isRefreshing { scrollView.makeRoomForRefreshing(intrinsicContentSize.height) }
  }
  /// Is no longer the control of a scroll view.
  final func leave(_ scrollView: UIScrollView) {
    if isRefreshing { scrollView.endRoomForRefreshing() }
    self.scrollView = nil
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

  /// Begins refreshing after a pull and sends `valueChanged`, unless the control is disabled or already refreshing.
  package final func refreshByUser() {
    guard isEnabled, !isRefreshing else { return }
    let isAtTop = owner.map { !$0.isDragging && $0.contentOffset.y == -$0.fullTopInset } ?? false
    beginRefreshing()
    if isAtTop { owner?.showTop() }
    sendValueChanged()
  }
  public init() { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
