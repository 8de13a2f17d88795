import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// The frames, display modes and traits of columns that aren't collapsed.
@MainActor struct SplitLayoutTests {
  struct Width: Sendable {
    let preferred: CGFloat?
    let fraction: CGFloat?
    let minimum: CGFloat?
    let maximum: CGFloat?
    let width: CGFloat

    init(
      _ width: CGFloat,
      preferred: CGFloat? = nil,
      fraction: CGFloat? = nil,
      minimum: CGFloat? = nil,
      maximum: CGFloat? = nil
    ) {
      (self.preferred, self.fraction, self.minimum, self.maximum) = (preferred, fraction, minimum, maximum)
      self.width = width
    }
  }

  @Test(arguments: [
    Width(320), Width(118, fraction: 0.1), Width(320, fraction: 0.5), Width(590, fraction: 0.5, maximum: 800),
    Width(400, fraction: 0.1, minimum: 400), Width(250, preferred: 250), Width(250, preferred: 250, fraction: 0.1),
    Width(320, preferred: 500), Width(500, preferred: 500, maximum: 600), Width(200, preferred: 500, maximum: 200),
  ])
  func aSidebarHasItsWidth(_ width: Width) {
    let fixture = SplitFixture(.tabletOnItsSide)
    if let preferred = width.preferred { fixture.split.preferredPrimaryColumnWidth = preferred }
    if let fraction = width.fraction { fixture.split.preferredPrimaryColumnWidthFraction = fraction }
    if let minimum = width.minimum { fixture.split.minimumPrimaryColumnWidth = minimum }
    if let maximum = width.maximum { fixture.split.maximumPrimaryColumnWidth = maximum }
    fixture.show()
    #expect(fixture.split.primaryColumnWidth == width.width)
    #expect(fixture.frame(of: fixture.primary) == CGRect(x: 0, y: 0, width: width.width, height: 820))
    #expect(
      fixture.frame(of: fixture.secondary) == CGRect(x: width.width, y: 0, width: 1180 - width.width, height: 820)
    )
  }

  @Test func aWidthChangesAtTheNextLayout() {
    let fixture = SplitFixture(.tabletOnItsSide)
    fixture.show()
    fixture.split.preferredPrimaryColumnWidth = 200
    fixture.window.layoutIfNeeded()
    #expect(fixture.frame(of: fixture.list).width == 200 && fixture.frame(of: fixture.detail).minX == 200)
  }

  @Test(arguments: [(.leading, 0), (.trailing, 860)] as [(UISplitViewController.PrimaryEdge, CGFloat)])
  func theSidebarIsAtItsEdge(_ edge: UISplitViewController.PrimaryEdge, _ x: CGFloat) {
    let fixture = SplitFixture(.tabletOnItsSide)
    fixture.split.primaryEdge = edge
    fixture.show()
    #expect(fixture.frame(of: fixture.list).minX == x)
  }

  typealias Mode = UISplitViewController.DisplayMode

  /// In classic split views the preferred mode counts; with columns it is that of the behavior with as many sidebars.
  @Test(
    arguments: [
      (.unspecified, .tablet, .automatic, .secondaryOnly),
      (.unspecified, .tablet, .oneBesideSecondary, .oneBesideSecondary),
      (.unspecified, .tablet, .oneOverSecondary, .oneOverSecondary),
      (.unspecified, .tabletOnItsSide, .automatic, .oneBesideSecondary),
      (.unspecified, .tabletOnItsSide, .secondaryOnly, .secondaryOnly),
      (.unspecified, .tabletOnItsSide, .oneOverSecondary, .oneOverSecondary),
      (.unspecified, .tabletOnItsSide, .twoBesideSecondary, .oneBesideSecondary),
      (.doubleColumn, .tablet, .oneBesideSecondary, .oneOverSecondary),
      (.doubleColumn, .tabletOnItsSide, .oneOverSecondary, .oneBesideSecondary),
      (.tripleColumn, .tablet, .twoBesideSecondary, .twoOverSecondary),
      (.tripleColumn, .tabletOnItsSide, .twoBesideSecondary, .twoDisplaceSecondary),
      (.tripleColumn, .wideTablet, .twoOverSecondary, .twoBesideSecondary),
    ] as [(UISplitViewController.Style, SplitScreen, Mode, Mode)]
  )
  func aPreferredModeBecomesTheModeThatFits(
    _ style: UISplitViewController.Style,
    _ screen: SplitScreen,
    _ preferred: Mode,
    _ mode: Mode
  ) {
    let fixture = SplitFixture(screen, style: style)
    fixture.show()
    fixture.split.preferredDisplayMode = preferred
    #expect(fixture.split.displayMode == mode)
    #expect(fixture.shown.contains("List") == (mode.sidebarCount == (style == .tripleColumn ? 2 : 1)))
  }

  @Test func aPreferredBehaviorCountsAtTheNextLayout() {
    let fixture = SplitFixture(.tablet, style: .doubleColumn)
    fixture.split.preferredDisplayMode = .oneBesideSecondary
    fixture.show()
    #expect(fixture.split.displayMode == .oneOverSecondary && fixture.split.splitBehavior == .overlay)
    fixture.split.preferredSplitBehavior = .tile
    fixture.window.layoutIfNeeded()
    #expect(fixture.split.displayMode == .oneBesideSecondary && fixture.split.splitBehavior == .tile)
  }

  @Test func withoutTheGestureThePreferredModeCounts() {
    let fixture = SplitFixture(.tablet, style: .doubleColumn)
    fixture.split.presentsWithGesture = false
    fixture.split.preferredDisplayMode = .oneBesideSecondary
    fixture.show()
    #expect(fixture.split.displayMode == .oneBesideSecondary && fixture.shown == ["List", "Detail"])
  }

  // MARK: Sidebars above the detail

  @Test func aTapBesideASidebarHidesIt() {
    let fixture = SplitFixture(.tablet)
    fixture.split.preferredDisplayMode = .oneOverSecondary
    fixture.show()
    #expect(Set(fixture.shown) == ["List", "Detail"])
    #expect(fixture.frame(of: fixture.secondary).width == 820 && fixture.frame(of: fixture.list).width == 320)
    fixture.window.user.tap(at: CGPoint(x: 100, y: 400))
    #expect(fixture.split.displayMode == .oneOverSecondary)
    fixture.window.user.tap(at: CGPoint(x: 600, y: 400))
    #expect(fixture.split.displayMode == .secondaryOnly && fixture.shown == ["Detail"])
  }

  @Test func displacedColumnsMoveOffTheScreen() {
    let fixture = SplitFixture(.tabletOnItsSide, style: .tripleColumn)
    fixture.show()
    fixture.split.show(.primary)
    let middle = fixture.pages[2]
    #expect(fixture.frame(of: fixture.list) == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(fixture.frame(of: middle) == CGRect(x: 320, y: 0, width: 320, height: 820))
    #expect(fixture.frame(of: fixture.detail) == CGRect(x: 640, y: 0, width: 860, height: 820))
    fixture.window.user.tap(at: CGPoint(x: 900, y: 400))
    #expect(fixture.split.displayMode == .oneBesideSecondary && fixture.frame(of: fixture.detail).maxX == 1180)
  }

  @Test func aSidebarThatWasShownIsHiddenAfterTurning() {
    let fixture = SplitFixture(.tablet, style: .doubleColumn)
    fixture.show()
    fixture.split.show(.primary)
    fixture.turn(to: .tabletOnItsSide)
    #expect(fixture.split.displayMode == .oneBesideSecondary)
    fixture.turn(to: .tablet)
    #expect(fixture.split.displayMode == .secondaryOnly)
  }

  // MARK: The button

  @Test(
    arguments: [
      (.tablet, .automatic, [.oneOverSecondary, .secondaryOnly]),
      (.tabletOnItsSide, .automatic, [.secondaryOnly, .oneBesideSecondary]),
      (.tabletOnItsSide, .oneOverSecondary, [.oneOverSecondary, .oneOverSecondary]),
      (.phone, .automatic, [.secondaryOnly, .secondaryOnly]),
    ] as [(SplitScreen, Mode, [Mode])]
  )
  func theButtonChangesTheMode(_ screen: SplitScreen, _ target: Mode, _ modes: [Mode]) {
    let fixture = SplitFixture(screen)
    let answers = SplitAnswers()
    answers.buttonMode = target
    fixture.split.delegate = answers
    fixture.detail.navigationItem.leftBarButtonItem = fixture.split.displayModeButtonItem
    fixture.show()
    for mode in modes {
      if fixture.split.displayMode == .oneOverSecondary {
        // The bar of the other column is dimmed and takes no touches.
        fixture.detail.navigationItem.leftBarButtonItem = nil
        fixture.list.navigationItem.leftBarButtonItem = fixture.split.displayModeButtonItem
      }
      fixture.split.displayModeButtonItem.user.tap()
      #expect(fixture.split.displayMode == mode)
    }
  }

  @Test func theDelegateIsToldAboutTheModeBeforeItChanges() {
    let fixture = SplitFixture(.tabletOnItsSide)
    let answers = SplitAnswers()
    answers.log = Log()
    fixture.split.delegate = answers
    fixture.show()
    fixture.log.lines = []
    fixture.split.preferredDisplayMode = .secondaryOnly
    fixture.split.preferredDisplayMode = .primaryHidden
    #expect(answers.log?.lines == ["mode secondaryOnly"])
    #expect(fixture.log.lines == ["List disappears"])
  }

  // MARK: Turning

  @Test func columnsAreToldTheirOwnSizesBeforeTheWindowChanges() {
    let fixture = SplitFixture(.tabletOnItsSide)
    let log = Log()
    fixture.split.viewControllers = [fixture.primary, TurningController("detail", log)]
    fixture.split.preferredDisplayMode = .oneBesideSecondary
    fixture.show()
    fixture.turn(to: .tablet)
    #expect(log.lines == ["detail will be 500.0 wide, is 860.0", "detail along: 500.0", "detail done"])
  }

  // MARK: Traits

  @Test func sidebarsAreCompactAndTheDetailIsRegular() {
    let fixture = SplitFixture(.wideTablet, style: .tripleColumn)
    fixture.split.preferredDisplayMode = .twoBesideSecondary
    fixture.show()
    let classes = fixture.pages.map { $0.traitCollection.horizontalSizeClass }
    #expect(classes == [.compact, .regular, .compact])
    #expect(fixture.split.traitCollection.horizontalSizeClass == .regular)
  }
}
