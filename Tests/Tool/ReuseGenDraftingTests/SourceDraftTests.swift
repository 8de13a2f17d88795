import ReuseGenDeclarations
import ReuseGenTestSupport
import ReuseGenXML
import Testing

@testable import ReuseGenDrafting
@testable import ReuseGenCore

/// Drafts from sources, alone and with documents.
struct SourceDraftTests {
  // The lines of the entries are expected, with their comments, and the messages are the lines about what is left out.
  static let inCode = TargetCase.read(
    """
    # a class of each kind, through a base class without instances
    // file: Cells.swift
    class BaseCell: UITableViewCell {}
    final class PersonCell: BaseCell {}
    final class PhotoCell: UICollectionViewCell {}
    final class ListCell: UICollectionViewListCell {}
    final class Letter: UITableViewHeaderFooterView {}
    final class AlbumFooter: UICollectionReusableView {}
    final class Card: UIView {}
    ! // "Cells.swift": the class BaseCell is only a superclass, of PersonCell for example: no code makes or registers one
    = "PersonCell",
    = { "type": "PhotoCell", "in": "collection" },
    = { "type": "ListCell", "in": "collection" },
    = { "type": "Letter", "in": "table" },
    = // the code does not specify its kind: footer is a guess
    = { "type": "AlbumFooter", "in": "collection", "kind": "footer" },
    # a kind that a constant names, beside a call that gets it
    // file: Grid.swift
    final class Badge: UICollectionReusableView { static let kind = "badge" }
    func view(_ kind: String) { list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "b", for: i) as! Badge }
    list.register(Badge.self, forSupplementaryViewOfKind: Badge.kind, withReuseIdentifier: "b")
    = { "type": "Badge", "in": "collection", "kind": "badge", "identifier": "b" },
    # identifiers that a superclass makes of the class, with the module of the documents
    // file: Cells.swift
    extension UIView { static var reuseIdentifier: String { NSStringFromClass(self) } }
    final class PersonCell: UITableViewCell {}
    final class HeadCell: UITableViewHeaderFooterView {}
    extension UITableView {
      func add<T: UITableViewCell>(_ type: T.Type) { register(type, forCellReuseIdentifier: T.reuseIdentifier) }
    }
    // file: Screen.xib
    <view id="v" customClass="Other" customModule="App" customModuleProvider="target"/>
    = // no conformance: UIView already declares reuseIdentifier
    = { "type": "PersonCell", "identifier": "App.PersonCell", "conformances": false },
    = { "type": "Other", "nib": "Screen" },
    = // no conformance: UIView already declares reuseIdentifier
    = { "type": "HeadCell", "in": "table", "identifier": "App.HeadCell", "conformances": false },
    # a nib of UIKit's own class that code registers
    // file: List.swift
    tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    Bundle.main.loadNibNamed("Footer", owner: self)
    // file: Footer.xib
    <view id="r"/>
    // file: Other.xib
    <view id="r"/>
    // file: Row.xib
    <tableViewCell id="r"/>
    = { "type": "UITableViewCell", "nib": "Row", "identifier": "row" },
    = { "type": "UIView", "nib": "Footer" },
    # a base class that code makes is listed; its subclass has the conformance
    // file: Cells.swift
    class BaseCell: UITableViewCell {}
    final class PersonCell: BaseCell {}
    func make() -> UITableViewCell { BaseCell(style: .default, reuseIdentifier: nil) }
    = // no conformance: its subclass PersonCell has its own
    = { "type": "BaseCell", "conformances": false },
    = "PersonCell",
    # classes that the generated file can't name
    // file: AppTests/Fake.swift
    final class FakeCell: UITableViewCell {}
    // file: Cells.swift
    final class Row<Value>: UITableViewCell {}
    private final class Hidden: UITableViewCell {}
    fileprivate enum Around { final class Inner: UITableViewCell {} }
    enum Feed { final class PostCell: UITableViewCell {} }
    func make() { final class Local: UITableViewCell {} }
    // file: Old.h
    @interface OldCell : UITableViewCell
    @end
    // file: Old.m
    @interface HiddenOldCell : UITableViewCell
    @end
    @implementation OldCell
    @end
    ! // "Cells.swift": the class Row is generic, and an entry names one class
    ! // "Cells.swift": the class Hidden is private to its file, where the generated file does not see it
    ! // "Cells.swift": the class Around.Inner is in Around, which is private to its file, where the generated file does not see it
    ! // "Cells.swift": the class Local is declared in a function, where the generated file does not see it
    ! // "Old.m": the class HiddenOldCell is declared in an Objective-C implementation file, where Swift does not see it
    ! // "AppTests/Fake.swift": the class FakeCell is in a folder of tests
    = "Feed.PostCell",
    = "OldCell",
    # a class that code registers for two identifiers
    // file: Cells.swift
    final class RowCell: UITableViewCell {}
    final class List: UITableViewController {
      func load() {
        tableView.register(RowCell.self, forCellReuseIdentifier: "small")
        tableView.register(RowCell.self, forCellReuseIdentifier: "large")
      }
    }
    = { "type": "RowCell", "identifier": "small" },
    = { "type": "RowCell", "name": "large", "identifier": "large" },
    # classes of different screens that share an identifier
    // file: Cells.swift
    final class PersonCell: UITableViewCell {}
    final class PlaceCell: UITableViewCell {}
    final class TileCell: UICollectionViewCell {}
    final class TitleView: UITableViewHeaderFooterView {}
    final class People: UITableViewController {
      func load() {
        tableView.register(PersonCell.self, forCellReuseIdentifier: "cell")
        tableView.register(TitleView.self, forHeaderFooterViewReuseIdentifier: "cell")
      }
    }
    final class Places: UITableViewController {
      func load() { tableView.register(PlaceCell.self, forCellReuseIdentifier: "cell") }
    }
    final class Tiles: UICollectionViewController {
      func load() { collectionView.register(TileCell.self, forCellWithReuseIdentifier: "cell") }
    }
    = { "type": "PersonCell", "identifier": "cell" },
    = // code registers it for "cell", which PersonCell also has; the class's name distinguishes them
    = "PlaceCell",
    = { "type": "TileCell", "in": "collection", "identifier": "cell" },
    = { "type": "TitleView", "in": "table", "identifier": "cell" },
    # identifiers from literals, constants and class names
    // file: Cells.swift
    final class OneCell: UITableViewCell {}
    final class TwoCell: UITableViewCell { static let cellID = "two" }
    final class ThreeCell: UITableViewCell { static let identifier = "three" }
    final class FourCell: UITableViewCell { static let identifier = String(describing: FourCell.self) }
    final class FiveCell: UITableViewCell {}
    final class SixCell: UITableViewCell {}
    final class List: UITableViewController {
      let five = "5"
      func load() {
        tableView.register(OneCell.self, forCellReuseIdentifier: "one")
        tableView.register(TwoCell.self, forCellReuseIdentifier: TwoCell.cellID)
        let cell = tableView.dequeueReusableCell(withIdentifier: five, for: path) as! FiveCell
        tableView.register(SixCell.self, forCellReuseIdentifier: Names.six)
      }
    }
    = { "type": "OneCell", "identifier": "one" },
    = { "type": "TwoCell", "identifier": "two" },
    = { "type": "ThreeCell", "identifier": "three" },
    = "FourCell",
    = { "type": "FiveCell", "identifier": "5" },
    = // the value of Names.six is not known: the class's name is a guess for the identifier
    = "SixCell",
    # what the tool generated is no declaration
    // file: PersonCell.swift
    final class PersonCell: UITableViewCell {}
    // file: Reuse.generated.swift
    // Generated by reusegen from reuse.json. Do not edit.
    extension PersonCell: Reusable { nonisolated static let reuseIdentifier = "PersonCell" }
    = "PersonCell",
    """
  )

