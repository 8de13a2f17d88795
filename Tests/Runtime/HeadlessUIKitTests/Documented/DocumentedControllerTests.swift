import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Behavior of controllers and view trees that UIKit's documentation states.
@MainActor struct DocumentedControllerTests {
  /// The delegate is called "only in response to user taps", not when code selects a tab. A tap of the selected tab
  /// pops its navigation controller to the root.
  @Test(arguments: [false, true]) func onlyTapsOfTabsAreTold(isShown: Bool) {
    final class Told: NSObject, UITabBarControllerDelegate {
      var lines: [String] = []
      func tabBarController(_: UITabBarController, shouldSelect _: UIViewController) -> Bool {
        lines.append("asked")
        return true
      }
      func tabBarController(_: UITabBarController, didSelect _: UIViewController) { lines.append("selected") }
    }
    let (told, tabs, other) = (Told(), UITabBarController(), UIViewController())
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(tabs.selectedIndex == NSNotFound)
    tabs.viewControllers = [navigation, other]
    tabs.delegate = told
    let window = isShown ? UIWindow(showing: tabs) : nil
    #expect(!other.isViewLoaded)
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1 && told.lines.isEmpty)
    tabs.selectedViewController = navigation
    #expect(tabs.selectedIndex == 0 && told.lines.isEmpty)
    navigation.pushViewController(UIViewController(), animated: false)
    tabs.user.tapTab(at: 1)
    tabs.user.tapTab(at: 0)
    #expect(navigation.viewControllers.count == 2)
    tabs.user.tapTab(at: 0)
    #expect(navigation.viewControllers.count == 1)
    #expect(told.lines == ["asked", "selected", "asked", "selected", "asked", "selected"])
    withExtendedLifetime(window) {}
  }

  /// A window is as large as the screen, and hidden until the app shows it. Its next responders are its scene and the
  /// app.
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
}
