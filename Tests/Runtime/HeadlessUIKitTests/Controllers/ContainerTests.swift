import HeadlessUIKitTesting
import Testing

@testable import HeadlessUIKit

/// The calls of navigation and tab bar controllers: to their children, their delegates and their subclasses.
@MainActor struct ContainerTests {
  @Test(arguments: [0, 1, 2]) func aViewMadeForAControllerFollowsItsSuperview(kind: Int) {
    let made = [
      UIViewController(), UITableViewController(),
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
    ]
    #expect(made[kind].view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  private final class Screen: LoggedController {
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did appear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) will disappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did disappear \(animated)") }
  }

  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func theRootOfAStackIsPushed() {
    final class Stack: UINavigationController {
      var pushes = 0
      override func pushViewController(_ controller: UIViewController, animated: Bool) {
        pushes += 1
        super.pushViewController(controller, animated: animated)
      }
    }
    let stack = Stack(rootViewController: UIViewController())
    #expect(stack.pushes == 1 && stack.viewControllers.count == 1)
  }

  @Test func theTabOfAStackIsThatOfItsRoot() {
    let (root, tabs) = (UIViewController(), UITabBarController())
    root.title = "Home"
    let stack = UINavigationController(rootViewController: root)
    tabs.viewControllers = [stack]
    #expect(tabs.tabBar.items?.first === root.tabBarItem && root.tabBarItem.title == "Home")
    root.tabBarItem = UITabBarItem(title: "Start", image: nil, tag: 3)
    #expect(tabs.tabBar.items?.map(\.title) == ["Start"] && tabs.tabBar.selectedItem?.tag == 3)
    stack.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
    #expect(tabs.tabBar.items?.map(\.title) == ["Own"])
  }

  @Test func aChildOfATabBarControllerIsATab() {
    let (tabs, child) = (UITabBarController(), UIViewController())
    tabs.addChild(child)
    tabs.addChild(child)
    #expect(tabs.viewControllers == [child] && tabs.children == [child] && tabs.tabBar.items?.count == 1)
    #expect(tabs.selectedViewController === child)
  }

  /// "If the previously selected view controller is not in the new array", the one at its index is selected.
  @Test(arguments: [(2, 1), (1, 0)])
  func anIndexStaysSelected(count: Int, selected: Int) {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = 1
    tabs.viewControllers = (0..<count).map { _ in UIViewController() }
    #expect(tabs.selectedIndex == selected)
  }

  @Test func theNextTabIsToldFirst() {
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen("a", log), Screen("b", log)]
    window.show(tabs)
    _ = log.take()
    tabs.user.tapTab(at: 1)
    #expect(
      log.take() == ["b will appear false", "a will disappear false", "a did disappear false", "b did appear false"]
    )
  }

  private final class Flow: NSObject, UINavigationControllerDelegate {
    var told: [String] = []

    func navigationController(_: UINavigationController, willShow controller: UIViewController, animated: Bool) {
      told.append("will \(controller.title ?? "")")
    }
    func navigationController(_: UINavigationController, didShow controller: UIViewController, animated: Bool) {
      told.append("did \(controller.title ?? "")")
    }
  }

  private func titled(_ title: String, _ controller: UIViewController = UIViewController()) -> UIViewController {
    controller.title = title
    return controller
  }

  @Test func theDelegateOfAStackIsToldOfWhatIsShown() {
    let flow = Flow()
    let stack = UINavigationController(rootViewController: titled("root"))
    stack.delegate = flow
    stack.pushViewController(titled("a"), animated: false)
    stack.loadViewIfNeeded()
    stack.pushViewController(titled("b"), animated: false)
    #expect(flow.told.isEmpty)
    window.show(stack)
    #expect(flow.told == ["will b", "did b"])
    stack.popViewController(animated: false)
    #expect(flow.told == ["will b", "did b", "will a", "did a"])
  }

  @Test(arguments: [(true, ["will root", "will next", "did next"]), (false, ["will root", "did root"])])
  func aPushWhileAStackAppearsIsToldOnce(pushes: Bool, told: [String]) {
    final class Root: UIViewController {
      var pushed: UIViewController?
      override func viewDidAppear(_ animated: Bool) {
        if let pushed { navigationController?.pushViewController(pushed, animated: false) }
        pushed = nil
      }
    }
    let (flow, root) = (Flow(), Root())
    if pushes { root.pushed = titled("next") }
    let stack = UINavigationController(rootViewController: titled("root", root))
    stack.delegate = flow
    window.show(stack)
    #expect(flow.told == told)
  }

  @Test func aChildThatIsRemovedLeavesTheTabs() {
    let tabs = UITabBarController()
    let children = [UIViewController(), UIViewController(), UIViewController()]
    tabs.viewControllers = children
    tabs.selectedIndex = 2
    children[1].willMove(toParent: nil)
    children[1].removeFromParent()
    #expect(tabs.viewControllers == [children[0], children[2]] && tabs.tabBar.items?.count == 2)
    #expect(tabs.selectedViewController === children[2] && tabs.selectedIndex == 1)
    children[2].removeFromParent()
    #expect(tabs.selectedViewController === children[0])
  }

  /// A title doesn't make a tab of a stack's own, which would hide that of its root.
  @Test func theTitleOfAnEmptyStackMakesNoTab() {
    let (stack, root) = (UINavigationController(), UIViewController())
    stack.title = "Home"
    root.tabBarItem = UITabBarItem(title: "Start", image: nil, tag: 3)
    stack.viewControllers = [root]
    #expect(stack.tabBarItem === root.tabBarItem)
    stack.title = "Home"
    #expect(root.tabBarItem.title == "Home")
  }

  @Test func whatIsShownIsAnimated() {
    let (root, next) = (Screen("root", log), Screen("next", log))
    window.show(UINavigationController(rootViewController: root))
    _ = log.take()
    root.show(next, sender: nil)
    #expect(
      log.take() == [
        "root will disappear true", "next will appear true", "root did disappear true", "next did appear true",
      ]
    )
    UIView.performWithoutAnimation { next.show(Screen("last", log), sender: nil) }
    #expect(log.take().allSatisfy { $0.hasSuffix("false") })
  }

  @Test func bothChildrenAreToldAroundATransition() {
    let (container, old, new) = (UIViewController(), Screen("old", log), Screen("new", log))
    for child in [old, new] { container.addChild(child) }
    window.show(container)
    container.view.addSubview(old.view)
    _ = log.take()
    container.transition(from: old, to: new, duration: 0.2, animations: { [log] in log.lines.append("animations") })
    #expect(
      log.take() == [
        "new will appear true", "old will disappear true", "animations", "new did appear true",
        "old did disappear true",
      ]
    )
    #expect(new.viewIfLoaded?.superview === container.view && old.viewIfLoaded?.superview == nil)
  }
}
