import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// `show(_:sender:)`, `showDetailViewController(_:sender:)` and segues in split views.
@MainActor struct SplitShowingTests {
  /// A view controller in the list shows a detail, as apps do it.
  @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn], [SplitScreen.phone, .tabletOnItsSide])
  func theListShowsADetail(_ style: UISplitViewController.Style, _ screen: SplitScreen) {
    let fixture = SplitFixture(screen, style: style)
    fixture.show { ($0.leavesSecondary, $0.topColumn) = (true, .primary) }
    let next = UINavigationController(rootViewController: fixture.page("Next"))
    fixture.list.showDetailViewController(next, sender: nil)
    #expect(fixture.shown == (screen == .phone ? ["Next"] : ["List", "Next"]))
    #expect(next.parent === (screen == .phone ? fixture.primary : fixture.split))
  }

  @Test func aPhoneWithoutANavigationControllerPresentsTheDetail() {
    let fixture = SplitFixture(.phone)
    let plain = fixture.page("Plain")
    fixture.split.viewControllers = [plain, fixture.secondary]
    fixture.show()
    let next = fixture.page("Next")
    plain.showDetailViewController(next, sender: nil)
    #expect(fixture.split.presentedViewController === next)
  }

  @Test func theDelegateMayShowItself() {
    for screen in [SplitScreen.phone, .tabletOnItsSide] {
      let fixture = SplitFixture(screen)
      fixture.show { $0.shows = true }
      let before = fixture.shown
      fixture.split.showDetailViewController(fixture.page("Next"), sender: nil)
      fixture.split.show(fixture.page("Other"), sender: nil)
      #expect(fixture.shown == before && fixture.split.presentedViewController == nil)
    }
  }

  @Test func aPlainDetailReplacesANavigationControllerBesideTheList() {
    let fixture = SplitFixture(.tabletOnItsSide)
    fixture.show()
    let next = fixture.page("Next")
    fixture.list.showDetailViewController(next, sender: nil)
    #expect(fixture.shown == ["List", "Next"] && fixture.split.viewControllers == [fixture.primary, next])
  }

  @Test func showingReplacesTheColumnThatAsks() {
    let fixture = SplitFixture(.tabletOnItsSide)
    let (first, second) = (fixture.page("First"), fixture.page("Second"))
    fixture.split.viewControllers = [first, second]
    fixture.show()
    second.show(fixture.page("Third"), sender: nil)
    #expect(fixture.shown == ["First", "Third"])
    first.show(fixture.page("Fourth"), sender: nil)
    #expect(fixture.shown == ["Fourth", "Third"])
  }

  @Test func showingOnAPhonePresents() {
    let fixture = SplitFixture(.phone)
    fixture.show()
    let next = fixture.page("Next")
    fixture.split.show(next, sender: nil)
    #expect(fixture.split.presentedViewController === next)
  }

  @Test func theSameDetailIsNotReplaced() {
    let fixture = SplitFixture(.tabletOnItsSide)
    fixture.show()
    fixture.log.lines = []
    fixture.split.showDetailViewController(fixture.secondary, sender: nil)
    #expect(fixture.log.lines.isEmpty && fixture.split.viewControllers == [fixture.primary, fixture.secondary])
  }

  // MARK: Storyboards

  private func storyboard() -> UIStoryboard { UIStoryboard(name: "Split", bundle: .module) }

  /// The storyboard's scenes: a list and a detail in navigation controllers, and a segue that shows a detail.
  @Test(arguments: [SplitScreen.phone, .tabletOnItsSide])
  func aStoryboardsSplitViewShowsWhatADeviceShows(_ screen: SplitScreen) throws {
    let split = try #require(storyboard().instantiateInitialViewController() as? UISplitViewController)
    let window = UIWindow(frame: CGRect(origin: .zero, size: screen.size), showing: split)
    let primary = try #require(split.viewControllers.first as? UINavigationController)
    let list = try #require(primary.viewControllers.first)
    #expect(list.title == "List" && (list.viewIfLoaded?.window != nil) == (screen != .phone))
    #expect(split.viewControllers.count == (screen == .phone ? 1 : 2))
    list.performSegue(withIdentifier: "detail", sender: nil)
    let shown = (screen == .phone ? primary.topViewController : split.viewControllers.last) as? UINavigationController
    #expect(shown?.topViewController?.title == "Detail" && shown?.topViewController?.view.window === window)
  }

  @Test func columnsOfAStoryboardAreThoseOfItsRelationships() throws {
    let split = storyboard().instantiateViewController(withIdentifier: "columns") as? UISplitViewController
    let columns = try #require(split)
    #expect(columns.style == .tripleColumn && columns.preferredSplitBehavior == .tile)
    #expect(columns.preferredDisplayMode == .oneBesideSecondary && columns.primaryBackgroundStyle == .sidebar)
    let titles = ([.primary, .supplementary, .secondary] as [UISplitViewController.Column]).map {
      columns.viewController(for: $0)?.title
    }
    #expect(titles == ["First", "Second", "Third"])
  }
}
