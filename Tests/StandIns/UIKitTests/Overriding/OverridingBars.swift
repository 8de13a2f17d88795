// Members that apps override. The file compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingNavigationBar: UINavigationBar {
  override func pushItem(_ item: UINavigationItem, animated: Bool) {}
  override func popItem(animated: Bool) -> UINavigationItem? { nil }
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  override func layoutSubviews() {}
  override var items: [UINavigationItem]? { didSet {} }
}

private class OverridingTabBar: UITabBar {
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  override var items: [UITabBarItem]? { didSet {} }
  override func setItems(_ items: [UITabBarItem]?, animated: Bool) {}
  override var selectedItem: UITabBarItem? { didSet {} }
}

private class OverridingNavigationItem: UINavigationItem {
  override var title: String? { didSet {} }
  override var rightBarButtonItem: UIBarButtonItem? { didSet {} }
  override var titleView: UIView? { didSet {} }
  override init(title: String) { super.init(title: title) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingTabBarItem: UITabBarItem {
  override var badgeValue: String? { didSet {} }
  override var selectedImage: UIImage? { didSet {} }
}

private class OverridingSearchBar: UISearchBar {
  override var searchTextField: UISearchTextField { super.searchTextField }
  override var showsCancelButton: Bool { didSet {} }
  override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {}
  override var text: String? { didSet {} }
  override var placeholder: String? { didSet {} }
  override func becomeFirstResponder() -> Bool { true }
  override var delegate: UISearchBarDelegate? { didSet {} }
}

private class OverridingTitledItem: UINavigationItem {
  override var largeTitle: String? { didSet {} }
  override var largeSubtitle: String? { didSet {} }
  override var trailingItemGroups: [UIBarButtonItemGroup] { didSet {} }
}

private class OverridingTabBarItemAppearance: UITabBarItemAppearance {
  override func configureWithDefault(for style: Style) {}
}
