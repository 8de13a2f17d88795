import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// A search is presented over the controller that owns it, with its results.
@MainActor struct SearchPresentationTests {
  private struct Screen {
    let log: Log
    let window: UIWindow
    let owner: AppearingController
    let results: AppearingController
    let search: UISearchController
    let navigation: UINavigationController

    @MainActor init() {
      log = Log()
      window = UIWindow(frame: UIScreen.main.bounds)
      owner = AppearingController("owner", log)
      results = AppearingController("results", log)
      search = UISearchController(searchResultsController: results)
      navigation = UINavigationController(rootViewController: owner)
      owner.navigationItem.searchController = search
      window.show(navigation)
      _ = log.take()
    }
  }

  @Test func resultsAreShownWhileThereIsText() {
    let screen = Screen()
    screen.search.searchBar.becomeFirstResponder()
    #expect(screen.owner.presentedViewController === screen.search)
    #expect(screen.search.presentingViewController === screen.owner && screen.search.isActive)
    #expect(screen.log.take() == ["results will appear", "results did appear"])
    #expect(screen.results.view.window === screen.window && screen.results.view.isHidden)
    screen.search.searchBar.user.insertText("a")
    #expect(!screen.results.view.isHidden)
    screen.search.searchBar.user.deleteBackward()
    #expect(screen.results.view.isHidden)
    screen.search.searchBar.user.insertText("b")
    screen.search.searchBar.user.tapCancelButton()
    #expect(screen.log.take() == ["results will disappear", "results did disappear"])
    #expect(screen.results.view.window == nil && screen.owner.presentedViewController == nil)
    #expect(screen.search.presentingViewController == nil && screen.search.searchBar.text == "")
    screen.search.isActive = true
    #expect(screen.log.take() == ["results will appear", "results did appear"], "again")
  }

  /// The settings of a search, and whether its results are hidden without and with text.
  @Test(
    arguments: [
      ([], [true, false]), ([true], [false, false]), ([false], [true, true]), ([true, nil], [true, false]),
    ] as [([Bool?], [Bool])]
  )
  func settingsDetermineWhenResultsAreShown(shows: [Bool?], hidden: [Bool]) {
    let screen = Screen()
    for shows in shows {
      if let shows {
        screen.search.showsSearchResultsController = shows
      } else {
        screen.search.automaticallyShowsSearchResultsController = true
      }
    }
    screen.search.isActive = true
    let before = screen.results.view.isHidden
    screen.search.searchBar.text = "a"
    #expect([before, screen.results.view.isHidden] == hidden)
  }

  /// The traditional way to show results without text: in the updater.
  @Test func theUpdaterCanShowResults() {
    final class Showing: NSObject, UISearchResultsUpdating {
      func updateSearchResults(for searchController: UISearchController) {
        searchController.searchResultsController?.view.isHidden = false
      }
    }
    let (screen, showing) = (Screen(), Showing())
    screen.search.searchResultsUpdater = showing
    screen.search.isActive = true
    #expect(!screen.results.view.isHidden)
  }

  enum Ending: CaseIterable {
    case set, cancel, dismissal, dismissalByOwner, dismissalByResults

    @MainActor func act(_ search: UISearchController) {
      switch self {
      case .set: search.isActive = false
      case .cancel: search.searchBar.user.tapCancelButton()
      case .dismissal: search.dismiss(animated: true)
      case .dismissalByOwner: search.presentingViewController?.dismiss(animated: true)
      case .dismissalByResults: search.searchResultsController?.dismiss(animated: true)
      }
    }
  }

  @Test(arguments: Ending.allCases)
  func eachWayToEndASearchDismissesIt(by ending: Ending) {
    let screen = Screen()
    screen.search.searchBar.user.insertText("a")
    ending.act(screen.search)
    #expect(!screen.search.isActive && screen.search.searchBar.text == "")
    #expect(screen.owner.presentedViewController == nil && screen.search.view.window == nil)
    #expect(!screen.search.searchBar.isFirstResponder && !screen.search.searchBar.showsCancelButton)
  }

