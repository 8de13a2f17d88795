/// The bar at the top of a navigation controller.
@preconcurrency
@MainActor
open class UINavigationBar: UIView {
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent. Accepted and ignored.
  open var isTranslucent = true
  /// Whether titles are large. Accepted and ignored: the bar is always 44 points high.
  open var prefersLargeTitles = false
  /// The items. The last one is shown.
  open var items: [UINavigationItem]?
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}
