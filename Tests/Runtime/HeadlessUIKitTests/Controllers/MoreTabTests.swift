import HeadlessUIKitTesting
import Testing

@testable import HeadlessUIKit

@MainActor struct MoreTabTests {
  private func controller(tabs: Int) -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = (0..<tabs).map { number in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: "\(number)", image: nil, tag: number)
      return child
    }
    return controller
  }

  @Test(arguments: [0, 1, 4, 5, 6, 7, 20]) func atMostFiveTabsAreShown(tabs: Int) {
    let items = controller(tabs: tabs).tabBar.items ?? []
    #expect(items.count == min(tabs, 5))
    #expect(items.map { $0.systemItem == .more } == (0..<min(tabs, 5)).map { tabs > 5 && $0 == 4 })
    #expect(items.filter { $0.systemItem != .more }.map(\.tag) == Array(0..<(tabs > 5 ? 4 : tabs)))
  }

  /// The More tab is selected for all view controllers in its list.
  @Test func theMoreTabStandsForTheRest() {
    let tabs = controller(tabs: 7)
    tabs.loadViewIfNeeded()
    let chosen = (0..<7).map { index in
      tabs.user.tapTab(at: index)
      return tabs.tabBar.items?.firstIndex { $0 === tabs.tabBar.selectedItem }
    }
    #expect(chosen == [0, 1, 2, 3, 4, 4, 4])
    #expect(tabs.selectedViewController?.tabBarItem.tag == 6)
  }

  @Test func fewerTabsBringTheirItemsBack() {
    let tabs = controller(tabs: 6)
    tabs.viewControllers = Array((tabs.viewControllers ?? []).dropFirst())
    #expect(tabs.tabBar.items?.map(\.tag) == [1, 2, 3, 4, 5])
  }
}
