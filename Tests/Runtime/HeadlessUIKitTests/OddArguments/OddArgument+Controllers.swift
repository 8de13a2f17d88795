import HeadlessUIKit

extension OddArgument {
  @MainActor private static func twoTabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    return tabs
  }

  @MainActor private static func pager(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
  }

  @MainActor private static var segue: UIStoryboardSegue {
    UIStoryboardSegue(identifier: nil, source: UIViewController(), destination: UIViewController())
  }

  static let ofControllers: [OddArgument] = [
    .stops(
      [
        "UINavigationController.pushViewController(_:animated:)": {
          let root = UIViewController()
          UINavigationController(rootViewController: root).pushViewController(root, animated: false)
        },
        "UINavigationController.show(_:sender:)": {
          let root = UIViewController()
          UINavigationController(rootViewController: root).show(root, sender: nil)
        },
      ],
      at: "the same controller twice",
      .reported,
      "Pushing the same view controller instance more than once is not supported"
    ),
    .stops(
      "UINavigationController.init(rootViewController:)",
      at: "a navigation controller",
      .reported,
      "Pushing a navigation controller is not supported"
    ) { _ = UINavigationController(rootViewController: UINavigationController()) },
    .stops(
      [
        "UINavigationController.setViewControllers(_:animated:)": {
          let page = UIViewController()
          UINavigationController().setViewControllers([page, page], animated: false)
        },
        "UINavigationController.viewControllers": {
          let page = UIViewController()
          UINavigationController().viewControllers = [page, page]
        },
      ],
      at: "duplicates",
      .reported,
      "All view controllers in a navigation controller must be distinct"
    ),
    .holds("UINavigationController.viewControllers", at: "an empty stack: no top controller", .known) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.viewControllers = []
      return navigation.topViewController == nil && navigation.popViewController(animated: false) == nil
    },
    .stops(
      [
        "UINavigationController.popToViewController(_:animated:)": {
          UINavigationController().popToViewController(UIViewController(), animated: false)
        },
        "UINavigationController.unwind(for:towards:)": {
          UINavigationController().unwind(for: segue, towards: segue.destination)
        },
      ],
      at: "a controller that isn't on the stack",
      .reported,
      "Tried to pop to a view controller that doesn't exist."
    ),
    .holds("UITabBarController.selectedIndex", at: "an index that doesn't exist: ignored", .guess) {
      let tabs = twoTabs()
      for index in [-1, 2, Int.max, NSNotFound] { tabs.selectedIndex = index }
      return tabs.selectedIndex == 0
    },
    .stops(
      [
        "UITabBarController.selectedViewController": { twoTabs().selectedViewController = UIViewController() },
        "UITabBarController.unwind(for:towards:)": { twoTabs().unwind(for: segue, towards: segue.destination) },
      ],
      at: "a controller of no tab",
      .reported,
      "only a view controller in the tab bar controller's list of view controllers can be selected."
    ),
    .stops(
      "UITabBarController.selectedViewController",
      at: "nil",
      .reported,
      "only a view controller in the tab bar controller's list of view controllers can be selected."
    ) { twoTabs().selectedViewController = nil },
    .holds(
      "UITabBarController.viewControllers setViewControllers(_:animated:) customizableViewControllers",
      at: "nil and no controller: no tab",
      .documented
    ) {
      let changes: [(UITabBarController) -> Void] = [
        { $0.viewControllers = nil }, { $0.viewControllers = [] }, { $0.setViewControllers(nil, animated: false) },
        { $0.setViewControllers([], animated: false) },
      ]
      return changes.allSatisfy { change in
        let tabs = twoTabs()
        tabs.customizableViewControllers = nil
        change(tabs)
        return tabs.selectedViewController == nil && tabs.tabBar.items?.isEmpty != false
      }
    },
    .holds("UITabBarController.addChild(_:)", at: "a tab twice: ignored", .guess) {
      let tabs = twoTabs()
      tabs.viewControllers?.first.map(tabs.addChild)
      return tabs.viewControllers?.count == 2
    },
    .stops(
      "UIPageViewController.setViewControllers(_:direction:animated:completion:)",
      at: "no page",
      .reported,
      "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition"
    ) { pager(.scroll).setViewControllers([], direction: .forward, animated: false) },
    .stops(
      "UIPageViewController.setViewControllers(_:direction:animated:completion:)",
      at: "nil, while a page is shown",
      .reported,
      "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition"
    ) {
      let pages = pager(.pageCurl)
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      pages.setViewControllers(nil, direction: .forward, animated: false)
    },
    .stops(
      "UIPageViewController.setViewControllers(_:direction:animated:completion:)",
      at: "two pages on one side",
      .reported,
      "The number of view controllers provided (2) doesn't match the number required (1) for the requested transition"
    ) {
      pager(.scroll).setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
    },
    .held(
      "UIPageViewControllerDataSource.pageViewController(_:viewControllerBefore:)",
      "UIPageViewControllerDataSource.pageViewController(_:viewControllerAfter:)",
      at: "nil: no page there",
      .documented,
      by: "PageTests"
    ),
    .unasked(
      "UIPageViewControllerDataSource.presentationIndex(for:) presentationCount(for:)",
      at: "an index or a count that doesn't exist"
    ),
  ]
}
