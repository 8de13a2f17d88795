open class UINavigationBar: UIView, UIBarPositioning {
  package override class var uiKitClass: UIKitClass { navigationBarClass }

  open var barTintColor: UIColor?
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.viewController?.barsChanged() } }
  }
  open var prefersLargeTitles = false { didSet { contentChanged() } }
  open var items: [UINavigationItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }
  private final var ownItems: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in ownItems ?? [] { item.bar = self }
      contentChanged()
    }
  }
  /// Shows the items of a navigation controller.
  final func show(_ items: [UINavigationItem]) { ownItems = items }
  private final func requireUnmanaged(_ method: String) {
    guard navigationController != nil else { return }
    stop("Cannot call \(method) directly on a UINavigationBar managed by a controller.")
  }
  /// The navigation controller that the bar belongs to.
  final weak var navigationController: UINavigationController?
  final var addedItemViews: [UIView] = []
  final var itemViewSizes: [ObjectIdentifier: ItemViewSize] = [:]
  /// The search bar below the title.
  final weak var shownSearchBar: UISearchBar?
  /// Whether the bar hides the search bar, because the content has scrolled. One that the program hides stays hidden.
  final var hidesSearchBar = false {
    didSet {
      guard hidesSearchBar != oldValue, let searchBar = shownSearchBar else { return }
      if hidesSearchBar { searchBarWasHidden = searchBar.isHidden }
      searchBar.isHidden = hidesSearchBar || searchBarWasHidden
    }
  }
  private final var searchBarWasHidden = false
  open var topItem: UINavigationItem? { items?.last }
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// The look of the bar. The color of the background and the titles have an effect, in pictures.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look of the bar on a phone held sideways. Stored; has no effect here.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar above the content's top edge. The color of the background and the titles have an effect, in
  /// pictures.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of both. Stored; has no effect here.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The image below the bar. Stored; has no effect here.
  open var shadowImage: UIImage?
  /// The image of the back button. Stored; has no effect here.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button. Stored; has no effect here.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The attributes of large titles. The font and the color have an effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The style. Stored; has no effect here.
  open var barStyle = UIBarStyle.default
  /// The delegate. Called by tests only.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      if navigationController != nil {
        stop("Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      }
    }
  }
  private final var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private final var verticalAdjustments: [UIBarMetrics: CGFloat] = [:]
  /// Sets the background image. Stored; has no effect here.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  /// Sets the background image. Stored; has no effect here.
  open func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(image, for: barMetrics)
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  /// Moves the title. Stored; has no effect here.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    verticalAdjustments[barMetrics] = adjustment
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    verticalAdjustments[barMetrics] ?? 0
  }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    requireUnmanaged("setItems:animated:")
    ownItems = items
  }
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    requireUnmanaged("pushNavigationItem:animated:")
    ownItems = (ownItems ?? []) + [item]
  }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    requireUnmanaged("popNavigationItemAnimated:")
    return ownItems?.popLast()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItemViews()
  }

  override func take(tapAt point: CGPoint) throws(MissedAction) -> Bool {
    guard showsButtons, hitTest(point, with: nil) === self else { return false }
    throw MissedAction(
      "a \(type(of: self)) only draws its buttons; call user.tap() of the UIBarButtonItem, or user.recognize() of the "
        + "interactivePopGestureRecognizer to go back"
    )
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: contentHeight) }

  open var barPosition: UIBarPosition {
    let specified = delegate?.position(for: self) ?? .any
    return specified == .any ? .top : specified
  }
}
