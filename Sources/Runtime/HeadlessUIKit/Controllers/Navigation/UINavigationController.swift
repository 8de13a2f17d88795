open class UINavigationController: UIViewController {
  package override class var uiKitClass: UIKitClass { navigationControllerClass }

  private final var stack: [UIViewController] = []
  /// Whether the tab bar is hidden. As in UIKit it is hidden while a view controller that requests it is on the stack.
  private(set) final var hidesBottomBar = false
  open var navigationBar: UINavigationBar { ownNavigationBar }
  private final lazy var ownNavigationBar: UINavigationBar = {
    let bar = navigationBarClass?.made(frame: .zero) as? UINavigationBar ?? UINavigationBar()
    bar.navigationController = self
    return bar
  }()
  private final var navigationBarClass: UINavigationBar.Type?
  /// Takes the bar of a document that specifies its class.
  final func take(_ bar: UINavigationBar) {
    bar.navigationController = self
    ownNavigationBar = bar
  }
  open private(set) var toolbar: UIToolbar! = UIToolbar()
  /// Takes the toolbar of a document that specifies its class.
  final func take(_ bar: UIToolbar) { toolbar = bar }
  open weak var delegate: UINavigationControllerDelegate?
  /// The recognizer of the swipe that pops the top view controller. A test calls `user.recognize()` on it. As in UIKit
  /// it has a delegate at first, which lets it begin only while there is a back button.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    recognizer.view = viewIfLoaded
    recognizer.delegate = backSwipeDelegate
    recognizer.addHandler { [weak self] in if $0.state == .ended { self?.popViewController(animated: true) } }
    return recognizer
  }()
  private final lazy var backSwipeDelegate = BackSwipeDelegate(of: self)
  /// The recognizer of the swipe that hides the bars. Bars aren't hidden by it.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// The recognizer of the tap that hides the bars. Bars aren't hidden by it.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// How long a bar takes to appear, in seconds, on Apple's platforms.
  public static let hideShowBarDuration: CGFloat = 0.2
  open var isNavigationBarHidden = false { didSet { placeBarsOfStack() } }
  open var isToolbarHidden = true {
    didSet {
      toolbar.isHidden = isToolbarHidden
      barsChanged()
    }
  }

  /// Whether a swipe hides the bars. Bars aren't hidden here, and a warning says so.
  open var hidesBarsOnSwipe = false { didSet { warnOfBars(hidesBarsOnSwipe, "hidesBarsOnSwipe") } }
  /// Whether a tap hides the bars. Bars aren't hidden here, and a warning says so.
  open var hidesBarsOnTap = false { didSet { warnOfBars(hidesBarsOnTap, "hidesBarsOnTap") } }
  /// Whether the keyboard hides the bars. Bars aren't hidden here, and a warning says so.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { warnOfBars(hidesBarsWhenKeyboardAppears, "hidesBarsWhenKeyboardAppears") }
  }
  /// Whether the bars are hidden on a phone held sideways. Bars aren't hidden here, and a warning says so.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { warnOfBars(hidesBarsWhenVerticallyCompact, "hidesBarsWhenVerticallyCompact") }
  }
  private final func warnOfBars(_ isOn: Bool, _ property: String) {
    if isOn { warnOnce("UINavigationController.\(property) hides no bars here; a test calls setNavigationBarHidden") }
  }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes an empty navigation controller with bars of classes, which are made through `init(frame:)`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    self.navigationBarClass = navigationBarClass as? UINavigationBar.Type
    if let bar = (toolbarClass as? UIToolbar.Type)?.made(frame: .zero) as? UIToolbar { toolbar = bar }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(
      top: showsNavigationBar ? navigationBar.frame.maxY : 0,
      left: 0,
      bottom: isToolbarHidden ? 0 : toolbar.frame.height,
      right: 0
    )
  }

  override var opaqueBarEdges: UIRectEdge {
    [navigationBar.isTranslucent ? [] : .top, toolbar.isTranslucent ? [] : .bottom]
  }

  override func collapsingBar(over child: UIViewController) -> (any CollapsingBar)? {
    let (item, owner) = (child.navigationItem, barOwner)
    return owner.showsNavigationBar && item.bar === owner.navigationBar ? item : nil
  }

  override var shownChildren: [UIViewController] { isViewLoaded ? stack.suffix(1).map { $0 } : [] }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: navigationBar.contentHeight)
    navigationBar.autoresizingMask = .flexibleWidth
    navigationBar.contentChanged()
    toolbar.frame = CGRect(x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
    toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    toolbar.isHidden = isToolbarHidden
    self.view = view
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    exchange(nil, for: stack.last, animated: false, in: view)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if Set(viewControllers.map(ObjectIdentifier.init)).count < viewControllers.count {
      stop(
        "All view controllers in a navigation controller must be distinct "
          + "(\(viewControllers.map { "<\(type(of: $0))>" }))"
      )
    }
    change(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewController is UINavigationController, !allowsNesting {
      stop("Pushing a navigation controller is not supported")
    }
    if viewController is UISplitViewController {
      stop("Split View Controllers cannot be pushed to a Navigation Controller <\(type(of: self))>")
    }
    if stack.contains(where: { $0 === viewController }) {
      stop("Pushing the same view controller instance more than once is not supported (<\(type(of: viewController))>)")
    }
    change(to: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return last
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      stop("Tried to pop to a view controller that doesn't exist.")
    }
    let gone = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return gone
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let left = childContaining(source)
    return (stack.firstIndex { $0 === left }.map { Array(stack[..<$0]) } ?? stack).reversed()
  }
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  override func titleChanged() {
    if ownTabBarItem == nil, let root = stack.first { root.tabBarItem.title = title } else { super.titleChanged() }
  }

  // As in UIKit the delegate is also told when the navigation controller itself appears.
  override func willShowChild(animated: Bool) {
    guard let last = stack.last else { return }
    announced = last
    delegate?.navigationController(self, willShow: last, animated: animated)
  }
  override func didShowChild(animated: Bool) {
    // Another one may have been pushed in the meantime.
    guard let announced else { return }
    self.announced = nil
    delegate?.navigationController(self, didShow: announced, animated: animated)
  }
  /// The view controller with which the navigation controller appears, while it does.
  private final weak var announced: UIViewController?

  /// Pushes the secondary view controller of a split view that collapses, also a navigation controller.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) { pushViewController(secondaryViewController, animated: false) }
  /// Pops the top view controller for a split view that expands. The default if it is the root.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    popViewController(animated: false) ?? super.separateSecondaryViewController(for: splitViewController)
  }

  /// Updates the toolbar with the items of the top view controller.
  final func toolbarItemsChanged(of controller: UIViewController) {
    if controller === stack.last { toolbar.items = controller.toolbarItems }
  }

  /// Gives the navigation bar the height of its content.
  final func placeNavigationBar() {
    guard isViewLoaded, navigationBar.frame.height != navigationBar.contentHeight else { return }
    navigationBar.frame.size.height = navigationBar.contentHeight
    barsChanged()
  }

  private final func changeBottomBar() {
    let hides = stack.contains { $0.hidesBottomBarWhenPushed }
    if hides == hidesBottomBar { return }
    hidesBottomBar = hides
    tabBarController?.placeBar()
  }

  private final func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    for controller in new where controller.parent !== self { addChild(controller) }
    stack = new
    changeBottomBar()
    let gone = old.filter { controller in !new.contains { $0 === controller } }
    let added = new.filter { controller in !old.contains { $0 === controller } }
    showItems()
    // A search of the old or the new top view controller may hide the bar.
    if navigationBar.isHidden == showsNavigationBar { placeBarsOfStack() }
    nestingChanged(added)
    toolbar.items = new.last?.toolbarItems
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.transition = .leavingParent
    }
    for controller in added { controller.transition = .enteringParent }
    let isPop = old.contains { $0 === new.last }
    let coordinator =
      animated && new.last !== old.last ? animatedChange(from: old.last, to: new.last, isPop: isPop) : nil
    if let last = new.last, last !== old.last, appearance != .disappeared {
      announced = hasAppeared ? nil : last
      delegate?.navigationController(self, willShow: last, animated: animated)
    }
    if new.last !== old.last, let view = viewIfLoaded {
      exchange(old.last, for: new.last, animated: animated, in: view)
    }
    if let last = new.last, last !== old.last, hasAppeared {
      delegate?.navigationController(self, didShow: last, animated: animated)
    }
    for controller in gone {
      controller.removeFromParent()
      controller.transition = nil
    }
    nestingChanged(gone)
    for controller in added {
      controller.didMove(toParent: self)
      controller.transition = nil
    }
    coordinator?.end()
  }

  /// Begins an animated change of the stack, and returns it, or `nil` if the stack isn't on the screen.
  private final func animatedChange(
    from old: UIViewController?,
    to new: UIViewController?,
    isPop: Bool
  ) -> ImmediateTransition? {
    guard hasAppeared, let view = viewIfLoaded else { return nil }
    if let old, let new {
      let operation = isPop ? Operation.pop : .push
      Self.warnOfAnimator(delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new))
    }
    return ImmediateTransition(of: [self], from: old, to: new, in: view)
  }
}
