import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// Buttons in bars, and the visibility of bars.
@MainActor struct BarTests {
  /// A button, its title, and the result of a tap.
  struct Row: NamedCase {
    let name: String
    let title: String?
    let told: [String]
    let make: @MainActor @Sendable (Pressed) -> UIBarButtonItem
  }

  @Test(arguments: [
    Row(name: "title", title: "Own", told: ["action"]) { UIBarButtonItem(title: "Own", primaryAction: $0.action) },
    Row(name: "action's title", title: "Action", told: ["action"]) { UIBarButtonItem(primaryAction: $0.action) },
    Row(name: "system", title: nil, told: ["action"]) { UIBarButtonItem(systemItem: .trash, primaryAction: $0.action) },
    Row(name: "target", title: nil, told: ["press"]) {
      UIBarButtonItem(barButtonSystemItem: .done, target: $0, action: NSSelectorFromString("press:"))
    },
    Row(name: "target set later", title: "Own", told: ["press"]) {
      let item = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
      item.target = $0
      item.action = "press:"
      return item
    },
    Row(name: "an action goes before a target", title: "Action", told: ["action"]) {
      let item = UIBarButtonItem(title: "Own", style: .plain, target: $0, action: NSSelectorFromString("press:"))
      item.primaryAction = $0.action
      return item
    },
  ])
  func tappingABarButtonPerformsItsAction(_ row: Row) {
    let pressed = Pressed()
    let item = row.make(pressed)
    item.user.tap()
    #expect(item.title == row.title && pressed.told == row.told)
  }

  /// A screen that performs the action of its buttons, whose field may be edited.
  private final class Screen: UIViewController, KeyedActions {
    let field = Editor()
    var told: [String] = []
    static var keyedActions: [KeyedAction] { [KeyedAction("press:", Screen.press)] }
    private func press(_ sender: UIBarButtonItem) { told.append(sender.title ?? "") }
    override func viewDidLoad() { view.addSubview(field) }
  }

  /// A field that performs the action itself.
  private final class Editor: UIView, KeyedActions {
    var presses = 0
    override var canBecomeFirstResponder: Bool { true }
    static var keyedActions: [KeyedAction] { [KeyedAction("press:", Editor.press)] }
    private func press(_ sender: UIBarButtonItem) { presses += 1 }
  }

  @Test func anActionWithoutATargetGoesUpTheResponderChain() {
    let action = NSSelectorFromString("press:")
    // A parent performs it, because the chain of the bar has the navigation controller and not its screens.
    let (parent, content) = (Screen(), UIViewController())
    let navigation = UINavigationController(rootViewController: content)
    parent.addChild(navigation)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    parent.view.addSubview(navigation.view)
    navigation.didMove(toParent: parent)
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Top",
      style: .plain,
      target: nil,
      action: action
    )
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 320, height: 44))
    toolbar.items = [UIBarButtonItem(title: "Bottom", style: .plain, target: nil, action: action)]
    parent.view.addSubview(toolbar)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.show(parent)
    content.navigationItem.rightBarButtonItem?.user.tap()
    toolbar.items?.first?.user.tap()
    #expect(parent.told == ["Top", "Bottom"] && parent.field.presses == 0)
    parent.field.becomeFirstResponder()
    toolbar.items?.first?.user.tap()
    #expect(parent.told == ["Top", "Bottom"] && parent.field.presses == 1)
  }

  @Test func aToolbarFollowsItsController() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    controller.setToolbarItems([.flexibleSpace(), UIBarButtonItem(title: "Delete")], animated: true)
    #expect(navigation.toolbar.items?.map(\.title) == [nil, "Delete"])
  }

  @Test func aSwipeFromTheEdgeGoesBack() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.loadViewIfNeeded()
    navigation.interactivePopGestureRecognizer?.user.recognize()
    #expect(navigation.viewControllers.count == 1)
  }

  /// A tab bar controller with a button in the middle that isn't a tab.
  private final class Tabs: UITabBarController {
    var selected: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      selected.append("\(item.title ?? ""), tab \(selectedIndex) still shows")
    }
  }

  private final class Refusing: UITabBarControllerDelegate {
    func tabBarController(_: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      viewController.title != "Add"
    }
  }

  @Test func aSubclassIsToldAboutATabBeforeItChanges() {
    let (tabs, delegate) = (Tabs(), Refusing())
    tabs.viewControllers = ["Home", "Add", "Profile"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    tabs.delegate = delegate
    for index in [1, 2] { tabs.user.tapTab(at: index) }
    withExtendedLifetime(delegate) {
      #expect(tabs.selected == ["Profile, tab 0 still shows"] && tabs.selectedIndex == 2)
    }
  }

  @Test func aWindowPostsThatItIsShownAndHidden() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let names = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification]
    let posts = posted(names, by: window) {
      window.isHidden = true
      window.makeKeyAndVisible()
      window.isHidden = false
      window.isHidden = true
    }
    #expect(posts == names.map(\.rawValue))
  }

  @Test func aPushedControllerHidesTheTabBar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), showing: tabs)
    var told: [[CGFloat]] = []
    func note() {
      window.layoutIfNeeded()
      told.append([navigation.topViewController?.view.safeAreaInsets.bottom ?? -1, tabs.tabBar.frame.minY])
    }
    let quiet = UIViewController()
    quiet.hidesBottomBarWhenPushed = true
    navigation.pushViewController(quiet, animated: true)
    note()
    navigation.pushViewController(UIViewController(), animated: true)
    note()
    navigation.popToRootViewController(animated: true)
    note()
    #expect(told == [[0, 480], [0, 480], [49, 431]])
  }
}

final class Pressed: NSObject, KeyedActions {
  var told: [String] = []
  var action: UIAction { UIAction(title: "Action") { [weak self] _ in self?.told.append("action") } }
  static var keyedActions: [KeyedAction] { [KeyedAction("press:", Pressed.press)] }
  private func press(_ sender: UIBarButtonItem) { told.append("press") }
}
