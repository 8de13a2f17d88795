import Testing

@testable import HeadlessUIKit

/// Split views with columns: what is on the screen first, after another size of the window, and when columns are shown
/// and hidden.
@MainActor struct ColumnSplitTests {
  struct First: Sendable, CustomTestStringConvertible {
    let style: UISplitViewController.Style
    let screen: SplitScreen
    var top: UISplitViewController.Column?
    let shown: [String]
    var testDescription: String { "\(style), \(screen), \(top.map { "\($0)" } ?? "as proposed")" }
  }

  @Test(arguments: [
    First(style: .doubleColumn, screen: .phone, shown: ["Detail"]),
    First(style: .doubleColumn, screen: .phone, top: .primary, shown: ["List"]),
    First(style: .doubleColumn, screen: .phone, top: .secondary, shown: ["Detail"]),
    First(style: .doubleColumn, screen: .largePhoneOnItsSide, top: .primary, shown: ["List", "Detail"]),
    First(style: .doubleColumn, screen: .tablet, shown: ["Detail"]),
    First(style: .doubleColumn, screen: .tabletOnItsSide, shown: ["List", "Detail"]),
    First(style: .tripleColumn, screen: .phone, shown: ["Detail"]),
    First(style: .tripleColumn, screen: .phone, top: .supplementary, shown: ["Middle"]),
    First(style: .tripleColumn, screen: .phone, top: .primary, shown: ["List"]),
    First(style: .tripleColumn, screen: .tablet, shown: ["Detail"]),
    First(style: .tripleColumn, screen: .tabletOnItsSide, shown: ["Middle", "Detail"]),
    First(style: .tripleColumn, screen: .wideTablet, shown: ["Middle", "Detail"]),
  ])
  func theScreenAndTheDelegateDecideWhatIsShownFirst(_ first: First) {
    let fixture = SplitFixture(first.screen, style: first.style)
    fixture.show { $0.topColumn = first.top }
    #expect(fixture.shown == first.shown)
  }

  @Test func theColumnsBelowTheTopOneAreOnTheStack() {
    let fixture = SplitFixture(.phone, style: .tripleColumn)
    fixture.show()
    #expect(fixture.split.viewControllers == [fixture.primary])
    #expect(fixture.primary.navigationBar.items?.map(\.title) == ["List", "Middle", "Detail"])
    fixture.primary.popViewController(animated: false)
    #expect(fixture.shown == ["Middle"])
    fixture.turn(to: .wideTablet)
    #expect(fixture.shown == ["Middle", "Detail"] && fixture.primary.viewControllers == [fixture.list])
  }

  @Test func aCompactColumnIsShownInsteadOfTheOthers() {
    let fixture = SplitFixture(.largePhone, style: .doubleColumn)
    fixture.split.setViewController(fixture.page("Compact"), for: .compact)
    fixture.show { $0.log = fixture.log }
    #expect(fixture.shown == ["Compact"] && fixture.split.viewControllers.map(\.title) == ["Compact"])
    #expect(fixture.log.lines == ["proposed compact", "collapsed true", "Compact appears"])
    fixture.turn(to: .largePhoneOnItsSide)
    #expect(fixture.shown == ["List", "Detail"])
  }

  @Test func aColumnIsWrappedInANavigationController() throws {
    let fixture = SplitFixture(.tabletOnItsSide, style: .doubleColumn)
    let page = fixture.page("Page")
    fixture.split.setViewController(page, for: .primary)
    #expect(fixture.split.viewController(for: .primary) === page)
    let wrapper = try #require(fixture.split.viewControllers.first as? UINavigationController)
    #expect(wrapper.viewControllers == [page] && fixture.split.children.contains(wrapper))
    let tabs = UITabBarController()
    fixture.split.setViewController(tabs, for: .secondary)
    #expect(fixture.split.viewControllers == [wrapper, tabs])
    fixture.show()
    #expect(fixture.shown == ["Page"])
  }

  /// Apple answers that this is as intended: FB8640357.
  @Test func theNavigationControllerOfTheSecondaryColumnPushesTheNextOne() {
    let fixture = SplitFixture(.tabletOnItsSide, style: .doubleColumn)
    let (first, second) = (fixture.page("First"), fixture.page("Second"))
    fixture.split.setViewController(nil, for: .secondary)
    fixture.split.setViewController(first, for: .secondary)
    fixture.show()
    fixture.split.setViewController(second, for: .secondary)
    #expect(fixture.shown == ["List", "Second"] && second.navigationController?.viewControllers == [first, second])
    fixture.split.setViewController(nil, for: .secondary)
    #expect(fixture.shown == ["List"] && fixture.split.viewController(for: .secondary) == nil)
    fixture.split.setViewController(first, for: .secondary)
    #expect(first.navigationController?.viewControllers == [first])
  }

  // MARK: Showing and hiding

  enum Step: Sendable {
    case show(UISplitViewController.Column), hide(UISplitViewController.Column)
  }

  struct Walk: Sendable, CustomTestStringConvertible {
    let style: UISplitViewController.Style
    let screen: SplitScreen
    let steps: [(Step, shown: [String], mode: UISplitViewController.DisplayMode)]
    var testDescription: String { "\(style), \(screen)" }
  }

