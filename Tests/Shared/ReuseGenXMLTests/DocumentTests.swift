import Testing

@testable import ReuseGenXML

private typealias Document = InterfaceBuilderDocument

/// The facts of documents, read from the fixtures; the tests of the core compare all of them as JSON.
struct DocumentTests {
  @Test(arguments: [
    ("Library.storyboard", Document.Kind.storyboard, IBPlatform.iOS),
    ("OwnedWidget.xib", .xib, .iOS),
    ("Empty.xib", .xib, .iOS),
    ("Panel.xib", .xib, .macOS),
    ("Screen.storyboard", .storyboard, .tvOS),
    ("Watch.storyboard", .storyboard, .watchOS),
  ])
  func aDocumentHasAKindAndAPlatform(name: String, kind: InterfaceBuilderDocument.Kind, platform: IBPlatform) throws {
    let document = try Fixture.document(name)
    #expect(document.kind == kind)
    #expect(document.platform == platform)
  }

  @Test(arguments: [
    ("A.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", Document.Kind.xib),
    ("A.StoryBoard", "", .storyboard),
    ("a", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", .storyboard),
    ("a", "com.apple.InterfaceBuilder3.CocoaTouch.XIB", .xib),
  ])
  func theExtensionThenTheContentDeterminesTheKind(path: String, type: String, kind: InterfaceBuilderDocument.Kind)
    throws
  { #expect(try InterfaceBuilderDocument.read("<document type=\"\(type)\"/>", path: path).kind == kind) }

  @Test func scenesAreRead() throws {
    let document = try Fixture.document("Library.storyboard")
    #expect(document.scenes.map(\.id) == ["vc-1", "vc-2", "vc-3", "ref-4", "nav-0"])
    #expect(document.scenes.map(\.sceneID) == ["scn-1", "scn-2", "scn-3", "scn-4", "scn-5"])
    #expect(document.scenes.map(\.identifier) == ["Shelves", nil, "", nil, nil])
    #expect(document.scenes.map(\.location.line) == [7, 60, 76, 91, 96])
    #expect(document.initialScene?.id == "nav-0")
    #expect(try Fixture.document("Screen.storyboard").initialScene == nil)
    let shelves = try #require(document.scenes.first).class
    #expect(shelves == ClassReference(className: "ShelvesController", module: "OldLibrary", moduleProvider: "target"))
    #expect(shelves.isInTargetModule)
  }

  @Test func reusableViewsAreRead() throws {
    let document = try Fixture.document("Library.storyboard")
    let have = document.reusables.map { reusable in
      [
        reusable.id, reusable.role.rawValue, reusable.container?.id, reusable.container?.kind.rawValue, reusable.key,
        reusable.sceneID, "\(reusable.location.line):\(reusable.location.column)",
      ].map { $0 ?? "-" }.joined(separator: " ")
    }
    #expect(
      have == [
        "cel-1 prototype tbl-1 tableView - scn-1 15:29",
        "cel-2 prototype tbl-1 tableView - scn-1 40:29",
        "cel-3 prototype tbl-1 tableView - scn-1 41:29",
        "cel-4 prototype tbl-1 tableView - scn-1 42:29",
        "cel-5 prototype col-2 collectionView - scn-2 63:29",
        "sup-1 supplementary col-2 collectionView sectionHeaderView scn-2 65:25",
        "sup-2 supplementary col-2 collectionView sectionFooterView scn-2 66:25",
        "vew-2 other col-2 collectionView - scn-2 68:29",
        "cel-6 static tbl-3 tableView - scn-3 81:37",
      ]
    )
    #expect(document.reusables.map(\.identifier) == ["Book Cell", " ", "", nil, "Cover", "Header", nil, "badge", nil])
    #expect(document.reusables.first?.container?.location == IBLocation(line: 13, column: 21))
    #expect(try Fixture.document("LooseCell.xib").reusables.map(\.role) == [.root, .root])
  }

  @Test func connectionsAreRead() throws {
    let document = try Fixture.document("Library.storyboard")
    #expect(document.segues.map(\.source) == ["btn-1", "vc-1", "nav-0", "nav-0"])
    #expect(document.segues.map(\.sceneID) == ["scn-1", "scn-1", "scn-5", "scn-5"])
    #expect(document.segues.map(\.unwindAction) == [nil, "goBack:", nil, nil])
    #expect(document.segues.map(\.location.line) == [30, 49, 98, 99])
    #expect(document.segues.last?.class == ClassReference(className: "FadeSegue", module: "Fades"))
    #expect(document.outlets.map(\.isCollection) == [false, true, false])
    #expect(document.outlets.map(\.location.line) == [36, 37, 45])
    #expect(document.actions.map(\.event) == ["touchUpInside"])
    #expect(try Fixture.document("Panel.xib").actions.map(\.target) == ["-2", "win-1"])
  }

  @Test func runtimeAttributesAndLinksAreRead() throws {
    let document = try Fixture.document("Library.storyboard")
    #expect(document.attributes.map(\.child) == ["real", nil, nil])
    #expect(document.attributes.map(\.value) == [nil, "a \"word\"", nil])
    #expect(document.attributes.map(\.owner) == ["lbl-1", "lbl-1", "lbl-1"])
    #expect(document.links.map(\.storyboard) == ["Settings"])
    #expect(document.links.map(\.location) == [IBLocation(line: 91, column: 17)])
  }

  @Test func ownersAndRootsAreRead() throws {
    let widget = try Fixture.document("OwnedWidget.xib")
    #expect(widget.owner?.class.className == "RatingWidget")
    #expect(widget.owner?.location == IBLocation(line: 4, column: 9))
    #expect(widget.roots.map(\.element) == ["view", "tapGestureRecognizer"])
    #expect(widget.placeholders.map(\.id) == ["-1", "-2"])

    let cell = try Fixture.document("LooseCell.xib")
    #expect(cell.owner == nil)
    #expect(cell.filesOwner?.id == "-1")
    #expect(cell.roots.map(\.class.className) == ["ZZLooseCell", "TightCell"])

    let panel = try Fixture.document("Panel.xib")
    #expect(panel.owner?.class == ClassReference(className: "PanelController", module: "Panels"))
    #expect(panel.roots.map(\.id) == ["obj-1", "win-1"])
    #expect(panel.placeholders.count == 3)
    #expect(try Fixture.document("Empty.xib").roots.isEmpty)
  }

  /// A child that follows a runtime attribute's end isn't its value.
  @Test func aRuntimeAttributeHasOnlyItsOwnValue() throws {
    let document = try Document.read(
      """
      <document><a><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute keyPath="a"/><b><c/></b>
      <userDefinedRuntimeAttribute keyPath="d"><!-- --><e><f/></e><g/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></a></document>
      """
    )
    #expect(document.attributes.map(\.child) == [nil, "e"])
  }
}
