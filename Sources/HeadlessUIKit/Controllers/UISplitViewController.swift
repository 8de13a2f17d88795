/// A container with a primary and a secondary view controller. The screen is a phone's, so one of them is shown: the
/// primary one first.
@preconcurrency
@MainActor
open class UISplitViewController: UIViewController {
  /// The delegate.
  open weak var delegate: UISplitViewControllerDelegate?

  /// The primary and the secondary view controller, and those in between.
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

  /// Always `true`: the screen is a phone's.
  open var isCollapsed: Bool { true }

  override var shownChildren: [UIViewController] { isViewLoaded ? viewControllers.prefix(1).map { $0 } : [] }

  /// Makes the view with that of the primary view controller.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    self.view = view
    exchange(nil, for: viewControllers.first, animated: false, in: view)
  }

  /// Shows a view controller as the detail: the primary one pushes it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let master = viewControllers.first as? UINavigationController else {
      viewControllers = Array(viewControllers.prefix(1)) + [vc]
      return
    }
    let shown = (vc as? UINavigationController)?.topViewController ?? vc
    master.pushViewController(shown, animated: false)
  }
}
