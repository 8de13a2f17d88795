/// A tab.
@preconcurrency
@MainActor
open class UITabBarItem: UIBarItem {
  /// The image of the selected tab.
  open var selectedImage: UIImage?
  /// The text of the badge.
  open var badgeValue: String?
  /// The color of the badge.
  open var badgeColor: UIColor?

  /// The system's tabs.
  public enum SystemItem: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case mostRecent, mostViewed
  }

  /// The system's tab that it is.
  public internal(set) final var systemItem: SystemItem?

  /// A tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes a tab with a number that identifies it.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Makes a system tab.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }
}
