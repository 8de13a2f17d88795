import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The room that a navigation bar takes for large titles and search bars.
@MainActor struct NavigationBarHeightTests {
  typealias Mode = UINavigationItem.LargeTitleDisplayMode

  private static func screen(_ mode: Mode) -> UITableViewController {
    let screen = UITableViewController(style: .plain)
    screen.title = "People"
    screen.navigationItem.largeTitleDisplayMode = mode
    return screen
  }

  private static func shown(_ modes: [Mode], prefersLargeTitles: Bool = true) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
    navigation.viewControllers = modes.map(screen)
    _ = window(showing: navigation)
    return navigation
  }

  private static func window(showing navigation: UINavigationController) -> UIWindow {
    UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), showing: navigation).laidOut()
  }

  @Test(arguments: [
    ([Mode.automatic], true, 96), ([.always], true, 96), ([.never], true, 44), ([.always], false, 44),
    // An item in the automatic mode follows the one before it.
    ([.automatic, .automatic], true, 96), ([.never, .automatic], true, 44), ([.never, .always, .automatic], true, 96),
    ([.always, .never, .automatic], true, 44), ([.automatic, .never], true, 44), ([.inline], true, 44),
  ])
  func theTopItemDeterminesTheHeight(modes: [Mode], prefersLargeTitles: Bool, height: CGFloat) throws {
    let navigation = Self.shown(modes, prefersLargeTitles: prefersLargeTitles)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: height))
    let list = try #require((navigation.topViewController as? UITableViewController)?.tableView)
    #expect(list.safeAreaInsets.top == height)
    #expect(list.adjustedContentInset.top == height && list.contentOffset.y == -height)
  }

  @Test func aChangeMovesTheContent() throws {
    let navigation = Self.shown([.automatic])
    let list = try #require((navigation.topViewController as? UITableViewController)?.tableView)
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(list.contentOffset.y == -44)
    #expect(list.adjustedContentInset.top == 44)
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .automatic
    navigation.pushViewController(Self.screen(.never), animated: false)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.popViewController(animated: false)
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96 && list.safeAreaInsets.top == 96)
  }

  @Test func aModeThatIsSetWhileTheViewLoadsCounts() {
    final class Detail: UIViewController {
      override func viewDidLoad() {
        navigationItem.largeTitleDisplayMode = .never
        edgesForExtendedLayout = []
      }
    }
    let navigation = Self.shown([.automatic])
    let detail = Detail()
    navigation.pushViewController(detail, animated: false)
    #expect(detail.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
  }

  @Test(arguments: [true, false])
  func aSearchBarHasRoomInTheBar(hides: Bool) throws {
    let navigation = Self.shown([.automatic])
    let screen = try #require(navigation.topViewController as? UITableViewController)
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    screen.navigationItem.hidesSearchBarWhenScrolling = hides
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 148)
    #expect(screen.tableView.safeAreaInsets.top == 148)
    #expect(search.searchBar.isDescendant(of: navigation.navigationBar))
    #expect(search.searchBar.frame == CGRect(x: 0, y: 96, width: 320, height: 52))
    search.searchBar.user.insertText("Ada")
    #expect(search.isActive && search.searchBar.text == "Ada")
    navigation.pushViewController(Self.screen(.never), animated: false)
    #expect(navigation.navigationBar.frame.height == 44 && search.searchBar.superview == nil)
  }

  /// The bar of a screen with a large title during a search.
  @Test(arguments: [(true, 52), (false, 148)] as [(Bool, CGFloat)])
  func aSearchHidesTheTitleAboveItsBar(hides: Bool, height: CGFloat) throws {
    let navigation = Self.shown([.automatic])
    let screen = try #require(navigation.topViewController as? UITableViewController)
    let search = UISearchController(searchResultsController: UITableViewController())
    let window = Self.window(showing: navigation)
    search.hidesNavigationBarDuringPresentation = hides
    screen.navigationItem.searchController = search
    navigation.view.layoutIfNeeded()
    search.isActive = true
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == height && screen.tableView.safeAreaInsets.top == height)
    #expect(search.searchBar.frame == CGRect(x: 0, y: height - 52, width: 320, height: 52))
    #expect(search.searchResultsController?.view.safeAreaInsets.top == height)
    #expect(navigation.view.svg().contains(">People<") == !hides)
    search.isActive = false
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 148 && screen.tableView.safeAreaInsets.top == 148)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [true, false])
  func aSearchInATableHidesTheBar(hides: Bool) throws {
    let navigation = Self.shown([.never])
    let screen = try #require(navigation.topViewController as? UITableViewController)
    let search = UISearchController(searchResultsController: nil)
    let window = Self.window(showing: navigation)
    search.hidesNavigationBarDuringPresentation = hides
    screen.tableView.tableHeaderView = search.searchBar
    navigation.view.layoutIfNeeded()
    #expect(search.searchBar.frame == CGRect(x: 0, y: 0, width: 320, height: 56))
    search.searchBar.user.insertText("Ada")
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.isHidden == hides && screen.tableView.safeAreaInsets.top == (hides ? 0 : 44))
    navigation.pushViewController(Self.screen(.never), animated: false)
    #expect(!navigation.navigationBar.isHidden, "the next screen isn't searched")
    navigation.popViewController(animated: false)
    #expect(navigation.navigationBar.isHidden == hides)
    search.searchBar.user.tapCancelButton()
    navigation.view.layoutIfNeeded()
    #expect(!navigation.navigationBar.isHidden && screen.tableView.safeAreaInsets.top == 44)
    withExtendedLifetime(window) {}
  }

  @Test func aPictureShowsTheLargeTitleAndTheSearchBar() throws {
    let navigation = Self.shown([.automatic])
    navigation.topViewController?.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let title = try #require(navigation.view.svg().split(separator: "\n").first { $0.contains(">People<") })
    #expect(title.contains("34"))
    #expect(navigation.view.svg().contains("⌕ Search"))
  }
}
