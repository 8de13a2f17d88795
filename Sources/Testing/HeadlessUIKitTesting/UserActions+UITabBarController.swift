public import HeadlessUIKit
public import Testing

extension UserActions where Object: UITabBarController {
  /// Taps a tab.
  ///
  /// The delegate may refuse, and is notified. Before the tab changes, a subclass that overrides
  /// `tabBar(_:didSelect:)` is also called. The selected tab returns to the root of its navigation controller. A view
  /// controller under the More tab is selected as if in its list. Records an issue if there is no such tab, if its item
  /// is disabled, or if the tab bar is hidden or covered.
  ///
  ///     tabs.user.tapTab(at: 1)
  ///
  /// - Parameters:
  ///   - index: The index of the tab in `viewControllers`.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tapTab(at index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapTab(at: \(index))", sourceLocation) { () throws(MissedAction) in
      let tabs = object.viewControllers ?? []
      guard tabs.indices.contains(index) else { throw MissedAction("the tab bar has \(tabs.count) tabs") }
      guard tabs[index].tabBarItem?.isEnabled ?? true else { throw MissedAction("the tab is disabled") }
      if object.isViewLoaded { try object.tabBar.requireTouches() }
      guard object.delegate?.tabBarController(object, shouldSelect: tabs[index]) ?? true else { return }
      if let item = tabs[index].tabBarItem, object.tabBar.items?.contains(where: { $0 === item }) ?? false {
        object.tabBar(object.tabBar, didSelect: item)
      }
      if object.selectedIndex == index, let navigation = tabs[index] as? UINavigationController {
        navigation.popToRootViewController(animated: true)
      }
      object.selectedIndex = index
      object.delegate?.tabBarController(object, didSelect: tabs[index])
    }
  }
}
