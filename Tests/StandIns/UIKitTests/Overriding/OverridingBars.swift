// Members that apps override, and that the table of Tests/EndToEnd/Surface/check doesn't list as open. The file
// compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingNavigationItem: UINavigationItem {
  override init(title: String) { super.init(title: title) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingSearchBar: UISearchBar {
  override var searchTextField: UISearchTextField { super.searchTextField }
}
