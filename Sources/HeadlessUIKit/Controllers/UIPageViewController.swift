/// A container that shows one page of content at a time.
@preconcurrency
@MainActor
open class UIPageViewController: UIViewController {
  /// The directions.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward
    /// To the page before.
    case reverse
  }

  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book.
    case pageCurl
    /// By scrolling.
    case scroll
  }

  /// Where the next page lies.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside this one.
    case horizontal
    /// Below this one.
    case vertical
  }

  /// What the pages' look may be set up with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The room between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the spine of the book is.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How pages change.
  public final let transitionStyle: TransitionStyle
  /// Where the next page lies.
  public final let navigationOrientation: NavigationOrientation
  /// The controllers that show.
  open private(set) var viewControllers: [UIViewController]?
  /// Who gives the pages before and after.
  open weak var dataSource: UIPageViewControllerDataSource?
  /// Who is told when the user turns a page.
  open weak var delegate: UIPageViewControllerDelegate?

  /// A controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller from a nib or storyboard.
  public required init?(coder: NSCoder) {
    let element = (coder as? NibCoder)?.element
    transitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    super.init(coder: coder)
  }

  /// Shows pages, without telling the delegate. Nothing is animated.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (self.viewControllers?.first, viewControllers?.first)
    self.viewControllers = viewControllers
    if old !== new {
      old?.willMove(toParent: nil)
      new.map(addChild)
      exchange(old, for: new, animated: animated, in: view)
      old?.removeFromParent()
      new?.didMove(toParent: self)
    }
    completion?(true)
  }
}

/// Who gives the pages of a page view controller.
@preconcurrency
@MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Who is told when the user turns a page. All methods are optional.
@preconcurrency
@MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A page begins to be turned.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// A page was turned, or fell back.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
