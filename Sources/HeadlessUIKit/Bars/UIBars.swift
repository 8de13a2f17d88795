/// The bar at the top of a navigation controller.
@preconcurrency
@MainActor
open class UINavigationBar: UIView {
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what is behind shows.
  open var isTranslucent = true
  /// Whether titles are large. Taken, without effect here: the bar stays 44 points high.
  open var prefersLargeTitles = false
  /// The items, the one that shows last.
  open var items: [UINavigationItem]?
  /// The item that shows.
  open var topItem: UINavigationItem? { items?.last }
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}

/// The bar at the bottom of a tab bar controller.
@preconcurrency
@MainActor
open class UITabBar: UIView {
  /// The tabs.
  open var items: [UITabBarItem]?
  /// The tab that shows.
  open weak var selectedItem: UITabBarItem?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of the other tabs.
  open var unselectedItemTintColor: UIColor?
  /// Whether what is behind shows.
  open var isTranslucent = true

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
}

/// A bar with buttons.
@preconcurrency
@MainActor
open class UIToolbar: UIView {
  /// The buttons and the gaps between them.
  open var items: [UIBarButtonItem]?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what is behind shows.
  open var isTranslucent = true

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}
