open class UITabBarItem: UIBarItem, UISpringLoadedInteractionSupporting {
  package override class var uiKitClass: UIKitClass { tabBarItemClass }

  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?

  /// The look of the bar. Stored; has no effect here.
  open var standardAppearance: UITabBarAppearance?
  /// The look of the bar below the content's bottom edge. Stored; has no effect here.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// How far the title is moved. Stored; has no effect here.
  open var titlePositionAdjustment = UIOffset.zero
  private final var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of the badge. Stored; has no effect here.
  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state.rawValue] = attributes
  }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  /// The system's tab that it is.
  package final var systemItem: SystemItem?

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// Whether a drag above it activates it. Stored; has no effect here.
  open var isSpringLoaded = false
}
