import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Work that view controllers add to their transition, and view controllers that ask what comes and goes.
@MainActor struct TransitionCoordinatorTests {
  /// Adds work to its transition whenever it appears or disappears.
  private final class Screen: LoggedController {
    override func viewWillAppear(_ animated: Bool) { add("appears") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { add("disappears") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did disappear") }

    private func add(_ event: String) {
      guard let transitionCoordinator else { return log.lines.append("\(name) \(event) alone") }
      transitionCoordinator.animate(
        alongsideTransition: { [name, log] _ in log.lines.append("\(name) \(event)") },
        completion: { [name, log] in log.lines.append("\(name) done\($0.isCancelled ? ", canceled" : "")") }
      )
    }
  }

  private static func shown(_ controller: UIViewController) -> UIWindow {
    UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), showing: controller)
  }

  @Test func workRunsAlongWithAnAnimatedChangeOfTheStackAndAfterIt() {
    let log = Log()
    let navigation = UINavigationController(rootViewController: Screen("A", log))
    let window = Self.shown(navigation)
    #expect(log.lines == ["A appears alone", "A did appear"])
    log.lines = []
    navigation.pushViewController(Screen("B", log), animated: true)
    #expect(log.lines == ["A disappears", "B appears", "A did disappear", "B did appear", "A done", "B done"])
    log.lines = []
    navigation.popViewController(animated: false)
    #expect(log.lines == ["B disappears alone", "A appears alone", "B did disappear", "A did appear"])
    withExtendedLifetime(window) { #expect(navigation.transitionCoordinator == nil) }
  }

  @Test func workRunsAlongWithAPresentationAndADismissal() {
    let log = Log()
    let root = Screen("A", log)
    let window = Self.shown(root)
    log.lines = []
    let presented = Screen("B", log)
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: true) { log.lines.append("completion") }
    #expect(
      log.lines == [
        "A disappears", "B appears", "B did appear", "A did disappear", "A done", "B done", "completion",
      ]
    )
    log.lines = []
    root.dismiss(animated: true) { log.lines.append("completion") }
    #expect(
      log.lines == [
        "B disappears", "A appears", "A did appear", "B did disappear", "B done", "A done", "completion",
      ]
    )
    withExtendedLifetime(window) { #expect(root.transitionCoordinator == nil) }
  }

  /// The delegate of a coordinator that removes what belongs to a screen once the user went back from it.
  private final class Flow: NSObject, UINavigationControllerDelegate {
    var gone: [UIViewController] = []
    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
        !navigationController.viewControllers.contains(from)
      else { return }
      gone.append(from)
    }
  }

  @Test func aDelegateFindsOutWhichScreenWasLeft() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let flow = Flow()
    navigation.delegate = flow
    let window = Self.shown(navigation)
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: true)
    #expect(flow.gone == [])
    navigation.interactivePopGestureRecognizer?.user.recognize()
    withExtendedLifetime(window) { #expect(flow.gone == [detail]) }
  }

  private final class Turning: UIViewController {
    var isCoordinated = false
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      isCoordinated = transitionCoordinator === coordinator && coordinator.isAnimated
    }
  }

  @Test func aRotationIsATransitionOfAllControllers() {
    let child = Turning()
    let window = Self.shown(UINavigationController(rootViewController: child))
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(child.isCoordinated && child.transitionCoordinator == nil)
  }

  // MARK: The swipe that leads back

  /// A change of the top view controller's bar, and whether a swipe from the edge leads back then.
  struct Bar: NamedCase {
    let name: String
    let goesBack: Bool
    let change: @MainActor @Sendable (UINavigationController, UINavigationItem) -> Void
  }

  @Test(arguments: [
    Bar(name: "as it is", goesBack: true) { _, _ in },
    Bar(name: "another button at the right", goesBack: true) { $1.rightBarButtonItem = UIBarButtonItem(title: "Edit") },
    Bar(name: "another button instead", goesBack: false) { $1.leftBarButtonItem = UIBarButtonItem(title: "Close") },
    Bar(name: "another button beside", goesBack: true) {
      $1.leftBarButtonItem = UIBarButtonItem(title: "Close")
      $1.leftItemsSupplementBackButton = true
    },
    Bar(name: "no back button", goesBack: false) { $1.hidesBackButton = true },
    Bar(name: "no bar", goesBack: false) { navigation, _ in navigation.setNavigationBarHidden(true, animated: false) },
    Bar(name: "no bar and no delegate", goesBack: true) { navigation, _ in
      navigation.setNavigationBarHidden(true, animated: false)
      navigation.interactivePopGestureRecognizer?.delegate = nil
    },
  ])
  func aSwipeLeadsBackOnlyWhileThereIsABackButton(_ row: Bar) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = Self.shown(navigation)
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: true)
    row.change(navigation, detail.navigationItem)
    navigation.interactivePopGestureRecognizer?.user.recognize()
    withExtendedLifetime(window) { #expect((navigation.topViewController !== detail) == row.goesBack) }
  }
}