  static let conformances = [
    ("final class Cell: UITableViewCell { static let reuseIdentifier = \"c\" }", "it already declares reuseIdentifier"),
    (
      "final class Cell: UITableViewCell {}\nextension UITableViewCell { class var reuseIdentifier: String { \"c\" } }",
      "UITableViewCell already declares reuseIdentifier"
    ),
    (
      "final class Cell: UITableViewCell {}\nextension UIView { static var reuseIdentifier: String { \"c\" } }",
      "UIView already declares reuseIdentifier"
    ),
    (
      """
      final class Cell: UITableViewCell, Named {}
      protocol Named { static var reuseIdentifier: String { get } }
      extension Named { static var reuseIdentifier: String { "c" } }
      """, "Named already declares reuseIdentifier"
    ),
    ("final class Cell: UITableViewCell, Reusable {}", "it already conforms to Reusable"),
    (
      "class Base: UITableViewCell, Reusable {}\nfinal class Cell: Base, NibLoadable {}",
      "it already conforms to Reusable, as Base does"
    ),
    ("typealias Base = UITableViewCell & Reusable\nfinal class Cell: Base {}", "it already conforms to Reusable"),
    ("final class Cell: UITableViewCell {}\nextension Cell: NibReusable {}", "it already conforms to NibReusable"),
    ("@interface Cell : UITableViewCell\n+ (NSString *)reuseIdentifier;\n@end", "it already declares reuseIdentifier"),
  ]

