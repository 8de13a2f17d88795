/// The bar at the top of a navigation controller.
@preconcurrency
@MainActor
open class UINavigationBar: UIView {
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what is behind shows.
  open var isTranslucent = true
  /// Whether titles are large.
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

/// A field to search with.
@preconcurrency
@MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// Who is told what is searched for.
  open weak var delegate: UISearchBarDelegate?
  /// What is searched for.
  open var text: String? = ""
  /// What shows while there is no text.
  open var placeholder: String?
  /// The text above.
  open var prompt: String?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether a button to cancel shows.
  open var showsCancelButton = false
  /// Whether a choice of scopes shows.
  open var showsScopeBar = false
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// The scope that is chosen.
  open var selectedScopeButtonIndex = 0
  /// How the keyboard behaves.
  public final var inputTraits = TextInputTraits()

  open override var canBecomeFirstResponder: Bool { true }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
}

/// Who is told what is searched for. All methods are optional.
@preconcurrency
@MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// The text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The button to search was touched.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button to cancel was touched.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A sign that content is loaded anew, above a list.
@preconcurrency
@MainActor
open class UIRefreshControl: UIControl {
  /// Whether it is going on.
  open private(set) var isRefreshing = false
  /// The text below the sign.
  open var attributedTitle: NSAttributedString?

  /// It begins.
  open func beginRefreshing() { isRefreshing = true }
  /// It ended.
  open func endRefreshing() { isRefreshing = false }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }
}
