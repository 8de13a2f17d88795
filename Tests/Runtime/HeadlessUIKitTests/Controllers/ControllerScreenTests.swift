import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// Status bar, orientation, layout and appearance of view controllers.
@MainActor struct ControllerScreenTests {
  /// Controllers in a window, and the status bar that they request.
  struct Bar: NamedCase {
    let name: String
    var root: @MainActor @Sendable () -> UIViewController = { UIViewController() }
    /// The style in which the root presents a controller with a light status bar.
    var presents: UIModalPresentationStyle?
    var captures = false
    let style: UIStatusBarStyle
    let isHidden: Bool
  }

  @Test(arguments: [
    Bar(name: "unspecified", root: { UIViewController() }, style: .default, isHidden: false),
    Bar(name: "the root", root: { LightController() }, style: .lightContent, isHidden: true),
    Bar(
      name: "the bar of a navigation",
      root: { UINavigationController(rootViewController: LightController()) },
      style: .default,
      isHidden: true
    ),
    Bar(
      name: "a navigation without a bar",
      root: {
        let navigation = UINavigationController(rootViewController: LightController())
        navigation.setNavigationBarHidden(true, animated: false)
        return navigation
      },
      style: .lightContent,
      isHidden: true
    ),
    Bar(
      name: "the tab that shows",
      root: {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), LightController()]
        tabs.selectedIndex = 1
        return tabs
      },
      style: .lightContent,
      isHidden: true
    ),
    Bar(name: "one that covers all", presents: .fullScreen, style: .lightContent, isHidden: true),
    Bar(name: "one that doesn't", presents: .pageSheet, style: .default, isHidden: false),
    Bar(name: "one that requests it", presents: .overFullScreen, captures: true, style: .lightContent, isHidden: true),
  ])
  func theFrontmostControllerDeterminesTheStatusBar(_ row: Bar) {
    let window = UIWindow(showing: row.root())
    if let style = row.presents {
      let light = LightController()
      light.modalPresentationStyle = style
      light.modalPresentationCapturesStatusBarAppearance = row.captures
      window.rootViewController?.present(light, animated: false)
    }
    #expect(window.statusBarStyle == row.style && window.isStatusBarHidden == row.isHidden)
  }

  @Test func rotatingCallsControllersBeforeTheLayoutAndAnimationsAfterIt() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let log = Log()
    let root = TurningController("root", log)
    let child = TurningController("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: root)
    window.show(root)
    child.view.frame = root.view.bounds
    log.lines = []
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(
      log.lines == [
        "root will be 844.0 wide, is 390.0", "child will be 844.0 wide, is 390.0", "child along: 844.0",
        "root along: 844.0", "child done", "root done",
      ]
    )
    window.frame.origin.x = 5
    #expect(log.lines.count == 6, "the same size")
  }

  @Test func theControllerIsCalledAroundTheLayoutOfItsView() {
    let log = Log()
    let controller = LayoutController(log)
    controller.loadViewIfNeeded()
    controller.view.layoutIfNeeded()
    #expect(log.lines == ["constraints", "will", "layout", "did"])
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    controller.view.setNeedsUpdateConstraints()
    #expect(controller.view.needsUpdateConstraints())
    controller.view.layoutIfNeeded()
    #expect(log.lines.dropFirst(4) == ["will", "layout", "did", "constraints", "will", "layout", "did"])
  }

  @Test func theViewIsLaidOutBeforeItAppeared() {
    let log = Log()
    let controller = AppearingController("root", log)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(controller)
    #expect(log.lines == ["root will appear", "root didLayout", "root did appear"])
  }

  @Test func childrenAppearWithTheirViews() {
    let log = Log()
    let root = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(root)
    let child = AppearingController("child", log)
    root.addChild(child)
    #expect(log.lines.isEmpty)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(log.lines == ["child will appear", "child did appear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.lines.suffix(2) == ["child will disappear", "child did disappear"])
  }

  @Test func aContainerCanForwardAppearanceMethods() {
    let log = Log()
    let root = ForwardingController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(root)
    let child = AppearingController("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(log.lines.isEmpty)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(log.lines == ["child will appear", "child did appear", "child will disappear", "child did disappear"])
  }

  @Test func controllersKnowWhyTheyAppearAndDisappear() {
    let log = Log()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(navigation)
    navigation.pushViewController(ReasonController(log), animated: false)
    navigation.popViewController(animated: false)
    navigation.present(ReasonController(log), animated: false)
    navigation.dismiss(animated: false)
    #expect(log.lines == ["comes: moving", "goes: moving", "comes: presented", "goes: dismissed"])
  }

  @Test func theEditButtonFollowsEditing() {
    let controller = UITableViewController(style: .plain)
    let button = controller.editButtonItem
    #expect(button.title == "Edit" && button.systemItem == .edit)
    button.user.tap()
    #expect(controller.isEditing && controller.tableView.isEditing && button.title == "Done")
    button.user.tap()
    #expect(!controller.isEditing && button.title == "Edit" && controller.editButtonItem === button)
  }

  @Test func aParentIsToldAboutPreferredSizes() {
    let root = SizingController()
    let child = UIViewController()
    root.addChild(child)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(root.told == [CGSize(width: 100, height: 50)])
  }
}