  @Test(arguments: [
    Walk(
      style: .doubleColumn,
      screen: .phone,
      steps: [
        (.hide(.primary), ["Detail"], .secondaryOnly), (.show(.primary), ["List"], .secondaryOnly),
        (.hide(.secondary), ["List"], .secondaryOnly), (.show(.secondary), ["Detail"], .secondaryOnly),
        (.show(.secondary), ["Detail"], .secondaryOnly), (.hide(.secondary), ["List"], .secondaryOnly),
      ]
    ),
    Walk(
      style: .tripleColumn,
      screen: .phone,
      steps: [
        (.show(.supplementary), ["Middle"], .secondaryOnly), (.show(.primary), ["List"], .secondaryOnly),
        (.show(.secondary), ["Detail"], .secondaryOnly), (.hide(.supplementary), ["Detail"], .secondaryOnly),
        (.hide(.secondary), ["Middle"], .secondaryOnly), (.hide(.supplementary), ["List"], .secondaryOnly),
      ]
    ),
    Walk(
      style: .doubleColumn,
      screen: .tabletOnItsSide,
      steps: [
        (.show(.primary), ["List", "Detail"], .oneBesideSecondary), (.hide(.primary), ["Detail"], .secondaryOnly),
        (.hide(.secondary), ["Detail"], .secondaryOnly), (.show(.primary), ["List", "Detail"], .oneBesideSecondary),
      ]
    ),
    Walk(
      style: .doubleColumn,
      screen: .tablet,
      steps: [
        (.show(.primary), ["Detail", "List"], .oneOverSecondary), (.show(.secondary), ["Detail"], .secondaryOnly),
      ]
    ),
    Walk(
      style: .tripleColumn,
      screen: .tabletOnItsSide,
      steps: [
        (.show(.primary), ["List", "Middle", "Detail"], .twoDisplaceSecondary),
        (.show(.secondary), ["Middle", "Detail"], .oneBesideSecondary),
        (.hide(.supplementary), ["Detail"], .secondaryOnly),
        (.show(.supplementary), ["Middle", "Detail"], .oneBesideSecondary),
      ]
    ),
    Walk(
      style: .tripleColumn,
      screen: .wideTablet,
      steps: [
        (.show(.primary), ["List", "Middle", "Detail"], .twoBesideSecondary),
        (.hide(.primary), ["Middle", "Detail"], .oneBesideSecondary),
      ]
    ),
  ])
  func columnsAreShownAndHidden(_ walk: Walk) {
    let fixture = SplitFixture(walk.screen, style: walk.style)
    fixture.show { _ in }
    fixture.answers.log = fixture.log
    for (step, shown, mode) in walk.steps {
      switch step {
      case .show(let column): fixture.split.show(column)
      case .hide(let column): fixture.split.hide(column)
      }
      #expect(Set(fixture.shown) == Set(shown) && fixture.split.displayMode == mode, "\(step)")
    }
    // The delegate isn't told about columns that the app shows and hides.
    #expect(!fixture.log.lines.contains { $0.hasPrefix("show ") || $0.hasPrefix("hide ") })
  }

  // MARK: What the delegate is told

  @Test func theDelegateIsToldAboutEachChange() {
    let fixture = SplitFixture(.tabletOnItsSide, style: .doubleColumn)
    fixture.show { _ in }
    let log = Log()
    (fixture.answers.log, fixture.answers.topColumn) = (log, .primary)
    fixture.turn(to: .besideAnotherApp)
    #expect(log.lines == ["proposed secondary", "hide secondary", "collapsed true"])
    log.lines = []
    fixture.turn(to: .tabletOnItsSide)
    #expect(log.lines == ["proposed oneBesideSecondary", "mode oneBesideSecondary", "show secondary", "expanded true"])
    log.lines = []
    fixture.turn(to: .tablet)
    #expect(log.lines == ["mode secondaryOnly", "hide primary"] && fixture.shown == ["Detail"])
  }

  @Test func theDelegateChoosesTheModeAfterExpanding() {
    let fixture = SplitFixture(.besideAnotherApp, style: .doubleColumn)
    fixture.show { $0.expandingMode = .secondaryOnly }
    fixture.turn(to: .tabletOnItsSide)
    #expect(fixture.shown == ["Detail"] && fixture.split.displayMode == .secondaryOnly)
  }

  @Test func aColumnThatIsReplacedWhileCollapsedIsReplacedOnTheStack() {
    let fixture = SplitFixture(.phone, style: .doubleColumn)
    fixture.show()
    let other = UINavigationController(rootViewController: fixture.page("Other"))
    fixture.split.setViewController(other, for: .secondary)
    #expect(fixture.shown == ["Other"] && fixture.primary.viewControllers == [fixture.list, other])
    let start = UINavigationController(rootViewController: fixture.page("Start"))
    fixture.split.setViewController(start, for: .primary)
    #expect(fixture.shown == ["Other"] && start.viewControllers.last === other)
  }
}
