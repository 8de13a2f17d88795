import Recycler
import Testing

/// Rows 10 to 12 and 14 of the features in Reusable's documentation.
@MainActor struct ScreenRows {
  @Test("10. the initial scene of a storyboard of its own") func anInitialSceneIsInstantiated() {
    let first: InfoScreen = InfoScreen.instantiate()
    #expect(first !== InfoScreen.instantiate())
    #expect(first.note == "storyboard")
    #expect((first.view.subviews.first as? UILabel)?.text == "Info")
    #expect(InfoScreen.instantiate { InfoScreen(coder: $0, note: "creator") }.note == "creator")
    #expect(InfoScreen.instantiate { _ in nil }.note == "storyboard")
    #expect(Reuse.Scenes.infoScreen.instantiate { InfoScreen(coder: $0, note: "mine") }.note == "mine")
  }

  @Test("11. a scene with an identifier") func aSceneIsInstantiated() {
    let scene: SecondaryScreen = SecondaryScreen.instantiate()
    #expect(scene.note == "storyboard")
    #expect(SecondaryScreen.instantiate { SecondaryScreen(coder: $0, note: "creator") }.note == "creator")
    #expect(SecondaryScreen.instantiate { _ in nil }.note == "storyboard")
    let generated: SecondaryScreen = Reuse.Scenes.secondaryScreen.instantiate()
    #expect(generated.storyboard != nil)
  }

  @Test("12. identifiers, nibs and scenes of other names") func overriddenIdentifiersAreUsed() {
    let rows = Rows(1) { $0.dequeueReusableCell(for: $1) as CustomisedCell }
    rows.table.register(cellType: CustomisedCell.self)
    #expect(rows.classes == ["CustomisedCell"])
    #expect(rows.table.visibleCells.first?.reuseIdentifier == "custom-identifier")
    let generated = Rows(1) { $0.dequeueCustomisedCell(for: $1) }
    generated.table.registerCustomisedCell()
    #expect(generated.classes == ["CustomisedCell"])
    #expect(HandCustomisedCell.reuseIdentifier == "by-hand")
    #expect(HandCustomisedCell.nib.description == "<UINib: PlainBadge.xib in ReuseGen_ParityTests.resources>")
    #expect(OtherScreen.sceneIdentifier == "another-scene")
    #expect(OtherScreen.instantiate().storyboard != nil)
  }

  @Test("14. the example: three tabs, and an info scene that is presented and dismissed")
  func theExampleShowsItsScreens() throws {
    let tabs = ExampleTabs.instantiate()
    let screens = try #require(tabs.viewControllers)
    #expect(screens.map { "\(type(of: $0))" } == ["ListScreen", "GridScreen", "WidgetScreen"])
    let list = try #require(screens[0] as? ListScreen)
    list.loadViewIfNeeded()
    list.tableView.layoutIfNeeded()
    #expect(list.tableView.headerView(forSection: 0) is NibHeading)
    #expect(Set(list.tableView.visibleCells.map { "\(type(of: $0))" }) == ["TextCell", "PictureCell", "PrototypeCell"])
    let grid = try #require(screens[1] as? GridScreen)
    grid.loadViewIfNeeded()
    grid.collectionView.layoutIfNeeded()
    let headers = grid.collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map { "\(type(of: $0))" } == ["CodeRibbon"])
    #expect(screens[2].view.subviews.count { $0 is ColourWidget } == 3)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let info = InfoScreen.instantiate()
    tabs.present(info, animated: true)
    #expect(tabs.presentedViewController === info)
    info.dismiss(animated: true)
    #expect(tabs.presentedViewController == nil && tabs.view.window === window)
  }
}
