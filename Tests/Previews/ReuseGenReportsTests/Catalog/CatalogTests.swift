import ReuseGenReports
import ReuseGenXML
import Testing

@Suite struct DocumentCatalogTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>
        <scene sceneID="s-1"><objects>
          <tableViewController id="v-1" customClass="PeopleController" sceneMemberID="viewController">
            <tableView key="view" id="t-1"><prototypes>
              <tableViewCell reuseIdentifier="person" id="c-1" customClass="PersonCell"><connections>
                <segue destination="v-2" kind="show" identifier="showPerson" id="g-1"/>
              </connections></tableViewCell>
            </prototypes></tableView>
            <connections><segue destination="v-3" kind="presentation" id="g-2"/></connections>
          </tableViewController>
        </objects></scene>
        <scene sceneID="s-2"><objects>
          <viewController storyboardIdentifier="Person" id="v-2" customClass="PersonController" \
    sceneMemberID="viewController"/>
          <exit id="e-1"/>
        </objects></scene>
        <scene sceneID="s-3"><objects>
          <viewControllerPlaceholder storyboardName="Login" id="v-3" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge"/>
      <view id="b-1"/>
      <collectionReusableView reuseIdentifier="header" id="b-2"/>
    </objects></document>
    """

  private static func document(_ text: String, _ path: String) throws -> CatalogDocument {
    CatalogDocument(try InterfaceBuilderDocument.read(Array(text.utf8), path: path), path: path)
  }

  @Test func eachSceneCellViewAndSegueIsAnEntry() throws {
    let storyboard = try Self.document(Self.storyboard, "Main.storyboard")
    #expect(
      storyboard.entries.map { "\($0.kind) \($0.title)" } == [
        "scene PeopleController", "scene Person", "cell person", "segue showPerson", "segue presentation",
      ]
    )
    let nib = try Self.document(Self.nib, "Views/Badge.xib")
    #expect(nib.entries.map { "\($0.kind) \($0.title)" } == ["view header", "view view of Badge"])
  }

  @Test func aSegueLeadsFromItsSceneToAnotherOneOrToAnotherStoryboard() throws {
    let segues = try Self.document(Self.storyboard, "Main.storyboard").entries.filter { $0.kind == .segue }
    #expect(segues.map { $0.source?.title } == ["PeopleController", "PeopleController"])
    #expect(segues.map { $0.destination?.title } == ["Person", "Login"])
    #expect(segues.map { $0.destination?.id } == ["v-2", nil])
  }

  @Test(arguments: [
    ([], "nothing in 0 documents"),
    ([nib], "2 views in 1 document"),
    ([storyboard, nib], "2 scenes, 1 cell, 2 views and 2 segues in 2 documents"),
  ])
  func theSummaryCountsWhatThereIs(_ texts: [String], _ summary: String) throws {
    #expect(DocumentCatalog(documents: try texts.map { try Self.document($0, "A.xib") }).summary == summary)
  }

  @Test func eachEntryHasALinkAndWordsForTheSearch() throws {
    var document = try Self.document(Self.storyboard, "App/Main & more.storyboard")
    document.entries[0].picture = "<svg/>"
    let page = CatalogPage(DocumentCatalog(documents: [document]), title: "<App>").html
    #expect(page.contains("<title>&lt;App&gt;</title>"))
    #expect(page.contains("id=\"App/Main &amp; more.storyboard/v-2\""))
    #expect(page.contains("href=\"#App/Main%20%26%20more.storyboard/v-2\""))
    #expect(page.contains("data-words=\"person personcell person table view cell app/main &amp; more.storyboard c-1\""))
    #expect(page.contains("src=\"data:image/svg+xml,%3Csvg/%3E\""))
    #expect(!page.contains("src=\"http"))
  }

  @Test func nibsOfAFolderShareASection() throws {
    let documents = try ["A/One.xib", "A/Two.xib", "B/Three.xib"].map { try Self.document(Self.nib, $0) }
    let page = CatalogPage(DocumentCatalog(documents: documents), title: "App").html
    #expect(page.components(separatedBy: "<section").count - 1 == 2)
    #expect(page.contains("<section id=\"A\">") && page.contains("<section id=\"B\">"))
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
