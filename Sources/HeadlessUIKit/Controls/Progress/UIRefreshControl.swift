/// A control that starts refreshing a scroll view's contents.
@preconcurrency
@MainActor
open class UIRefreshControl: UIControl {
  package override class var uiKitClass: UIKitClass { refreshControlClass }

  /// Whether the control is refreshing.
  open private(set) var isRefreshing = false
  /// The title below the indicator.
  open var attributedTitle: NSAttributedString?

  /// Begins refreshing. As in UIKit no event is sent: call this for a refresh that the program starts itself.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends refreshing.
  open func endRefreshing() { isRefreshing = false }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

  /// Begins refreshing after a pull and sends `valueChanged`, unless the control is disabled or already refreshing.
  package final func refreshByUser() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
  /// Creates a refresh control.
  public init() { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a refresh control from a nib or storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
