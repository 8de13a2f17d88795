open class UITabBar: UIView, UISpringLoadedInteractionSupporting {
  package override class var uiKitClass: UIKitClass { tabBarClass }

  open var items: [UITabBarItem]? {
    get { ownItems }
    set {
      requireUnmanaged()
      ownItems = newValue
    }
  }
  private final var ownItems: [UITabBarItem]?
  /// The tab bar controller that the bar belongs to.
  final weak var controller: UIResponder?
  private final func requireUnmanaged() {
    if controller != nil { stop("Directly modifying a tab bar managed by a tab bar controller is not allowed.") }
  }
  /// Shows the selection of a tab bar controller.
  final func showSelection(_ item: UITabBarItem?) { ownSelectedItem = item }
  /// Shows the tabs of a tab bar controller.
  final func show(_ items: [UITabBarItem]) { ownItems = items }
  open weak var selectedItem: UITabBarItem? {
    get { ownSelectedItem }
    set {
      requireUnmanaged()
      ownSelectedItem = newValue
    }
  }
  private final weak var ownSelectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.viewController?.barsChanged() } }
  }

  /// The look of the bar. The color of the background has an effect, in pictures.
  open var standardAppearance = UITabBarAppearance()
  /// The look of the bar below the content's bottom edge. Stored; has no effect here.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The background image. Stored; has no effect here.
  open var backgroundImage: UIImage?
  /// The image above the bar. Stored; has no effect here.
  open var shadowImage: UIImage?
  /// The image behind the selected tab. Stored; has no effect here.
  open var selectionIndicatorImage: UIImage?
  /// The style. Stored; has no effect here.
  open var barStyle = UIBarStyle.default
  /// How tabs are distributed. Stored; has no effect here.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of a tab. Stored; has no effect here.
  open var itemWidth: CGFloat = 0
  /// The distance between tabs. Stored; has no effect here.
  open var itemSpacing: CGFloat = 0
  /// The delegate. Called by tests only.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet {
      if let controller, delegate !== controller {
        stop("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
      }
    }
  }
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  override func take(tapAt point: CGPoint) throws(MissedAction) -> Bool {
    guard items?.isEmpty == false, hitTest(point, with: nil) === self else { return false }
    throw MissedAction("a \(type(of: self)) only draws its tabs; call user.tapTab(at:) of the UITabBarController")
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }

  /// Whether a drag above it activates it. Stored; has no effect here.
  open var isSpringLoaded = false
}
