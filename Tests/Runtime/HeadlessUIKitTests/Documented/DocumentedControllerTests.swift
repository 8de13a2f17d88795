import HeadlessUIKit
import HeadlessUIKitTesting
import ReuseGenTestSupport
import Testing

/// Behavior of controllers and view trees that UIKit's documentation states.
@MainActor struct DocumentedControllerTests {
  /// A tap of the selected tab pops its navigation controller to the root.
  @Test func aTapOfTheSelectedTabReturnsToTheRoot() {
    final class Told: NSObject, UITabBarControllerDelegate {
      var selected = 0
      func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController) {
        selected += 1
      }
    }
    let told = Told()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    tabs.delegate = told
    navigation.pushViewController(UIViewController(), animated: false)
    tabs.user.tapTab(at: 1)
    tabs.user.tapTab(at: 0)
    #expect(navigation.viewControllers.count == 2)
    tabs.user.tapTab(at: 0)
    #expect(navigation.viewControllers.count == 1 && told.selected == 3)
  }

  /// The delegate is called "only in response to user taps", not when code selects a tab.
  @Test func aTabThatCodeSelectsIsNotTold() {
    final class Told: NSObject, UITabBarControllerDelegate {
      var count = 0
      func tabBarController(_ controller: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        count += 1
        return false
      }
      func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController) { count += 1 }
    }
    let told = Told()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.delegate = told
    #expect(UITabBarController().selectedIndex == NSNotFound)
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1 && told.count == 0)
    tabs.selectedViewController = tabs.viewControllers?.first
    #expect(tabs.selectedIndex == 0 && told.count == 0)
  }

  /// A window is as large as the screen, and hidden until the app shows it. Its next responders are its scene and the app.
  @Test func aNewWindowIsHidden() {
    let (window, screen) = (UIWindow(), UIViewController())
    #expect(window.frame == UIScreen.main.bounds)
    window.rootViewController = screen
    #expect(window.isHidden && !screen.isViewLoaded)
    window.isHidden = true
    #expect(window.isHidden && !screen.isViewLoaded)
    window.isHidden = false
    #expect(!window.isHidden && screen.view.window === window)
    #expect(window.next === window.windowScene && window.windowScene?.next === UIApplication.shared)
  }

  /// `addChild` calls `willMove(toParent:)`, and `removeFromParent` calls `didMove(toParent:)`; a container calls the
  /// others.
  @Test func aContainerCallsHalfOfTheMoves() {
    final class Child: UIViewController {
      var moves: [String] = []
      override func willMove(toParent parent: UIViewController?) { moves.append(parent == nil ? "will -" : "will +") }
      override func didMove(toParent parent: UIViewController?) { moves.append(parent == nil ? "did -" : "did +") }
    }
    let (child, first, second) = (Child(), UIViewController(), UIViewController())
    first.addChild(child)
    #expect(child.moves == ["will +"])
    child.didMove(toParent: first)
    // "If the new child view controller is already the child of a container view controller, it is removed first."
    second.addChild(child)
    #expect(child.moves == ["will +", "did +", "did -", "will +"])
    #expect(first.children.isEmpty && child.parent === second)
    child.removeFromParent()
    #expect(child.moves.last == "did -" && child.parent == nil)
  }

  /// "Calling this method removes any constraints that refer to the view you are removing, or that refer to any view in
  /// the subtree of the view you are removing."
  @Test func aRemovedViewLosesItsConstraintsToTheRest() {
    let (host, box, inner, sibling) = (UIView(), UIView(), UIView(), UIView())
    for view in [box, sibling] { host.addSubview(view) }
    box.addSubview(inner)
    let kept = [
      inner.widthAnchor.constraint(equalTo: box.widthAnchor), sibling.topAnchor.constraint(equalTo: host.topAnchor),
    ]
    let lost = [
      box.topAnchor.constraint(equalTo: host.topAnchor), inner.leadingAnchor.constraint(equalTo: sibling.leadingAnchor),
    ]
    NSLayoutConstraint.activate(kept + lost)
    box.removeFromSuperview()
    #expect(kept.allSatisfy(\.isActive) && lost.filter(\.isActive).isEmpty)
    host.addSubview(box)
    #expect(lost.filter(\.isActive).isEmpty)
  }

  /// A view that leaves the stack view's subviews leaves its arranged ones; the other way around it stays visible.
  @Test func aStackArrangesOnlyItsSubviews() {
    let (stack, first, second) = (UIStackView(), UIView(), UIView())
    for view in [first, second] { stack.addArrangedSubview(view) }
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(first)
    #expect(first.superview === stack && stack.arrangedSubviews == [second])
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [first])
  }

  /// "Priorities may not change from nonrequired to required, or from required to nonrequired" while installed.
  @Test(.tags(.process), .promptExit) func aConstraintThatIsInstalledStaysRequired() async {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    // Parchment does so before its view is in a window.
    width.priority = .defaultLow
    width.isActive = false
    width.priority = .required
    width.isActive = true
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (window, view) = (UIWindow(), UIView())
        window.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.priority = .defaultLow
      }
    }
    result.expectTexts([
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.",
      "You passed priority 250 and the existing priority was 1000.",
    ])
  }

  /// A navigation controller can't be on the stack of another.
  @Test(.tags(.process), .promptExit) nonisolated func aNavigationControllerCannotBePushed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UINavigationController(), animated: false)
      }
    }
    result.expectTexts(["Pushing a navigation controller is not supported"])
  }

  /// A split view can't be on the stack of a navigation controller.
  @Test(.tags(.process), .promptExit) nonisolated func aSplitViewCannotBePushed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UISplitViewController(), animated: false)
      }
    }
    result.expectTexts(["Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController>"])
  }
}
