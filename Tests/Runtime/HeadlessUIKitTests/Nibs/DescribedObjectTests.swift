import Testing

@testable import HeadlessUIKit
@testable import HeadlessUIKitAuditing
@testable import HeadlessUIKitDrawing

/// The uses of a description: nibs make objects of the class, pictures show them, audits compare them.
@MainActor struct DescribedObjectTests {
  private static let well = """
    <colorWell id="1" title="Ink" supportsAlpha="NO"><rect key="frame" x="0" y="0" width="28" height="28"/>
    <color key="selectedColor" red="1" green="0" blue="0" alpha="1"/></colorWell>
    """

  private func objects(_ text: String) -> [AnyObject] {
    let document = NibDocument(data: DocumentText.nib(text), path: "A.xib")
    return NibInstantiation(plan: .nib(document) { _ in }, owner: nil).topLevelObjects()
  }

  @Test func aColorWellIsMadeWithItsAttributes() throws {
    let well = try #require(objects(Self.well).first as? UIColorWell)
    #expect(well.title == "Ink")
    #expect(!well.supportsAlpha)
    #expect(well.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(well.frame.size == CGSize(width: 28, height: 28))
  }

  @Test func aPictureShowsTheColorOfAColorWell() throws {
    let pictures = try DocumentPictures(of: DocumentText.nib(Self.well), path: "A.xib")
    let svg = try #require(pictures.pictures.first).svg
    #expect(svg.contains("<circle"))
    #expect(svg.contains("#ff0000"))
    #expect(!svg.contains("colorWell"))
  }

  @Test func anAuditComparesTheColorsOfColorWells() {
    let (one, other) = (UIColorWell(), UIColorWell())
    one.selectedColor = .red
    let reader = ViewSnapshotReader()
    let differences = reader.snapshot(of: one).differences(from: reader.snapshot(of: other), tolerance: 0)
    #expect(differences.map(\.path) == ["UIColorWell.selectedColor"])
  }

  @Test func recognizersOfHoversAndOfDragsFromAnEdgeAreMade() {
    let made = objects(
      """
      <hoverGestureRecognizer id="1"/><screenEdgePanGestureRecognizer id="2" minimumNumberOfTouches="1" enabled="NO">
      <rectEdge key="edges" left="YES" bottom="YES"/></screenEdgePanGestureRecognizer>
      """
    )
    #expect(made.count == 2)
    #expect(made.first is UIHoverGestureRecognizer)
    let pan = made.last as? UIScreenEdgePanGestureRecognizer
    #expect(pan?.edges == [.left, .bottom])
    #expect(pan?.isEnabled == false)
  }

  /// Their superclass reads archives, too, in which a value that is absent has its default.
  @Test func itemsOfBarsKeepTheirAttributes() throws {
    let made = objects(
      """
      <barButtonItem id="1" title="Add" tag="3" enabled="NO"/><tabBarItem id="2" title="News" tag="4"/>
      <navigationItem id="3" title="Inbox" prompt="New"><barButtonItem key="leftBarButtonItem" id="4" title="Edit"/>
      </navigationItem>
      """
    )
    let button = try #require(made[0] as? UIBarButtonItem)
    #expect(button.title == "Add" && button.tag == 3 && !button.isEnabled)
    let tab = try #require(made[1] as? UITabBarItem)
    #expect(tab.title == "News" && tab.tag == 4)
    let item = try #require(made[2] as? UINavigationItem)
    #expect(item.title == "Inbox" && item.prompt == "New" && item.leftBarButtonItem?.title == "Edit")
  }

  /// A view without an element looks like one of its superclass.
  @Test func aViewWithoutAnElementIsDrawn() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.text = "Elm"
    #expect(field.svg().contains("Elm"))
    #expect(field.accessibilityTraits == .searchField)
    #expect(field.accessibilityValue == "Elm")
  }
}
