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

  /// Pulls the content down, as a finger would: the sign shows, and `valueChanged` is sent. Nothing happens while
  /// content is being loaded already.
  open func pull() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
