import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// Classic split views on phones and tablets: what is on the screen first, and after another size of the window.
@MainActor struct ClassicSplitTests {
  @Test func aSplitViewIsExpandedUntilItComesIntoACompactWindow() {
    let fixture = SplitFixture(.phone)
    #expect(!fixture.split.isCollapsed && fixture.split.viewControllers == [fixture.primary, fixture.secondary])
    fixture.show()
    #expect(fixture.split.isCollapsed && fixture.split.viewControllers == [fixture.primary])
  }

  /// As UIKit documents it, the navigation controller of the primary column pushes the secondary one, unless the
  /// delegate takes care of it. In landscape a sidebar is beside the detail, in portrait it is hidden.
  @Test(arguments: SplitScreen.allCases)
  func theScreenDecidesWhatIsShownFirst(_ screen: SplitScreen) {
    for leaves in [nil, false, true] {
      let fixture = SplitFixture(screen)
      if let leaves { fixture.show { $0.leavesSecondary = leaves } } else { fixture.show() }
      let isWide = screen.size.width > screen.size.height
      let compact = leaves == true ? ["List"] : ["Detail"]
      #expect(fixture.shown == (screen.isCompact ? compact : isWide ? ["List", "Detail"] : ["Detail"]))
      #expect(fixture.split.isCollapsed == screen.isCompact)
      #expect(fixture.log.lines.filter { $0.hasSuffix("disappears") }.isEmpty)
    }
  }

  @Test func theDetailOnAPhoneIsPushedAboveTheList() {
    let fixture = SplitFixture(.phone)
    fixture.show()
    #expect(fixture.primary.viewControllers == [fixture.list, fixture.secondary])
    #expect(fixture.detail.navigationController === fixture.secondary)
    #expect(fixture.secondary.navigationController === fixture.primary)
    #expect(fixture.detail.splitViewController === fixture.split)
    #expect(fixture.primary.navigationBar.items?.map(\.title) == ["List", "Detail"])
    #expect(!fixture.primary.navigationBar.isHidden && fixture.secondary.navigationBar.isHidden)
    #expect(fixture.detail.view.safeAreaInsets.top == 44)
    fixture.primary.popViewController(animated: false)
    #expect(fixture.shown == ["List"] && fixture.primary.navigationBar.topItem?.title == "List")
  }

  @Test func aPrimaryControllerThatPushesNothingIsShownAlone() {
    let fixture = SplitFixture(.phone)
    fixture.split.viewControllers = [fixture.page("Plain"), fixture.secondary]
    fixture.show()
    #expect(fixture.shown == ["Plain"])
    fixture.turn(to: .tabletOnItsSide)
    #expect(fixture.shown == ["Plain", "Detail"])
  }

  @Test func theViewOfADetailThatTheDelegateLeavesOutIsNotLoaded() {
    let fixture = SplitFixture(.phone)
    fixture.show { $0.leavesSecondary = true }
    #expect(!fixture.detail.isViewLoaded && fixture.secondary.parent == nil)
  }

  // MARK: Another size

  @Test func turningALargePhoneExpandsAndCollapses() {
    let fixture = SplitFixture(.largePhone)
    fixture.show()
    fixture.log.lines = []
    fixture.turn(to: .largePhoneOnItsSide)
    #expect(fixture.shown == ["List", "Detail"])
    #expect(fixture.split.viewControllers == [fixture.primary, fixture.secondary])
    #expect(!fixture.secondary.navigationBar.isHidden)
    #expect(fixture.secondary.navigationBar.items?.map(\.title) == ["Detail"])
    #expect(fixture.primary.navigationBar.items?.map(\.title) == ["List"])
    #expect(fixture.log.lines == ["List appears", "Detail disappears", "Detail appears", "Detail is regular"])
    fixture.log.lines = []
    fixture.turn(to: .largePhone)
    #expect(fixture.shown == ["Detail"] && fixture.primary.viewControllers == [fixture.list, fixture.secondary])
    #expect(fixture.log.lines == ["Detail is compact", "Detail disappears", "Detail appears", "List disappears"])
  }

