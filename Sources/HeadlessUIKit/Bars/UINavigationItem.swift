/// The title and buttons that a navigation bar shows for a view controller.
@preconcurrency
@MainActor
open class UINavigationItem: NSObject {
  /// The display modes of large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the previous item.
    case automatic
    /// Optional. The default is `true`.
    case always
    /// Never.
    case never
  }

  /// The title.
  open var title: String?
  /// The prompt above the title.
  open var prompt: String?
  /// The view that replaces the title.
  open var titleView: UIView?
  /// The title of the back button.
  open var backButtonTitle: String?
  /// The back button of the next item.
  open var backBarButtonItem: UIBarButtonItem?
  /// The buttons at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing edge, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// When the title is large. Accepted and ignored.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The search controller of the item. While it is active the item's view controller presents it.
  open var searchController: UISearchController? {
    didSet {
      if oldValue !== searchController { oldValue?.item = nil }
      searchController?.item = self
    }
  }
  /// The view controller of the item.
  private(set) final weak var controller: UIViewController?
  /// Whether the search bar is hidden when the content scrolls. Accepted and ignored.
  open var hidesSearchBarWhenScrolling = true

  /// The first button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the buttons at the leading edge.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons at the trailing edge.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the button at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
  init(of controller: UIViewController) {
    title = controller.title
    self.controller = controller
    super.init()
  }
  /// Makes an item from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.configure(self)
  }
}
