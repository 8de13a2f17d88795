@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
    @available(iOS 17, *)
    case inline
  }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView? { didSet { bar?.showItemViews() } }
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.showItemViews() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.showItemViews() } }
  open var hidesBackButton = false { didSet { bar?.setNeedsLayout() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.contentChanged() } }
  open var searchController: UISearchController? {
    didSet {
      if oldValue !== searchController { oldValue?.item = nil }
      searchController?.item = self
      bar?.contentChanged()
    }
  }
  /// The bar that has the item on its stack.
  final weak var bar: UINavigationBar?
  private(set) final weak var controller: UIViewController?
  /// How far the content has scrolled from its top, in points.
  final var scrolledDistance: CGFloat = 0
  open var hidesSearchBarWhenScrolling = true { didSet { bar?.contentChanged() } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The look of the bar. The color of the background and the titles have an effect, in pictures.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar on a phone held sideways. Stored; has no effect here.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar above the content's top edge. The color of the background and the titles have an effect, in
  /// pictures.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of both. Stored; has no effect here.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var leftItemsSupplementBackButton = false { didSet { bar?.setNeedsLayout() } }
  /// How the back button is shown. Stored; has no effect here.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The action of the back button. Stored; has no effect here.
  open var backAction: UIAction?
  /// Where the search bar is. Stored; has no effect here.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The layout of the bar. Stored; has no effect here.
  open var style = ItemStyle.navigator
  /// Makes the menu of the title. Stored; has no effect here.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The text below the title. Stored; has no effect here.
  @available(iOS 26, *)
  open var subtitle: String?
  /// The title with attributes. Stored; has no effect here.
  @available(iOS 26, *)
  open var attributedTitle: AttributedString?
  /// The text below the title with attributes. Stored; has no effect here.
  @available(iOS 26, *)
  open var attributedSubtitle: AttributedString?
  /// The large title. Stored; has no effect here.
  @available(iOS 26, *)
  open var largeTitle: String?
  /// The text below the large title. Stored; has no effect here.
  @available(iOS 26, *)
  open var largeSubtitle: String?
  /// The groups of buttons at the leading edge. Stored; has no effect here.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// The groups of buttons in the middle. Stored; has no effect here.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The groups of buttons at the trailing edge. Stored; has no effect here.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The group of buttons that is always at the trailing edge. Stored; has no effect here.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// A name under which the user's changes of the bar are kept. Stored; has no effect here.
  open var customizationIdentifier: String?
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
    @available(iOS 26, *)
    case integrated
    @available(iOS 26, *)
    case integratedCentered
    @available(iOS 26, *)
    case integratedButton
  }
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  public override convenience init() { self.init(title: "") }
  public init(title: String) {
    self.title = title
    super.init()
  }
  init(of controller: UIViewController) {
    title = controller.title
    self.controller = controller
    super.init()
  }
  /// Belongs to a view controller from now on, whose title is the item's unless it has its own.
  final func belong(to controller: UIViewController) {
    self.controller = controller
    if title == nil { title = controller.title }
  }
  open func awakeFromNib() {}
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.configure(self)
    if coder is NibCoder { return }
    title = coder.decodeValue(String?.self, forKey: "UITitle") ?? nil
    prompt = coder.decodeValue(String?.self, forKey: "UIPrompt") ?? nil
    leftBarButtonItems = coder.decodeAnyObjects(forKey: "UILeftItems").compactMap { $0 as? UIBarButtonItem }
    rightBarButtonItems = coder.decodeAnyObjects(forKey: "UIRightItems").compactMap { $0 as? UIBarButtonItem }
  }
  open func encode(with coder: NSCoder) {
    coder.encodeValue(title, forKey: "UITitle")
    coder.encodeValue(prompt, forKey: "UIPrompt")
    coder.encodeObjects(leftBarButtonItems, forKey: "UILeftItems")
    coder.encodeObjects(rightBarButtonItems, forKey: "UIRightItems")
  }
}

extension UINavigationItem: NibObject, WakingItem {}
