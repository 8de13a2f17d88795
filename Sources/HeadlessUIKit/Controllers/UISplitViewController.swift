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