  static let withDocuments = TargetCase.read(
    """
    # an alias, by which UIKit doesn't find the class
    // file: Cells.swift
    final class Card: UITableViewCell {}; typealias Row = Card
    // file: Row.xib
    <tableViewCell id="r" customClass="Row" customModuleProvider="target"/>
    ! // "Row.xib": the class Row is an alias, and UIKit finds a class only by its own name
    = "Card",
    # the class tells the container of a plain view
    // file: A.swift
    final class Row: UITableViewCell {}
    final class SectionHeader: UITableViewHeaderFooterView {}
    final class PageHeader: UIView {}
    final class Owner: UICollectionViewCell {}
    // file: Owner.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
    <view id="r"/>
    // file: PageHeader.xib
    <view id="r" customClass="PageHeader" customModuleProvider="target"/>
    // file: Row.xib
    <view id="r" customClass="Row" customModuleProvider="target"/>
    // file: SectionHeader.xib
    <view id="r" customClass="SectionHeader" customModuleProvider="target"/>
    ! // "Owner.xib": its File's Owner Owner is a cell, which is listed as one that is made in code
    = { "type": "Owner", "in": "collection" },
    = { "type": "Row", "nib": true },
    = { "type": "PageHeader", "nib": true },
    = { "type": "SectionHeader", "in": "table", "nib": true },
    # the nibs of controllers, one of which is listed as a scene
    // file: A.swift
    final class CardController: UIViewController {}
    final class StartController: UIViewController {}
    // file: Card.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"/>
    <view id="r"/>
    // file: Gone.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="GoneController"/>
    <view id="r"/>
    // file: Main.storyboard
    <viewController id="c" storyboardIdentifier="start" customClass="StartController" customModuleProvider="target" sceneMemberID="viewController"/>
    // file: Start.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="StartController"/>
    <view id="r"/>
    ! // "Gone.xib": it is the nib of the view controller GoneController
    ! // "Start.xib": it is the nib of the view controller StartController, which is listed as a scene
    = { "type": "CardController", "nib": "Card", "owner": true },
    = { "type": "StartController", "storyboard": "Main", "identifier": "start" },
    # initial scenes and nibs of UIKit's own classes that code names, also with R.swift's constants
    // file: A.swift
    protocol Storyboarded {}
    extension Storyboarded { static func instantiate() -> Self { make(self) } }
    final class HomeController: UIViewController, Storyboarded {}
    let main = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let start = R.storyboard.start.instantiateInitialViewController()
    let content = R.nib.content(withOwner: nil)
    // file: Content.xib
    <view id="r"/>
    // file: Launch.storyboard initialViewController="c"
    <viewController id="c" sceneMemberID="viewController"/>
    // file: Main.storyboard initialViewController="c"
    <navigationController id="c" sceneMemberID="viewController"/>
    // file: Other.xib
    <view id="r"/>
    // file: Start.storyboard initialViewController="c"
    <viewController id="c" customClass="HomeController" customModuleProvider="target" sceneMemberID="viewController"/>
    = { "type": "UIView", "nib": "Content" },
    = { "type": "UINavigationController", "storyboard": "Main" },
    = // no conformance: Storyboarded already declares instantiate
    = { "type": "HomeController", "storyboard": "Start", "conformances": false },
    # the element kind with which Reusable registers a view
    // file: A.swift
    final class Summary: UICollectionReusableView, Reusable {}
    // register(supplementaryViewType: Summary.self, ofKind: "old")
    let a = grid.register(
      supplementaryViewType: Summary.self, ofKind: UICollectionView.elementKindSectionFooter)
    = // no conformance: it already conforms to Reusable
    = { "type": "Summary", "in": "collection", "kind": "footer", "conformances": false },
    # the code's identifier for a nib without one, and a mistake in a test
    // file: A.swift
    final class Row: UITableViewCell {}
    func load() { table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row") }
    // file: AppTests/RowTests.swift
    let nib = UINib(nibName: "Rwo", bundle: nil)
    // file: Row.xib
    <tableViewCell id="r" customClass="Row" customModuleProvider="target"/>
    = { "type": "Row", "nib": true, "identifier": "row" },
    # the identifier of a nib stays, although code comes first
    // file: A.swift
    final class Early: UITableViewCell {}
    final class Row: UITableViewCell {}
    func load() { table.register(Early.self, forCellReuseIdentifier: "row") }
    // file: Row.xib
    <tableViewCell id="r" customClass="Row" customModuleProvider="target" reuseIdentifier="row"/>
    = { "type": "Row", "nib": true, "identifier": "row" },
    = // code registers it for "row", which Row also has; the class's name distinguishes them
    = "Early",
    # classes of two kinds, which belong to two apps
    // file: A.swift
    final class Row: KitRow {}
    final class Tile: UICollectionViewCell {}
    // file: Row.xib
    <tableViewCell id="r" customClass="Row" customModuleProvider="target"/>
    // file: Row2.xib
    <collectionViewCell id="r" customClass="Row" customModuleProvider="target"/>
    // file: Tile.xib
    <tableViewCell id="r" customClass="Tile" customModuleProvider="target"/>
    // file: Tile2.xib
    <collectionViewCell id="r" customClass="Tile" customModuleProvider="target"/>
    ! // "Tile.xib": the class Tile isn't a UITableViewCell, as a table cell must be; correct its superclass, or list another class
    ! // "Row2.xib": Row is a collection's cell or supplementary view here and a table's cell elsewhere, and no class is both; correct one of them
    = { "type": "Row", "nib": true },
    = { "type": "Tile", "name": "tile2", "in": "collection", "nib": "Tile2" },
    """
  )

