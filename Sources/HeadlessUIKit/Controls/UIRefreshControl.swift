/// A sign that content is loaded anew, above a list.
@preconcurrency
@MainActor
open class UIRefreshControl: UIControl {
  /// Whether it is going on.
  open private(set) var isRefreshing = false
  /// The text below the sign.
  open var attributedTitle: NSAttributedString?

  /// Says that content is being loaded. As in UIKit no event is sent: it is for a load that the program began.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that content was loaded.
  open func endRefreshing() { isRefreshing = false }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

  /// Begins refreshing after a pull and sends `valueChanged`, unless the control is disabled or already refreshing.
  package final func refreshByUser() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
