import Testing

@testable import HeadlessUIKit

/// `viewIsAppearing(_:)` comes after `viewWillAppear(_:)`, in the window, before the layout and `viewDidAppear(_:)`.
@MainActor struct AppearanceOrderTests {
  private final class Logging: LoggedController {
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will") }
    override func viewIsAppearing(_ animated: Bool) {
      log.lines.append("\(name) is\(view.window == nil ? ", without a window" : "")")
    }
    override func viewDidLayoutSubviews() { log.lines.append("\(name) layout") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did") }
  }

  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func theRootAndItsChildrenAppearInOrder() {
    let (root, child) = (Logging("root", log), Logging("child", log))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    window.show(root)
    let lines = log.lines.filter { !$0.hasSuffix("layout") }
    #expect(lines == ["root will", "child will", "root is", "child is", "root did", "child did"])
    #expect(log.lines.firstIndex(of: "root is") ?? 9 < log.lines.firstIndex(of: "root layout") ?? 0)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func aPresentedViewControllerAppearsInItsWindow(style: UIModalPresentationStyle) {
    let root = UIViewController()
    window.show(root)
    let shown = Logging("shown", log)
    shown.modalPresentationStyle = style
    root.present(shown, animated: false)
    #expect(log.lines.filter { !$0.hasSuffix("layout") } == ["shown will", "shown is", "shown did"])
  }

  @Test func aPushedViewControllerAppearsInItsWindow() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.show(navigation)
    navigation.pushViewController(Logging("pushed", log), animated: false)
    #expect(log.lines.filter { !$0.hasSuffix("layout") } == ["pushed will", "pushed is", "pushed did"])
    #expect(log.lines.firstIndex(of: "pushed is") ?? 9 < log.lines.firstIndex(of: "pushed layout") ?? 0)
  }

  @Test func aChildThatIsAddedLaterAppearsOnce() {
    let root = UIViewController()
    window.show(root)
    let child = Logging("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    window.layoutIfNeeded()
    #expect(log.lines.filter { !$0.hasSuffix("layout") } == ["child will", "child is", "child did"])
  }

  @Test func itIsCalledAgainWhenTheViewAppearsAgain() {
    let root = Logging("root", log)
    window.show(root)
    let shown = UIViewController()
    shown.modalPresentationStyle = .fullScreen
    root.present(shown, animated: false)
    log.lines = []
    root.dismiss(animated: false)
    #expect(log.lines.filter { !$0.hasSuffix("layout") } == ["root will", "root is", "root did"])
  }

  private final class Loading: LoggedController {
    override func viewDidLoad() { log.lines.append("load") }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("will appear") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("will disappear") }
  }

  /// The ways to show another screen.
  enum Showing: CaseIterable { case push, presentation, tab }

  @Test(arguments: Showing.allCases) func aViewLoadsBeforeTheOneBelowDisappears(showing: Showing) {
    let (first, second, tabs) = (Loading(log), Loading(log), UITabBarController())
    let navigation = UINavigationController(rootViewController: first)
    tabs.viewControllers = showing == .tab ? [navigation, second] : [navigation]
    window.show(tabs)
    #expect(log.lines == ["load", "will appear"])
    log.lines = []
    switch showing {
    case .push: navigation.pushViewController(second, animated: true)
    case .presentation:
      second.modalPresentationStyle = .fullScreen
      first.present(second, animated: true)
    case .tab: tabs.selectedIndex = 1
    }
    let rest = ["will disappear", "will appear"]
    #expect(log.lines == ["load"] + (showing == .tab ? rest.reversed() : rest))
  }
}