  /// The linter reports what these leave out.
  static let withMistakes = TargetCase.read(
    """
    # a class of the target that no source declares or names
    // file: A.swift
    final class Card: UITableViewCell {}
    final class Row: UITableViewCell {}
    @MakeCell("MadeRow") enum Rows {}
    // file: Card.xib
    <tableViewCell id="r" customClass="Card" customModuleProvider="target"/>
    // file: GoneRow.xib
    <tableViewCell id="r" customClass="GoneRow" customModuleProvider="target"/>
    // file: KitRow.xib
    <tableViewCell id="r" customClass="KitRow" customModule="Kit"/>
    // file: MadeRow.xib
    <tableViewCell id="r" customClass="MadeRow" customModuleProvider="target"/>
    // file: Row.xib
    <tableViewCell id="r" customClass="Row" customModuleProvider="target"/>
    // file: Row2.xib
    <tableViewCell id="r" customClass="Row" customModuleProvider="target"/>
    ! // "GoneRow.xib": the class GoneRow is declared in no source
    = { "type": "Card", "nib": true },
    = // in the module "Kit" according to the document; if that is not the target's own, import it
    = { "type": "KitRow", "nib": true },
    = { "type": "MadeRow", "nib": true },
    = { "type": "Row", "nib": true },
    = { "type": "Row", "name": "row2", "nib": "Row2" },
    """
  )

  @Test(arguments: inCode + withDocuments + withMistakes)
  func sourcesAreDrafted(target: TargetCase) {
    let lines = Self.draft(target.sources, target.documents).text.split(separator: "\n").map(String.init)
    let entries = lines.filter { $0.hasPrefix("    ") }.map { String($0.drop { $0 == " " }) }
    #expect(entries == target.expected)
    let leftOut = lines.firstIndex(of: "// Left out:").map { Array(lines[($0 + 1)...]) } ?? []
    #expect(leftOut == target.messages)
  }

