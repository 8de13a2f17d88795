open class UIPageViewController: UIViewController {
  package override class var uiKitClass: UIKitClass { pageViewControllerClass }

  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  open internal(set) var transitionStyle: TransitionStyle
  open internal(set) var navigationOrientation: NavigationOrientation
  open private(set) var viewControllers: [UIViewController]?
  open weak var dataSource: UIPageViewControllerDataSource?
  open weak var delegate: UIPageViewControllerDelegate?

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let number = options?[.spineLocation].flatMap { ($0 as? NSNumber)?.intValue ?? $0 as? Int }
    spine = style == .scroll ? .none : number.flatMap(SpineLocation.init) ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

  public required init?(coder: NSCoder) {
    let element = (coder as? NibCoder)?.element
    transitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    spine = transitionStyle == .scroll ? .none : element?["spineLocation"] == "mid" ? .mid : .min
    navigationOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    super.init(coder: coder)
  }

  /// Shows pages without telling the delegate: one, or two on both sides of a spine in the middle. Stops with UIKit's
  /// message at another number. Here the first page is in view.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    requirePages(viewControllers?.count ?? 0, animated: animated)
    show(viewControllers, animated: animated)
    completion?(true)
  }

  /// Shows a page that the user turned to.
  package final func turn(to page: UIViewController, _ direction: NavigationDirection) {
    scroll?.turn(direction)
    show([page], animated: true)
  }

  private final var scroll: PageScrollView?
  /// Whether the scroll view takes drags. Apps disable it to fix the page.
  package final var turnsPages: Bool { scroll?.isScrollEnabled ?? true }

  open override func loadView() {
    super.loadView()
    guard transitionStyle == .scroll, let view else { return }
    scroll = PageScrollView(in: view, isVertical: navigationOrientation == .vertical)
  }

  private final func requirePages(_ count: Int, animated: Bool) {
    let isShown = viewControllers?.isEmpty == false
    if transitionStyle == .pageCurl, !isShown, count == 0 { return }
    let isDouble = animated && isShown ? isDoubleSided : spine == .mid
    let needed = transitionStyle == .pageCurl && isDouble ? 2 : 1
    if count == needed { return }
    stop(
      "The number of view controllers provided (\(count)) doesn't match the number required (\(needed)) for the "
        + "requested transition"
    )
  }

  private final func show(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (self.viewControllers?.first, viewControllers?.first)
    self.viewControllers = viewControllers
    if old !== new {
      old?.willMove(toParent: nil)
      new.map(addChild)
      if let view { exchange(old, for: new, animated: animated, in: scroll?.room ?? view) }
      old?.removeFromParent()
      new?.didMove(toParent: self)
    }
    if transitionStyle == .scroll, dataSource?.presentationCount(for: self) ?? 0 > 0 {
      warnOnce(
        "The indicator that a page view controller's data source requests with presentationCount(for:) isn't shown here. "
          + "On a device the pages end above it"
      )
    }
  }
  /// Whether pages have content on their backs. Stored; has no effect here.
  open var isDoubleSided = false
  open var spineLocation: SpineLocation { spine }
  private let spine: SpineLocation
  /// The recognizers that turn pages: none. A test turns pages with `user`.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
}

extension UIPageViewController {
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }
}
