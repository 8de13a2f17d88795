import Testing

@testable import HeadlessUIKit

/// The areas that bars cover, and the insets with which lists avoid them.
@MainActor struct SafeAreaTests {
  private static let window = CGRect(x: 0, y: 0, width: 320, height: 480)

  /// A list in a controller, in containers that are on screen.
  private func show(_ list: UIScrollView, bars: [String], fills: Bool = true) -> UIWindow {
    let controller = UIViewController()
    if fills {
      list.frame = controller.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    controller.view.addSubview(list)
    var root = controller
    if bars.contains("navigation") { root = UINavigationController(rootViewController: root) }
    if bars.contains("tabs") {
      let tabs = UITabBarController()
      tabs.viewControllers = [root]
      root = tabs
    }
    return UIWindow(frame: Self.window, showing: root)
  }

  @Test(
    arguments: [
      ([], 0, 0), (["navigation"], 44, 0), (["tabs"], 0, 49), (["navigation", "tabs"], 44, 49),
    ] as [([String], CGFloat, CGFloat)]
  )
  func aListIsInsetByTheBars(bars: [String], top: CGFloat, bottom: CGFloat) {
    let list = UITableView(frame: .zero)
    let rows = ListSource(100)
    list.dataSource = rows
    list.rowHeight = 40
    let window = show(list, bars: bars)
    #expect(list.frame == Self.window)
    #expect(list.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(list.adjustedContentInset == list.safeAreaInsets)
    #expect(list.contentOffset.y == -top)
    list.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    window.layoutIfNeeded()
    #expect(list.rectForRow(at: IndexPath(row: 99, section: 0)).maxY - list.contentOffset.y == 480 - bottom)
  }

  @Test(
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 1_000, 44), (.automatic, 100, 44),
      (.scrollableAxes, 1_000, 44), (.scrollableAxes, 100, 0), (.always, 100, 44), (.never, 1_000, 0),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)]
  )
  func theAdjustmentBehaviorDeterminesTheInset(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    height: CGFloat,
    top: CGFloat
  ) {
    let list = UIScrollView(frame: .zero)
    list.contentSize = CGSize(width: 100, height: height)
    list.contentInsetAdjustmentBehavior = behavior
    list.contentInset.top = 3
    let window = show(list, bars: ["navigation"])
    withExtendedLifetime(window) { #expect(list.adjustedContentInset.top == top + 3) }
  }

  @Test func hidingABarShrinksTheSafeArea() throws {
    let list = UIScrollView(frame: .zero)
    list.contentSize = CGSize(width: 100, height: 1_000)
    let window = show(list, bars: ["navigation"])
    let navigation = try #require(window.rootViewController as? UINavigationController)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(list.adjustedContentInset == .zero && list.contentOffset == .zero)
    navigation.isNavigationBarHidden = false
    navigation.viewControllers[0].additionalSafeAreaInsets.bottom = 10
    window.layoutIfNeeded()
    #expect(list.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 10, right: 0))
  }

  /// A view that ends before the bar is not covered by it.
  @Test func aViewPartlyUnderABarHasAPartialSafeArea() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 30, width: 320, height: 100))
    list.contentSize = CGSize(width: 100, height: 1_000)
    let window = show(list, bars: ["navigation", "tabs"], fills: false)
    withExtendedLifetime(window) {
      #expect(list.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
    }
  }

  @Test func noInsetIsLargerThanThatOfTheSuperview() {
    let list = UIScrollView(frame: .zero)
    list.contentSize = CGSize(width: 320, height: 1_000)
    let window = show(list, bars: ["navigation", "tabs"])
    let (content, outside) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1_000)), UIView())
    outside.frame = CGRect(x: -50, y: -100, width: 420, height: 700)
    list.addSubview(content)
    list.superview?.addSubview(outside)
    list.contentOffset.y = 200
    window.layoutIfNeeded()
    for view in [content, outside] {
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
    }
  }

  /// The inset of the inner view is known only after constraints placed that view.
  @Test func constraintsToTheSafeAreaOfAPlacedViewHoldAtOnce() {
    let (inner, label) = (UIView(), UIView())
    let list = UIScrollView(frame: .zero)
    let window = show(list, bars: ["tabs"])
    guard let room = list.superview else { return }
    for view in [inner, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    room.addSubview(inner)
    inner.addSubview(label)
    NSLayoutConstraint.activate([
      inner.bottomAnchor.constraint(equalTo: room.bottomAnchor), inner.heightAnchor.constraint(equalToConstant: 100),
      inner.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 10), label.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 41, width: 10, height: 10))
  }

  @Test func aViewThatDoesNotExtendBelowBarsBeginsBesideThem() {
    let controller = UIViewController()
    controller.edgesForExtendedLayout = [.bottom]
    let window = UIWindow(frame: Self.window)
    window.show(UINavigationController(rootViewController: controller))
    #expect(controller.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
    #expect(controller.view.safeAreaInsets == .zero)
  }

  /// The values that an app requests, and the frame of its view between an opaque navigation bar and tab bar.
  @Test(
    arguments: [
      (.all, false, CGRect(x: 0, y: 44, width: 320, height: 387)),
      (.all, true, CGRect(x: 0, y: 0, width: 320, height: 431)),
      ([], true, CGRect(x: 0, y: 44, width: 320, height: 387)),
    ] as [(UIRectEdge, Bool, CGRect)]
  )
  func aViewDoesNotExtendBelowOpaqueBarsUnlessItRequestsThat(edges: UIRectEdge, includes: Bool, frame: CGRect) {
    let controller = UIViewController()
    (controller.edgesForExtendedLayout, controller.extendedLayoutIncludesOpaqueBars) = (edges, includes)
    let navigation = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.navigationBar.isTranslucent = false
    tabs.tabBar.isTranslucent = false
    let window = UIWindow(frame: Self.window)
    window.show(tabs)
    #expect(controller.view.frame == frame)
  }

  @Test func aViewFollowsAnOpaqueBarThatGoes() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: Self.window)
    window.show(navigation)
    navigation.navigationBar.isTranslucent = false
    #expect(controller.view.frame.minY == 44 && controller.view.safeAreaInsets == .zero)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(controller.view.frame == Self.window)
  }

  @Test func constraintsToTheSafeAreaFollowTheBars() {
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(label)
    let area = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: area.topAnchor), label.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: area.leadingAnchor), label.widthAnchor.constraint(equalToConstant: 10),
    ])
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    let window = UIWindow(frame: Self.window)
    window.show(tabs)
    #expect(label.frame == CGRect(x: 0, y: 44, width: 10, height: 480 - 44 - 49))
  }

  // MARK: A tab bar that goes

  /// A change of a stack in a tab bar controller, and the resulting inset at the bottom of its top controller.
  struct Pushing: NamedCase {
    let name: String
    let bottom: CGFloat
    let act: @MainActor @Sendable (UINavigationController, UITabBarController) -> Void
  }

  private static func push(_ hides: [Bool], on navigation: UINavigationController) {
    for hides in hides {
      let controller = UIViewController()
      controller.hidesBottomBarWhenPushed = hides
      navigation.pushViewController(controller, animated: false)
    }
  }

  @Test(arguments: [
    Pushing(name: "not pushed", bottom: 49) { _, _ in },
    Pushing(name: "pushed and not hiding", bottom: 49) { stack, _ in push([false], on: stack) },
    Pushing(name: "hiding", bottom: 0) { stack, _ in push([true], on: stack) },
    Pushing(name: "above one that hides", bottom: 0) { stack, _ in push([true, false], on: stack) },
    Pushing(name: "back to one that hides", bottom: 0) { stack, _ in
      push([true, false], on: stack)
      stack.popViewController(animated: false)
    },
    Pushing(name: "back before it", bottom: 49) { stack, _ in
      push([true, false], on: stack)
      stack.popToRootViewController(animated: false)
    },
    Pushing(name: "set while pushing, taken back after", bottom: 0) { stack, _ in
      stack.viewControllers[0].hidesBottomBarWhenPushed = true
      push([false], on: stack)
      stack.viewControllers[0].hidesBottomBarWhenPushed = false
    },
    Pushing(name: "another tab and back", bottom: 0) { stack, tabs in
      push([true], on: stack)
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
    },
    Pushing(name: "hidden by the program all the same", bottom: 0) { stack, tabs in
      tabs.tabBar.isHidden = true
      push([true], on: stack)
      stack.popViewController(animated: false)
    },
  ])
  func aPushHidesTheTabBar(_ row: Pushing) {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let (tabs, other) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [stack, other]
    let window = UIWindow(frame: Self.window, showing: tabs)
    row.act(stack, tabs)
    window.layoutIfNeeded()
    #expect(
      stack.topViewController?.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: row.bottom, right: 0)
    )
    let isAway = row.bottom == 0 && !tabs.tabBar.isHidden
    #expect(tabs.tabBar.frame.minY == (isAway ? 480 : 431))
    // The bar is the other tab's again.
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(other.view.safeAreaInsets.bottom == (tabs.tabBar.isHidden ? 0 : 49))
  }

  @Test func hidingTheTabBarEnlargesTheList() throws {
    let list = UIScrollView(frame: .zero)
    list.contentSize = CGSize(width: 100, height: 1_000)
    let window = show(list, bars: ["navigation", "tabs"])
    let tabs = try #require(window.rootViewController as? UITabBarController)
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    #expect(list.adjustedContentInset.bottom == 49)
    stack.viewControllers[0].hidesBottomBarWhenPushed = true
    stack.pushViewController(UIViewController(), animated: false)
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(list.adjustedContentInset.bottom == 0)
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 320, width: 480, height: 49))
  }

  private final class NoticingView: UIView {
    var noticed: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      noticed.append(safeAreaInsets)
    }
  }

  /// The view of a controller, a view at its edges, one in that, and one below the bar.
  @Test func viewsNoticeTheirOwnSafeArea() {
    let controller = UIViewController()
    let (outer, inner, below) = (NoticingView(), NoticingView(), NoticingView())
    outer.frame = controller.view.bounds
    inner.frame = CGRect(x: 0, y: 10, width: 100, height: 300)
    below.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    outer.addSubview(inner)
    outer.addSubview(below)
    controller.view.addSubview(outer)
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: Self.window, showing: navigation).laidOut()
    #expect(outer.noticed.map(\.top) == [44] && inner.noticed.map(\.top) == [34] && below.noticed.isEmpty)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(outer.noticed.map(\.top) == [44, 0] && inner.noticed.map(\.top) == [34, 0] && below.noticed.isEmpty)
  }
}
