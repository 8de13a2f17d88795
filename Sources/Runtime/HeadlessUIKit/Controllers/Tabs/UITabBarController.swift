open class UITabBarController: UIViewController, UITabBarDelegate {
  package override class var uiKitClass: UIKitClass { tabBarControllerClass }

  private final var tabs: [UIViewController] = []
  private final var index = 0
  /// The tab of all view controllers that have no tab of their own.
  private final lazy var moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  private static let mostTabs = 5
  open var tabBar: UITabBar { ownTabBar }
  private final lazy var ownTabBar: UITabBar = {
    let bar = UITabBar()
    bar.controller = self
    return bar
  }()
  /// Takes the bar of a document that specifies its class.
  final func take(_ bar: UITabBar) {
    bar.controller = self
    ownTabBar = bar
  }
  open weak var delegate: UITabBarControllerDelegate?

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// The user ended customizing the tabs. Never called here.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open override func addChild(_ childController: UIViewController) {
    if childController.parent !== self { setViewControllers(tabs + [childController], animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    let new = viewControllers ?? []
    for controller in new where controller.parent !== self { super.addChild(controller) }
    let gone = tabs.filter { tab in !new.contains { $0 === tab } }
    for controller in gone { controller.willMove(toParent: nil) }
    let added = new.filter { controller in !tabs.contains { $0 === controller } }
    tabs = new
    index = new.firstIndex { $0 === old } ?? (new.indices.contains(index) ? index : 0)
    tabBar.show(shownItems)
    showSelected(instead: old)
    for controller in gone { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  open var selectedIndex: Int {
    get { tabs.indices.contains(index) ? index : NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else { return }
      let old = selectedViewController
      index = newValue
      showSelected(instead: old)
    }
  }

  /// Shows or hides the bar as the selected navigation controller requests. It slides out at the bottom; `isHidden`
  /// remains the app's.
  final func placeBar() {
    guard let view = viewIfLoaded else { return }
    let isAway = (selectedViewController as? UINavigationController)?.hidesBottomBar ?? false
    let top = view.bounds.height - (isAway ? 0 : tabBar.frame.height)
    if tabBar.frame.minY == top { return }
    tabBar.frame.origin.y = top
    barsChanged()
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(index) ? tabs[index] : nil }
    set {
      if let found = tabs.firstIndex(where: { $0 === newValue }) {
        selectedIndex = found
      } else if tabs.count > Self.mostTabs, newValue === moreNavigationController {
        warnOnce("The tab More can't be selected here: its navigation controller has no view controllers")
      } else {
        stop(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
            + "view controllers can be selected."
        )
      }
    }
  }

  /// As in UIKit, at most five tabs: the last one represents the others.
  private final var shownItems: [UITabBarItem] {
    let items = tabs.compactMap(\.tabBarItem)
    return items.count > Self.mostTabs ? items.prefix(Self.mostTabs - 1) + [moreItem] : items
  }

  // As in UIKit the tabs are the children.
  override func childLeft(_ child: UIViewController) {
    guard let place = tabs.firstIndex(where: { $0 === child }) else { return }
    let old = selectedViewController
    tabs.remove(at: place)
    index = tabs.firstIndex { $0 === old } ?? (tabs.indices.contains(index) ? index : 0)
    tabBar.show(shownItems)
    showSelected(instead: old)
  }

  /// Shows the tabs again, after a view controller got another one.
  final func itemsChanged() {
    tabBar.show(shownItems)
    tabBar.showSelection(selectedItem)
  }

  private final var selectedItem: UITabBarItem? {
    let items = shownItems
    return tabs.indices.contains(index) ? items[min(index, items.count - 1)] : nil
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    selectedViewController = subsequentVC
  }

  private final func showSelected(instead old: UIViewController?) {
    tabBar.showSelection(selectedItem)
    placeBar()
    if hasAppeared, let old, let new = selectedViewController, new !== old {
      Self.warnOfAnimator(delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new))
    }
    if let view = viewIfLoaded {
      exchange(old, for: selectedViewController, animated: false, in: view, order: .newFirst)
    }
  }

  override var opaqueBarEdges: UIRectEdge { tabBar.isTranslucent ? [] : .bottom }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    let height = tabBar.isHidden ? 0 : view.bounds.height - tabBar.frame.minY
    return UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
  }

  override var shownChildren: [UIViewController] { isViewLoaded ? selectedViewController.map { [$0] } ?? [] : [] }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - 49, width: view.bounds.width, height: 49)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    self.view = view
    view.addSubview(tabBar)
    placeBar()
    tabBar.showSelection(selectedItem)
    exchange(nil, for: selectedViewController, animated: false, in: view)
  }
  /// The view controllers whose tabs the user may move. Stored; has no effect here.
  open var customizableViewControllers: [UIViewController]?
  /// The navigation controller of the tab More. It has no view controllers here.
  open private(set) lazy var moreNavigationController = UINavigationController()
  @available(iOS 18, *)
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }
  @available(iOS 18, *)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}
