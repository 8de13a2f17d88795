import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

@MainActor struct SearchTests {
  /// An action on the bar, and the calls that follow.
  struct Case: NamedCase {
    let name: String
    let told: [String]
    let act: @MainActor @Sendable (UISearchController) -> Void
  }

  @Test(arguments: [
    Case(name: "nothing", told: []) { _ in },
    Case(name: "begin", told: ["willPresent", "didPresent", "find '' 0", "begin"]) {
      $0.searchBar.becomeFirstResponder()
    },
    Case(
      name: "type",
      told: [
        "willPresent", "didPresent", "find '' 0", "begin", "find 'a' 0", "text 'a'", "find 'ad' 0", "text 'ad'",
      ]
    ) { $0.searchBar.user.insertText("ad") },
    Case(name: "set by the program", told: ["find 'ad' 0"]) { $0.searchBar.text = "ad" },
    Case(name: "search button", told: ["willPresent", "didPresent", "find '' 0", "find '' 0", "begin", "search"]) {
      $0.isActive = true
      $0.searchBar.enablesReturnKeyAutomatically = false
      $0.searchBar.becomeFirstResponder()
      $0.searchBar.user.insertText("\n")
    },
    Case(name: "scope", told: ["scope 1", "find '' 1"]) {
      $0.searchBar.scopeButtonTitles = ["all", "new"]
      $0.searchBar.showsScopeBar = true
      $0.searchBar.user.tapScope(at: 1)
    },
    Case(
      name: "cancel",
      told: [
        "willPresent", "didPresent", "find '' 0", "begin", "find 'a' 0", "text 'a'", "cancel", "willDismiss", "end",
        "find '' 0", "didDismiss",
      ]
    ) {
      $0.searchBar.user.insertText("a")
      $0.searchBar.user.tapCancelButton()
    },
  ])
  func aSearchCallsItsDelegatesInOrder(_ row: Case) {
    let listener = Listener()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = listener
    search.delegate = listener
    search.searchBar.delegate = listener
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    window.addSubview(search.searchBar)
    row.act(search)
    #expect(listener.told == row.told)
    #expect(search.searchBar.showsCancelButton == search.isActive)
  }

  @Test func theResultsControllerIsAChild() {
    let results = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: results)
    search.isActive = true
    #expect(results.parent === search && results.view.superview === search.view)
  }

  /// A search bar, and its buttons before, during and after a search.
  struct Parts: NamedCase {
    let name: String
    var scopes = ["all", "new"]
    var change: @MainActor @Sendable (UISearchController) -> Void = { _ in }
    let shown: [String]
  }

  @Test(arguments: [
    Parts(name: "both", shown: ["", "cancel scopes", ""]),
    Parts(name: "one scope is no choice", scopes: ["all"], shown: ["", "cancel", ""]),
    Parts(name: "no scopes", scopes: [], shown: ["", "cancel", ""]),
    Parts(
      name: "not by themselves",
      change: { ($0.automaticallyShowsCancelButton, $0.automaticallyShowsScopeBar) = (false, false) },
      shown: ["", "", ""]
    ),
    Parts(
      name: "scopes by the program",
      change: { $0.searchBar.showsScopeBar = true },
      shown: ["scopes", "cancel scopes", "scopes"]
    ),
    Parts(
      name: "cancel button by the program",
      change: { $0.searchBar.setShowsCancelButton(false, animated: true) },
      shown: ["", "scopes", ""]
    ),
  ])
  func theSearchShowsAndHidesButtonsOfTheBar(_ row: Parts) {
    let search = UISearchController(searchResultsController: nil)
    let bar = search.searchBar
    bar.scopeButtonTitles = row.scopes
    row.change(search)
    let shown = [nil, true, false].map { isActive in
      if let isActive { search.isActive = isActive }
      return [bar.showsCancelButton ? "cancel" : nil, bar.showsScopeBar ? "scopes" : nil].compactMap { $0 }
        .joined(separator: " ")
    }
    #expect(shown == row.shown)
  }

  // MARK: Refreshing

  @Test func pullingFarEnoughRefreshesOnce() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    scroll.refreshControl = control
    scroll.user.beginDragging()
    scroll.user.drag(by: CGPoint(x: 0, y: -100))
    #expect(count == 0 && !control.isRefreshing, "half as far, and not far enough")
    scroll.user.drag(by: CGPoint(x: 0, y: -40))
    #expect(count == 1 && control.isRefreshing)
    scroll.user.drag(by: CGPoint(x: 0, y: -40))
    #expect(count == 1, "once until it ends")
    control.endRefreshing()
    control.beginRefreshing()
    #expect(count == 1, "the program begins without an event")
  }
}

private final class Listener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
  var told: [String] = []

  func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    told.append("find '\(bar.text ?? "")' \(bar.selectedScopeButtonIndex)")
  }

  func willPresentSearchController(_ searchController: UISearchController) { told.append("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { told.append("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { told.append("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { told.append("didDismiss") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { told.append("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { told.append("text '\(searchText)'") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { told.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { told.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    told.append("scope \(selectedScope)")
  }
}