  /// A list that stays on the screen isn't told that it disappears.
  @Test func aListThatStaysOnTheScreenDoesNotDisappear() {
    let fixture = SplitFixture(.tabletOnItsSide)
    fixture.show { $0.leavesSecondary = true }
    fixture.log.lines = []
    fixture.turn(to: .besideAnotherApp)
    #expect(fixture.shown == ["List"])
    #expect(fixture.log.lines == ["Detail is compact", "Detail disappears"])
    fixture.turn(to: .tabletOnItsSide)
    // The navigation controller has nothing to pop, so that the former detail returns.
    #expect(fixture.shown == ["List", "Detail"])
  }

  /// A view controller that the app pushed while it was collapsed becomes the detail, as UIKit documents it.
  @Test func theTopOfTheStackBecomesTheDetail() {
    let fixture = SplitFixture(.largePhone)
    fixture.show { $0.leavesSecondary = true }
    let pushed = fixture.page("Pushed")
    fixture.primary.pushViewController(pushed, animated: false)
    fixture.turn(to: .largePhoneOnItsSide)
    #expect(fixture.shown == ["List", "Pushed"])
    #expect(fixture.split.viewControllers == [fixture.primary, pushed])
  }

  @Test func theDelegateChoosesWhatIsPrimaryAndWhatIsSeparated() {
    let fixture = SplitFixture(.largePhone)
    fixture.show {
      $0.leavesSecondary = true
      $0.collapsingPrimary = fixture.page("Small")
      $0.expandingPrimary = fixture.primary
      $0.separated = fixture.page("Separated")
    }
    #expect(fixture.shown == ["Small"] && fixture.split.viewControllers.map(\.title) == ["Small"])
    fixture.turn(to: .largePhoneOnItsSide)
    #expect(fixture.shown == ["List", "Separated"])
  }

  @Test func eachCollapseAndExpansionIsPosted() {
    let fixture = SplitFixture(.largePhone)
    let posted = Log()
    let observer = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification,
      object: fixture.split,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posted.lines.append("\(fixture.split.isCollapsed)") } }
    defer { NotificationCenter.default.removeObserver(observer) }
    fixture.show()
    fixture.turn(to: .largePhoneOnItsSide)
    fixture.turn(to: .largePhone)
    #expect(posted.lines == ["true", "false", "true"])
  }

  @Test func aSplitViewInATabCollapsesWhenItsTabIsShown() {
    let fixture = SplitFixture(.phone)
    let tabs = UITabBarController()
    tabs.viewControllers = [fixture.page("First"), fixture.split]
    fixture.window.show(tabs)
    #expect(!fixture.split.isCollapsed)
    fixture.log.lines = []
    tabs.selectedIndex = 1
    #expect(fixture.shown == ["Detail"])
    #expect(fixture.log.lines == ["Detail appears", "First disappears"])
  }

  @Test func aPresentedSplitViewCollapses() {
    let fixture = SplitFixture(.phone)
    let root = fixture.page("Root")
    fixture.window.show(root)
    fixture.split.modalPresentationStyle = .fullScreen
    root.present(fixture.split, animated: false)
    #expect(fixture.shown == ["Detail"] && fixture.split.isCollapsed)
  }

  @Test func aParentCanExpandASplitViewOnAPhone() {
    let fixture = SplitFixture(.phoneOnItsSide)
    let root = fixture.page("Root")
    root.addChild(fixture.split)
    root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: fixture.split)
    fixture.split.view.frame = root.view.bounds
    fixture.split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(fixture.split.view)
    fixture.split.didMove(toParent: root)
    fixture.window.show(root)
    #expect(!fixture.split.isCollapsed && fixture.shown.contains("Detail") && fixture.shown.contains("List"))
  }
}
