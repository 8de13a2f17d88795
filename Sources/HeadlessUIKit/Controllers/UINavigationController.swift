/// A stack of controllers of which the last one shows.
@preconcurrency
@MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  /// Whether the tab bar around the stack is away. As in UIKit it goes when a controller that hides it is pushed, and
  /// stays away until that one is popped.
  private(set) final var hidesBottomBar = false
  /// The bar at the top.
  public final let navigationBar = UINavigationBar()
  /// The bar at the bottom.
  public final let toolbar: UIToolbar! = UIToolbar()
  /// Who is told about changes.
  open weak var delegate: UINavigationControllerDelegate?
  /// Watches the swipe from the edge that goes back: `recognize()` does.
  public private(set) final lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    recognizer.view = viewIfLoaded
    recognizer.addHandler { [weak self] in if $0.state == .ended { self?.popViewController(animated: true) } }
    return recognizer
  }()
  /// Whether the bar at the top is left out.
  open var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      barsChanged()
    }
  }
  /// Whether the bar at the bottom is left out.
  open var isToolbarHidden = true {
    didSet {
      toolbar.isHidden = isToolbarHidden
      barsChanged()
    }
  }

  /// A stack with its first controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A stack from a nib, or an empty one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A stack from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The stack, the first one pushed first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller that shows.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that shows, or what it presents.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : navigationBar.frame.maxY,
      left: 0,
      bottom: isToolbarHidden ? 0 : toolbar.frame.height,
      right: 0
    )
  }

  override var shownChildren: [UIViewController] { isViewLoaded ? stack.suffix(1).map { $0 } : [] }

  /// Makes the view: that of the last controller, under the bars.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    navigationBar.autoresizingMask = .flexibleWidth
    toolbar.frame = CGRect(x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
    toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    toolbar.isHidden = isToolbarHidden
    self.view = view
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    exchange(nil, for: stack.last, animated: false, in: view)
  }

  /// Takes another stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Shows a controller on top of the others. Stops with UIKit's message when it is there already.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === viewController }) {
      stop("Pushing the same view controller instance more than once is not supported (<\(type(of: viewController))>)")
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// Goes back by one controller, which it gives; `nil` where there is but one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return last
  }

  /// Goes back to a controller; gives those that went.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      stop("Tried to pop to a view controller that doesn't exist.")
    }
    let gone = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return gone
  }

  /// Goes back to the first controller; gives those that went.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Shows or hides the bar at the top. Nothing is animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Shows or hides the bar at the bottom. Nothing is animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// As in UIKit: with a bar at the top the bar decides about the status bar, without one the controller that shows.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The controllers below the one that the way back begins in, the topmost first.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let left = childContaining(source)
    return (stack.firstIndex { $0 === left }.map { Array(stack[..<$0]) } ?? stack).reversed()
  }
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    popToViewController(subsequentVC, animated: false)
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: false) }

  /// The toolbar shows what the top controller says, also when it says something else.
  final func toolbarItemsChanged(of controller: UIViewController) {
    if controller === stack.last { toolbar.items = controller.toolbarItems }
  }

  private func changeBottomBar() {
    let hides = stack.contains { $0.hidesBottomBarWhenPushed }
    if hides == hidesBottomBar { return }
    hidesBottomBar = hides
    tabBarController?.placeBar()
  }

  private func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    for controller in new where controller.parent !== self { addChild(controller) }
    stack = new
    changeBottomBar()
    navigationBar.items = new.map(\.navigationItem)
    toolbar.items = new.last?.toolbarItems
    let gone = old.filter { controller in !new.contains { $0 === controller } }
    let added = new.filter { controller in !old.contains { $0 === controller } }
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.transition = .leavingParent
    }
    for controller in added { controller.transition = .enteringParent }
    if new.last !== old.last {
      if let last = new.last { delegate?.navigationController(self, willShow: last, animated: animated) }
      if let view = viewIfLoaded { exchange(old.last, for: new.last, animated: animated, in: view) }
      if let last = new.last { delegate?.navigationController(self, didShow: last, animated: animated) }
    }
    for controller in gone {
      controller.removeFromParent()
      controller.transition = nil
    }
    for controller in added {
      controller.didMove(toParent: self)
      controller.transition = nil
    }
  }
}

/// Who is told about a navigation controller's changes. All methods are optional.
@preconcurrency
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller will show.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// A controller showed.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