  @Test(arguments: [("import UIKit\r\n@preconcurrency import Kit\r\n", true), ("import KitTools\n", false)])
  func aModuleThatADocumentNamesIsImportedIfTheSourcesImportIt(source: String, isImported: Bool) {
    let view = #"<view id="r" customClass="KitView" customModule="Kit"/>"#
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\(view)</objects></document>
      """
    let text = Self.draft([("A.swift", source)], ["KitView.xib": document]).text
    #expect(text.contains(#""imports": ["Recycler", "Kit"],"#) == isImported)
    #expect(text.contains("if that is not the target's own, import it") != isImported)
    #expect(text.contains(#"{ "type": "KitView", "nib": true },"#))
  }

  @Test(arguments: inCode + withDocuments)
  func aDraftHasNoErrors(target: TargetCase) {
    let documents = target.documents.map { DocumentFile(path: $0, text: $1) }
    let draft = Self.draft(target.sources, target.documents).text
    // The tool doesn't read what it wrote.
    let sources = target.sources.filter { !Array($0.text.utf8).isGenerated }
    let findings = Pipeline().lint(
      TargetInput(
        ManifestReader.read(Array(draft.utf8), file: "reuse.json"),
        documents: documents,
        declarations: Declarations(
          sources.compactMap { path, text in
            SourceFile.Language(path: path).map { SourceFile.read(Array(text.utf8), path: path, language: $0) }
          }
        )
      )
    )
    #expect(findings.filter { $0.severity == .error }.map { Reporter.text.lines(for: $0) } == [])
  }

  @Test(arguments: conformances)
  func aClassWithTheMembersHasNoConformance(source: String, reason: String) {
    let path = source.hasPrefix("@") ? "Cell.h" : "Cell.swift"
    let text = Self.draft([(path, source)]).text
    #expect(text.contains("    // no conformance: \(reason)\n"))
    #expect(text.contains(#""conformances": false },"#))
  }

  @Test func aTypeWithTheNameOfAMixinLeavesNoConformances() {
    let source = "protocol Reusable {}\nfinal class Cell: UITableViewCell, Reusable {}"
    let text = Self.draft([("A.swift", source)]).text
    #expect(text.contains("\n  \"conformances\": false,\n"))
    #expect(text.contains("\n    \"Cell\",\n"))
  }

  @Test func theCatalogHasAnotherNameIfATypeHasItsName() {
    let source = SourceText(path: "A.swift", bytes: Array("final class Cell: UITableViewCell {}\nenum Reuse {}".utf8))
    #expect(ManifestDraft([], sources: [source]).text.contains("\n  \"namespace\": \"AppReuse\",\n"))
  }

  @Test func aClassInCodeThatIsLeftOutIsNoEntry() {
    let text = "final class A: UITableViewCell {}\nfinal class B: UITableViewCell {}"
    let source = SourceText(path: "Cells.swift", bytes: Array(text.utf8))
    let draft = ManifestDraft([], sources: [source], absentClasses: ["A": "its test crashes"])
    #expect(draft.text.contains("\n    \"B\",\n") && !draft.text.contains("\n    \"A\",\n"))
    #expect(draft.text.contains("// \"Cells.swift\": its test crashes\n"))
    #expect(draft.absentCount == 1)
  }

  /// The app has the class, so the app has no finding.
  @Test(
    arguments: [
      ("A", "// class-missing: the app has the classes, which are left out here."),
      ("B", "// The app has 1 finding of class-missing, which reusegen lint shows; correct it, and remove this rule."),
    ]
  )
  func aRuleThatFailsForAbsentClassesSaysSo(absent: String, comment: String) {
    let view = #"customModule="App" customModuleProvider="target""#
    let inner = #"<subviews><view id="w" customClass="A" \#(view)/></subviews>"#
    let views = #"<view id="v" customClass="C" \#(view)>\#(inner)</view>"#
    let source = SourceText(path: "C.swift", bytes: Array("final class C: UIView {}".utf8))
    let document = DocumentFile(path: "C.xib", text: TargetText("// file: C.xib\n\(views)")["C.xib"] ?? "")
    let draft = ManifestDraft([document], sources: [source], absentClasses: [absent: "its source is left out"])
    #expect(draft.text.contains(comment), "\(draft.text)")
  }

  @Test func aSharedControllerHasNoConformance() {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes>
      \(["a", "b", "c"].map { id in
        let identifier = id == "a" ? "" : " storyboardIdentifier=\"\(id == "b" ? "Settings" : "Themed")\""
        return """
          <scene sceneID="s\(id)"><objects>
          <navigationController\(identifier) id="\(id)" customClass="Themed" sceneMemberID="viewController"/>
          </objects></scene>
          """
      }.joined())
      </scenes></document>
      """
    let text = ManifestDraft([DocumentFile(path: "Main.storyboard", text: document)]).text
    #expect(
      text.contains(
        """
          "scenes": [
            // Themed is the class of 3 scenes: no conformance, because it would pick one
            { "type": "Themed", "name": "mainThemed", "storyboard": "Main", "conformances": false },
            { "type": "Themed", "name": "settings", "storyboard": "Main", "identifier": "Settings", "conformances": false },
            { "type": "Themed", "storyboard": "Main", "identifier": "Themed", "conformances": false },
          ],
        """
      )
    )
  }

  private static func draft(_ sources: [(path: String, text: String)], _ documents: [String: String] = [:])
    -> ManifestDraft
  {
    let sources = sources.map { SourceText(path: $0.path, bytes: Array($0.text.utf8)) }
    return ManifestDraft(documents.map { DocumentFile(path: $0, text: $1) }, sources: sources)
  }
}
