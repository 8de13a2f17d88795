/// The bar at the bottom of a tab bar controller.
@preconcurrency
@MainActor
open class UITabBar: UIView {
  /// The tabs.
  open var items: [UITabBarItem]?
  /// The selected tab.
  open weak var selectedItem: UITabBarItem?
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// The color of the other tabs.
  open var unselectedItemTintColor: UIColor?
  /// Whether the bar is translucent. Accepted and ignored.
  open var isTranslucent = true

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
}
