/// A master and a detail. On the phone's width that the screen has here one of them shows: the master first.
@preconcurrency
@MainActor
open class UISplitViewController: UIViewController {
  /// Who is told about changes.
  open weak var delegate: UISplitViewControllerDelegate?

  /// The master and the detail, with what is between them.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for old in oldValue where !viewControllers.contains(where: { $0 === old }) { old.removeFromParent() }
      for new in viewControllers where new.parent !== self {
        addChild(new)
        new.didMove(toParent: self)
      }
      if let view = viewIfLoaded { exchange(oldValue.first, for: viewControllers.first, animated: false, in: view) }
    }
  }

  /// Always: the screen is a phone's.
  open var isCollapsed: Bool { true }

  override var shownChildren: [UIViewController] { isViewLoaded ? viewControllers.prefix(1).map { $0 } : [] }

  /// Makes the view: the master's.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    self.view = view
    exchange(nil, for: viewControllers.first, animated: false, in: view)
  }

  /// Shows a controller as the detail: collapsed, it is pushed by the master.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let master = viewControllers.first as? UINavigationController else {
      viewControllers = Array(viewControllers.prefix(1)) + [vc]
      return
    }
    let shown = (vc as? UINavigationController)?.topViewController ?? vc
    master.pushViewController(shown, animated: false)
  }
}

/// Who is told about a split view controller's changes.
@preconcurrency
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {}

/// Controllers that are leafed through.
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

  /// The controllers that show.
  open private(set) var viewControllers: [UIViewController]?
  /// Who gives the pages before and after.
  open weak var dataSource: UIPageViewControllerDataSource?

  /// Shows pages. Nothing is animated.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.viewControllers?.first
    self.viewControllers = viewControllers
    for new in viewControllers ?? [] where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    exchange(old, for: viewControllers?.first, animated: animated, in: view)
    if old !== viewControllers?.first { old?.removeFromParent() }
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
