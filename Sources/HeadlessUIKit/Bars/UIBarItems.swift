/// What bars hold: a title and a picture.
@preconcurrency
@MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number to find it again.
  open var tag = 0
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// A name for readers.
  open var accessibilityLabel: String?

  /// An item without content.
  public init(_ nothing: Void = ()) { super.init() }
  /// An item from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.configure(self)
  }
  /// Called when the item comes from a nib, after all its outlets and attributes are set.
  open func awakeFromNib() {}
}

/// A button in a bar.
@preconcurrency
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// The looks.
  public enum Style: Int, Sendable {
    /// The usual one.
    case plain = 0
    /// With a border.
    case bordered = 1
    /// For what ends a task.
    case done = 2
  }

  /// The buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  /// The look.
  open var style = Style.plain
  /// The width, in points; 0 for what the content takes.
  open var width: CGFloat = 0
  /// The view instead of a button.
  open var customView: UIView?
  /// The colour.
  open var tintColor: UIColor?
  /// The button of the system that it is.
  public internal(set) final var systemItem: SystemItem?
  /// What it does. As in UIKit it brings its title and picture along, unless the button is one of the system's.
  open var primaryAction: UIAction? { didSet { if let primaryAction { takeLook(of: primaryAction) } } }
  /// The menu of the button. Nothing shows it.
  open var menu: UIMenu?
  /// Whom a touch calls; `nil` for the controllers on screen. Without effect where there is a `primaryAction`.
  open weak var target: AnyObject?
  /// The method that a touch calls; the target lists it in `KeyedActions`.
  open var action: Selector?
  final var targets = ControlTargets()

  /// A button with a title, a picture and the work of an action; the action's title and picture where none are given.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let primaryAction { takeLook(of: primaryAction) }
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// A button that the system knows.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A button with a title that calls a target's method; the target lists it in `KeyedActions`.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    call(target, action)
  }

  /// A button with a picture that calls a target's method; the target lists it in `KeyedActions`.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    call(target, action)
  }

  /// A button that the system knows and that calls a target's method; the target lists it in `KeyedActions`.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    call(target, action)
  }

  /// Room that takes what others leave.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  /// Room of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  private func call(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private func takeLook(of action: UIAction) {
    if systemItem != nil { return }
    if !action.title.isEmpty { title = action.title }
    if let picture = action.image { image = picture }
  }

  /// Whether a tap has any effect.
  package final var hasAction: Bool { primaryAction != nil || action != nil || !targets.isEmpty }

  /// Performs what a tap performs: the primary action or the target's method, and the document's actions and segues.
  package final func sendActionByUser() {
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action, let target {
      KeyedAction.perform(action.name, on: target, sender: self)
    }
    targets.send(from: self, .primaryActionTriggered, responder: nil)
  }
}

/// A tab.
@preconcurrency
@MainActor
open class UITabBarItem: UIBarItem {
  /// The picture of the tab that shows.
  open var selectedImage: UIImage?
  /// The text of the badge.
  open var badgeValue: String?
  /// The colour of the badge.
  open var badgeColor: UIColor?

  /// The tabs that the system knows.
  public enum SystemItem: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case mostRecent, mostViewed
  }

  /// The tab of the system that it is.
  public internal(set) final var systemItem: SystemItem?

  /// A tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// A tab with a number to find it again.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// A tab that the system knows.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }
}

/// What a navigation bar shows for a controller.
@preconcurrency
@MainActor
open class UINavigationItem: NSObject {
  /// When titles are large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the controller before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The title.
  open var title: String?
  /// The text above the title.
  open var prompt: String?
  /// The view instead of the title.
  open var titleView: UIView?
  /// The title of the button that leads back.
  open var backButtonTitle: String?
  /// The button that leads back to this one.
  open var backBarButtonItem: UIBarButtonItem?
  /// The buttons at the start.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the end, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the button that leads back is left out.
  open var hidesBackButton = false
  /// When the title is large. Taken, without effect here.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The search below the bar. While it is active the item's controller presents it.
  open var searchController: UISearchController? {
    didSet {
      if oldValue !== searchController { oldValue?.item = nil }
      searchController?.item = self
    }
  }
  /// The controller that the item is about.
  private(set) final weak var controller: UIViewController?
  /// Whether the search hides when the content scrolls. Taken, without effect here.
  open var hidesSearchBarWhenScrolling = true

  /// The first button at the start.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Takes other buttons at the start.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Takes other buttons at the end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Takes another button at the start.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Takes another button at the end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Shows or hides the button that leads back.
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
  /// An item from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.configure(self)
  }
}