  @Test func aSearchIsHiddenWhileAnotherControllerIsPushed() {
    let screen = Screen()
    screen.search.searchBar.user.insertText("a")
    _ = screen.log.take()
    screen.navigation.pushViewController(AppearingController("pushed", screen.log), animated: true)
    #expect(
      screen.log.take() == [
        "owner will disappear", "results will disappear", "pushed will appear", "owner did disappear",
        "results did disappear", "pushed did appear",
      ]
    )
    #expect(screen.results.view.window == nil && screen.search.isActive)
    screen.navigation.popViewController(animated: true)
    #expect(screen.log.take().filter { $0.hasPrefix("results") } == ["results will appear", "results did appear"])
    #expect(screen.results.view.window === screen.window && !screen.results.view.isHidden)
    #expect(screen.owner.presentedViewController === screen.search)
  }

  @Test func aSearchThatEndsWithItsOwnerDisappearsOnce() {
    final class Leaving: UIViewController {
      override func viewWillDisappear(_ animated: Bool) { navigationItem.searchController?.isActive = false }
    }
    let log = Log()
    let (owner, window) = (Leaving(), UIWindow(frame: UIScreen.main.bounds))
    let search = UISearchController(searchResultsController: AppearingController("results", log))
    owner.navigationItem.searchController = search
    window.show(UINavigationController(rootViewController: owner))
    search.isActive = true
    owner.show(UIViewController(), sender: nil)
    #expect(
      log.lines == ["results will appear", "results did appear", "results will disappear", "results did disappear"]
    )
  }

  /// The nearest controller whose view contains the bar presents.
  @Test func aBarWithinAViewPresentsFromItsController() {
    let (outer, inner) = (UIViewController(), UITableViewController(style: .plain))
    let window = UIWindow(frame: UIScreen.main.bounds)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.sizeToFit()
    inner.tableView.tableHeaderView = search.searchBar
    window.show(outer)
    search.searchBar.becomeFirstResponder()
    #expect(inner.presentedViewController === search && outer.presentedViewController == nil)
    #expect(search.view.superview === outer.view && search.view.frame == inner.view.frame)
    inner.view.removeFromSuperview()
    #expect(search.view.window == nil && search.isActive, "it goes where its presenter's view goes")
  }

  @Test(arguments: [(true, 52), (false, 96)] as [(Bool, CGFloat)])
  func resultsBeginBelowTheBars(hidesNavigationBar: Bool, top: CGFloat) {
    let screen = Screen()
    screen.search.hidesNavigationBarDuringPresentation = hidesNavigationBar
    screen.search.isActive = true
    #expect(screen.results.view.safeAreaInsets == screen.owner.view.safeAreaInsets)
    #expect(screen.results.view.safeAreaInsets.top == top)
    #expect(screen.results.view.frame.size == screen.owner.view.frame.size)
    screen.window.frame.size = CGSize(width: 844, height: 390)
    #expect(screen.results.view.frame.size == CGSize(width: 844, height: 390))
  }

  /// Whether a touch in the middle of the screen reaches the presenting controller's view while searching.
  @Test(arguments: [(false, "", true), (true, "", false), (false, "a", false), (true, "a", false)])
  func touchesPassThroughUnlessTheContentIsObscured(obscures: Bool, text: String, reachesOwner: Bool) {
    let screen = Screen()
    screen.search.obscuresBackgroundDuringPresentation = obscures
    screen.search.isActive = true
    screen.search.searchBar.text = text
    let middle = CGPoint(x: 195, y: 422)
    let hit = screen.window.hitTest(middle, with: nil)
    #expect((hit === screen.owner.view) == reachesOwner)
    #expect((hit === screen.results.view) == !text.isEmpty)
    screen.window.user.tap(at: middle)
    #expect(screen.search.isActive == (!obscures || !text.isEmpty), "a touch beside the results ends the search")
  }

  @Test func aControllerPresentedByTheSearchIsAboveIt() {
    let screen = Screen()
    screen.search.isActive = true
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    screen.search.present(modal, animated: true)
    #expect(modal.view.window === screen.window && screen.search.view.window == nil)
    modal.dismiss(animated: true)
    #expect(screen.search.view.superview === screen.owner.view.superview && screen.search.isActive)
    let subviews = screen.owner.view.superview?.subviews ?? []
    #expect(subviews.prefix(2).elementsEqual([screen.owner.view, screen.search.view], by: ===))
  }

  @Test func anOwnerOffScreenDoesNotPresent() {
    let owner = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    owner.navigationItem.searchController = search
    search.isActive = true
    #expect(search.isActive && owner.presentedViewController == nil)
    search.isActive = false
    #expect(!search.isActive)
  }

  @Test func aDelegateCanPresentTheSearch() {
    final class Presenting: NSObject, UISearchControllerDelegate {
      var presenter: UIViewController?
      func presentSearchController(_ searchController: UISearchController) {
        presenter?.present(searchController, animated: true)
      }
    }
    let (screen, presenting) = (Screen(), Presenting())
    presenting.presenter = screen.navigation
    screen.search.delegate = presenting
    screen.search.isActive = true
    #expect(screen.search.isActive && screen.search.presentingViewController === screen.navigation)
    #expect(screen.results.view.window === screen.window)
  }
}
