import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Large titles, and search bars that hide, while the content below the bar scrolls. UIKit documents that such a search
/// bar is visible only while the content is at its top.
@MainActor struct CollapsingBarTests {
  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// A list in a navigation controller on screen.
  @MainActor private final class Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = List(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    private(set) lazy var navigation = UINavigationController(rootViewController: list)
    var table: UITableView { list.tableView }

    init(title: Bool, search hasSearch: Bool = false) {
      list.title = "People"
      list.tableView.rowHeight = 44
      navigation.navigationBar.prefersLargeTitles = title
      if hasSearch { list.navigationItem.searchController = search }
      window.show(navigation)
      window.layoutIfNeeded()
    }

    var height: CGFloat {
      window.layoutIfNeeded()
      return navigation.navigationBar.frame.height
    }

    func drag(by distance: CGFloat) {
      table.user.beginDragging()
      table.user.drag(by: CGPoint(x: 0, y: distance))
      table.user.endDragging()
      while table.user.stepDeceleration() {}
      window.layoutIfNeeded()
    }
  }

  /// How far the content has scrolled from its top, and the height of the bar.
  @Test(
    arguments: [
      (true, false, [(0, 96), (20, 76), (52, 44), (500, 44), (-30, 96)]),
      (false, true, [(0, 96), (20, 76), (52, 44), (500, 44), (-30, 96)]),
      (true, true, [(0, 148), (20, 128), (60, 88), (104, 44), (500, 44), (-30, 148)]),
      (false, false, [(0, 44), (20, 44), (500, 44), (-30, 44)]),
    ] as [(Bool, Bool, [(scrolled: CGFloat, height: CGFloat)])]
  )
  func theBarIsAsHighAsTheContentLeavesIt(
    hasTitle: Bool,
    hasSearch: Bool,
    rows: [(scrolled: CGFloat, height: CGFloat)]
  ) {
    let stage = Stage(title: hasTitle, search: hasSearch)
    let top = stage.table.contentOffset.y
    #expect(top == -(rows.first?.height ?? 0))
    for row in rows + rows.reversed() {
      stage.table.contentOffset.y = top + row.scrolled
      #expect(stage.height == row.height, "\(row)")
      #expect(stage.table.contentOffset.y == top + row.scrolled, "the bar doesn't move the content")
      #expect(stage.list.view.safeAreaInsets.top == row.height && stage.table.adjustedContentInset.top == row.height)
    }
  }

  @Test(arguments: [(20, 0), (30, 52), (60, 52), (90, 104), (150, 150)] as [(CGFloat, CGFloat)])
  func aDragEndsWhereEachPartIsWhole(by distance: CGFloat, scrolled: CGFloat) {
    let stage = Stage(title: true, search: true)
    stage.drag(by: distance)
    #expect(stage.table.contentOffset.y == -148 + scrolled)
    #expect(stage.height == max(44, 148 - scrolled))
    stage.drag(by: -1000)
    #expect(stage.height == 148 && stage.table.contentOffset.y == -148)
  }

  @Test func aPictureShowsTheSmallTitleOfScrolledContent() throws {
    let stage = Stage(title: true, search: true)
    func title() throws -> Substring {
      try #require(stage.window.svg().split(separator: "\n").first { $0.contains(">People<") })
    }
    #expect(try title().contains("font-size=\"34\"") && stage.window.svg().contains("⌕ Search"))
    stage.drag(by: 300)
    #expect(try title().contains("font-size=\"17\"") && !stage.window.svg().contains("⌕ Search"))
  }

  @Test func theBarHasItsStandardLookAboveScrolledContent() {
    let stage = Stage(title: false)
    stage.navigation.navigationBar.standardAppearance.backgroundColor = .red
    #expect(!stage.window.svg().contains("#ff0000"))
    stage.drag(by: 10)
    #expect(stage.window.svg().contains("fill=\"#ff0000\""))
    stage.drag(by: -10)
    #expect(!stage.window.svg().contains("#ff0000"))
  }

  @Test func aUserScrollsToTheTopBeforeASearch() {
    let stage = Stage(title: false, search: true)
    stage.drag(by: 300)
    withKnownIssue {
      stage.search.searchBar.user.insertText("Ada")
    } matching: {
      $0.description.contains("the UISearchBar is hidden")
    }
    #expect(!stage.search.isActive)
    stage.drag(by: -300)
    stage.search.searchBar.user.insertText("Ada")
    #expect(stage.search.isActive && stage.search.searchBar.text == "Ada")
    stage.drag(by: 300)
    #expect(stage.height == 52, "during a search its bar stays, without the title")
    stage.search.searchBar.user.tapCancelButton()
    #expect(stage.height == 44)
    stage.search.isActive = true
    #expect(stage.height == 52, "the program may begin one")
  }

  @Test func eachScreenHasItsOwnBar() {
    let stage = Stage(title: true)
    stage.drag(by: 300)
    let detail = List(style: .plain)
    stage.navigation.pushViewController(detail, animated: false)
    #expect(stage.height == 96 && detail.tableView.contentOffset.y == -96)
    stage.navigation.popViewController(animated: false)
    #expect(stage.height == 44 && stage.table.contentOffset.y == 204)
  }

  @Test func refreshingBeginsAtTheTop() {
    let stage = Stage(title: true)
    let control = UIRefreshControl()
    stage.list.refreshControl = control
    stage.drag(by: 300)
    stage.drag(by: -300)
    #expect(stage.height == 96 && !control.isRefreshing)
    stage.drag(by: -120)
    #expect(control.isRefreshing && stage.height == 96)
    control.endRefreshing()
    #expect(stage.height == 96 && stage.table.contentOffset.y == -96)
  }

  enum Place: CaseIterable { case first, second, specified }

  /// The bar follows the first view in the controller's, unless the controller specifies another.
  @Test(arguments: Place.allCases) func theControllersListCollapsesTheBar(_ place: Place) {
    let (screen, scroll) = (UIViewController(), UIScrollView(frame: UIScreen.main.bounds))
    scroll.contentSize = CGSize(width: 100, height: 3000)
    if place != .first { screen.view.addSubview(UIView()) }
    screen.view.addSubview(scroll)
    if place == .specified { screen.setContentScrollView(scroll) }
    #expect(screen.contentScrollView(for: .top) === (place == .specified ? scroll : nil))
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(showing: navigation).laidOut()
    scroll.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == (place == .second ? 96 : 44))
  }
}
