import InterfaceBuilderXML
import SourceDeclarations
import Testing

@testable import ManifestDrafting
@testable import ReuseGenCore

/// Drafts from sources, alone and with documents.
struct SourceDraftTests {
  struct Target: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var sources: [String: String]
    var documents: [String: String] = [:]
    /// The lines of the entries, with their comments.
    var entries: [String]
    var leftOut: [String] = []
  }

  static let inCode = [
    Target(
      testDescription: "a class of each kind, through a base class without instances",
      sources: [
        "Cells.swift": """
        class BaseCell: UITableViewCell {}
        final class PersonCell: BaseCell {}
        final class PhotoCell: UICollectionViewCell {}
        final class ListCell: UICollectionViewListCell {}
        final class Letter: UITableViewHeaderFooterView {}
        final class AlbumFooter: UICollectionReusableView {}
        final class Card: UIView {}
        """
      ],
      entries: [
        #""PersonCell","#,
        #"{ "type": "PhotoCell", "in": "collection" },"#,
        #"{ "type": "ListCell", "in": "collection" },"#,
        #"{ "type": "Letter", "in": "table" },"#,
        "// the code does not specify its kind: footer is a guess",
        #"{ "type": "AlbumFooter", "in": "collection", "kind": "footer" },"#,
      ],
      leftOut: [
        #"// "Cells.swift": the class BaseCell is only a superclass, of PersonCell for example: no code makes or registers one"#
      ]
    ),
    Target(
      testDescription: "identifiers that a superclass makes of the class, with the module of the documents",
      sources: [
        "Cells.swift": """
        extension UIView { static var reuseIdentifier: String { NSStringFromClass(self) } }
        final class PersonCell: UITableViewCell {}
        final class HeadCell: UITableViewHeaderFooterView {}
        extension UITableView {
          func add<T: UITableViewCell>(_ type: T.Type) { register(type, forCellReuseIdentifier: T.reuseIdentifier) }
        }
        """
      ],
      documents: [
        "Screen.xib": nib(#"<view id="v" customClass="Other" customModule="App" customModuleProvider="target"/>"#)
      ],
      entries: [
        "// no conformance: UIView already declares reuseIdentifier",
        #"{ "type": "PersonCell", "identifier": "App.PersonCell", "conformances": false },"#,
        #"{ "type": "Other", "nib": "Screen" },"#,
        "// no conformance: UIView already declares reuseIdentifier",
        #"{ "type": "HeadCell", "in": "table", "identifier": "App.HeadCell", "conformances": false },"#,
      ]
    ),
    Target(
      testDescription: "a nib of UIKit's own class that code registers",
      sources: [
        "List.swift": """
        tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
        Bundle.main.loadNibNamed("Footer", owner: self)
        """
      ],
      documents: [
        "Row.xib": nib(#"<tableViewCell id="r"/>"#), "Footer.xib": nib(#"<view id="r"/>"#),
        "Other.xib": nib(#"<view id="r"/>"#),
      ],
      entries: [
        #"{ "type": "UITableViewCell", "nib": "Row", "identifier": "row" },"#,
        #"{ "type": "UIView", "nib": "Footer" },"#,
      ]
    ),
    Target(
      testDescription: "a base class that code makes is listed; its subclass has the conformance",
      sources: [
        "Cells.swift": """
        class BaseCell: UITableViewCell {}
        final class PersonCell: BaseCell {}
        func make() -> UITableViewCell { BaseCell(style: .default, reuseIdentifier: nil) }
        """
      ],
      entries: [
        "// no conformance: its subclass PersonCell has its own",
        #"{ "type": "BaseCell", "conformances": false },"#,
        #""PersonCell","#,
      ]
    ),
    Target(
      testDescription: "classes that the generated file can't name",
      sources: [
        "Cells.swift": """
        final class Row<Value>: UITableViewCell {}
        private final class Hidden: UITableViewCell {}
        fileprivate enum Around { final class Inner: UITableViewCell {} }
        enum Feed { final class PostCell: UITableViewCell {} }
        func make() { final class Local: UITableViewCell {} }
        """,
        "Old.h": "@interface OldCell : UITableViewCell\n@end\n",
        "Old.m": "@interface HiddenOldCell : UITableViewCell\n@end\n@implementation OldCell\n@end\n",
        "AppTests/Fake.swift": "final class FakeCell: UITableViewCell {}",
      ],
      entries: [#""Feed.PostCell","#, #""OldCell","#],
      leftOut: [
        #"// "Cells.swift": the class Row is generic, and an entry names one class"#,
        #"// "Cells.swift": the class Hidden is private to its file, where the generated file does not see it"#,
        #"// "Cells.swift": the class Around.Inner is in Around, which is private to its file, where the generated "#
          + "file does not see it",
        #"// "Cells.swift": the class Local is declared in a function, where the generated file does not see it"#,
        #"// "Old.m": the class HiddenOldCell is declared in an Objective-C implementation file, where Swift does not see it"#,
        #"// "AppTests/Fake.swift": the class FakeCell is in a folder of tests"#,
      ]
    ),
    Target(
      testDescription: "a class that code registers for two identifiers",
      sources: [
        "Cells.swift": """
        final class RowCell: UITableViewCell {}
        final class List: UITableViewController {
          func load() {
            tableView.register(RowCell.self, forCellReuseIdentifier: "small")
            tableView.register(RowCell.self, forCellReuseIdentifier: "large")
          }
        }
        """
      ],
      entries: [
        #"{ "type": "RowCell", "identifier": "small" },"#,
        #"{ "type": "RowCell", "name": "large", "identifier": "large" },"#,
      ]
    ),
    Target(
      testDescription: "classes of different screens that share an identifier",
      sources: [
        "Cells.swift": """
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
        """
      ],
      entries: [
        #"{ "type": "PersonCell", "identifier": "cell" },"#,
        #"// code registers it for "cell", which PersonCell also has; the class's name distinguishes them"#,
        #""PlaceCell","#, #"{ "type": "TileCell", "in": "collection", "identifier": "cell" },"#,
        #"{ "type": "TitleView", "in": "table", "identifier": "cell" },"#,
      ]
    ),
    Target(
      testDescription: "identifiers from literals, constants and class names",
      sources: [
        "Cells.swift": """
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
        """
      ],
      entries: [
        #"{ "type": "OneCell", "identifier": "one" },"#, #"{ "type": "TwoCell", "identifier": "two" },"#,
        #"{ "type": "ThreeCell", "identifier": "three" },"#, #""FourCell","#,
        #"{ "type": "FiveCell", "identifier": "5" },"#,
        "// the value of Names.six is not known: the class's name is a guess for the identifier", #""SixCell","#,
      ]
    ),
    Target(
      testDescription: "what the tool generated is no declaration",
      sources: [
        "Reuse.generated.swift": """
        // Generated by reusegen from reuse.json. Do not edit.
        extension PersonCell: Reusable { nonisolated static let reuseIdentifier = "PersonCell" }
        """,
        "PersonCell.swift": "final class PersonCell: UITableViewCell {}",
      ],
      entries: [#""PersonCell","#]
    ),
  ]

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
      "typealias Base = UITableViewCell & Reusable\nfinal class Cell: Base {}", "it already conforms to Reusable"
    ),
    ("final class Cell: UITableViewCell {}\nextension Cell: NibReusable {}", "it already conforms to NibReusable"),
    ("@interface Cell : UITableViewCell\n+ (NSString *)reuseIdentifier;\n@end", "it already declares reuseIdentifier"),
  ]

  static let withDocuments = [
    Target(
      testDescription: "the class tells the container of a plain view",
      sources: [
        "A.swift": """
        final class Row: UITableViewCell {}
        final class SectionHeader: UITableViewHeaderFooterView {}
        final class PageHeader: UIView {}
        final class Owner: UICollectionViewCell {}
        """
      ],
      documents: [
        "Row.xib": nib(#"<view id="r" customClass="Row" customModuleProvider="target"/>"#),
        "SectionHeader.xib": nib(#"<view id="r" customClass="SectionHeader" customModuleProvider="target"/>"#),
        "PageHeader.xib": nib(#"<view id="r" customClass="PageHeader" customModuleProvider="target"/>"#),
        "Owner.xib": nib(#"<view id="r"/>"#, owner: "Owner"),
      ],
      entries: [
        #"{ "type": "Owner", "in": "collection" },"#, #"{ "type": "Row", "nib": true },"#,
        #"{ "type": "PageHeader", "nib": true },"#, #"{ "type": "SectionHeader", "in": "table", "nib": true },"#,
      ],
      leftOut: [#"// "Owner.xib": its File's Owner Owner is a cell, which is listed as one that is made in code"#]
    ),
    Target(
      testDescription: "the nibs of controllers, one of which is listed as a scene",
      sources: [
        "A.swift": """
        final class CardController: UIViewController {}
        final class StartController: UIViewController {}
        """
      ],
      documents: [
        "Card.xib": nib(#"<view id="r"/>"#, owner: "CardController"),
        "Gone.xib": nib(#"<view id="r"/>"#, owner: "GoneController"),
        "Start.xib": nib(#"<view id="r"/>"#, owner: "StartController"),
        "Main.storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects><viewController id="c" storyboardIdentifier="start" customClass="StartController"
        customModuleProvider="target" sceneMemberID="viewController"/></objects></scene></scenes></document>
        """,
      ],
      entries: [
        #"{ "type": "CardController", "nib": "Card", "owner": true },"#,
        #"{ "type": "StartController", "storyboard": "Main", "identifier": "start" },"#,
      ],
      leftOut: [
        #"// "Gone.xib": it is the nib of the view controller GoneController"#,
        #"// "Start.xib": it is the nib of the view controller StartController, which is listed as a scene"#,
      ]
    ),
    Target(
      testDescription: "initial scenes and nibs of UIKit's own classes that code names, also with R.swift's constants",
      sources: [
        "A.swift": """
        protocol Storyboarded {}
        extension Storyboarded { static func instantiate() -> Self { make(self) } }
        final class HomeController: UIViewController, Storyboarded {}
        let main = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let start = R.storyboard.start.instantiateInitialViewController()
        let content = R.nib.content(withOwner: nil)
        """
      ],
      documents: [
        "Content.xib": nib(#"<view id="r"/>"#), "Other.xib": nib(#"<view id="r"/>"#),
        "Launch.storyboard": storyboard(#"<viewController id="c" sceneMemberID="viewController"/>"#),
        "Main.storyboard": storyboard(#"<navigationController id="c" sceneMemberID="viewController"/>"#),
        "Start.storyboard": storyboard(
          #"<viewController id="c" customClass="HomeController" customModuleProvider="target" sceneMemberID="viewController"/>"#
        ),
      ],
      entries: [
        #"{ "type": "UIView", "nib": "Content" },"#,
        #"{ "type": "UINavigationController", "storyboard": "Main" },"#,
        "// no conformance: Storyboarded already declares instantiate",
        #"{ "type": "HomeController", "storyboard": "Start", "conformances": false },"#,
      ]
    ),
    Target(
      testDescription: "the element kind with which Reusable registers a view",
      sources: [
        "A.swift": """
        final class Summary: UICollectionReusableView, Reusable {}
        // register(supplementaryViewType: Summary.self, ofKind: "old")
        let a = grid.register(
          supplementaryViewType: Summary.self, ofKind: UICollectionView.elementKindSectionFooter)
        """
      ],
      entries: [
        "// no conformance: it already conforms to Reusable",
        #"{ "type": "Summary", "in": "collection", "kind": "footer", "conformances": false },"#,
      ]
    ),
    Target(
      testDescription: "the code's identifier for a nib without one",
      sources: [
        "A.swift": """
        final class Row: UITableViewCell {}
        func load() { table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row") }
        """
      ],
      documents: ["Row.xib": nib(#"<tableViewCell id="r" customClass="Row" customModuleProvider="target"/>"#)],
      entries: [#"{ "type": "Row", "nib": true, "identifier": "row" },"#]
    ),
    Target(
      testDescription: "the identifier of a nib stays, although code comes first",
      sources: [
        "A.swift": """
        final class Early: UITableViewCell {}
        final class Row: UITableViewCell {}
        func load() { table.register(Early.self, forCellReuseIdentifier: "row") }
        """
      ],
      documents: [
        "Row.xib": nib(
          #"<tableViewCell id="r" customClass="Row" customModuleProvider="target" reuseIdentifier="row"/>"#
        )
      ],
      entries: [
        #"{ "type": "Row", "nib": true, "identifier": "row" },"#,
        #"// code registers it for "row", which Row also has; the class's name distinguishes them"#,
        #""Early","#,
      ]
    ),
  ]

  /// The linter reports what these leave out.
  static let withMistakes = [
    Target(
      testDescription: "a class of the target that no source declares or names",
      sources: [
        "A.swift": """
        final class Card: UITableViewCell {}
        final class Row: UITableViewCell {}
        @MakeCell("MadeRow") enum Rows {}
        """
      ],
      documents: [
        "Card.xib": nib(#"<tableViewCell id="r" customClass="Card" customModuleProvider="target"/>"#),
        "GoneRow.xib": nib(#"<tableViewCell id="r" customClass="GoneRow" customModuleProvider="target"/>"#),
        "KitRow.xib": nib(#"<tableViewCell id="r" customClass="KitRow" customModule="Kit"/>"#),
        "MadeRow.xib": nib(#"<tableViewCell id="r" customClass="MadeRow" customModuleProvider="target"/>"#),
        "Row.xib": nib(#"<tableViewCell id="r" customClass="Row" customModuleProvider="target"/>"#),
        "Row2.xib": nib(#"<tableViewCell id="r" customClass="Row" customModuleProvider="target"/>"#),
      ],
      entries: [
        #"{ "type": "Card", "nib": true },"#,
        #"// in the module "Kit" according to the document; if that is not the target's own, import it"#,
        #"{ "type": "KitRow", "nib": true },"#, #"{ "type": "MadeRow", "nib": true },"#,
        #"{ "type": "Row", "nib": true },"#, #"{ "type": "Row", "name": "row2", "nib": "Row2" },"#,
      ],
      leftOut: [#"// "GoneRow.xib": the class GoneRow is declared in no source"#]
    )
  ]

  @Test(arguments: inCode + withDocuments + withMistakes)
  func sourcesAreDrafted(target: Target) {
    let lines = Self.draft(target).text.split(separator: "\n").map(String.init)
    let entries = lines.filter { $0.hasPrefix("    ") }.map { String($0.drop { $0 == " " }) }
    #expect(entries == target.entries)
    let leftOut = lines.firstIndex(of: "// Left out:").map { Array(lines[($0 + 1)...]) } ?? []
    #expect(leftOut == target.leftOut)
  }

  @Test(arguments: inCode + withDocuments)
  func aDraftHasNoErrors(target: Target) {
    let documents = target.documents.map { DocumentFile(path: $0, text: $1) }
    let draft = Self.draft(target).text
    // The tool doesn't read what it wrote.
    let sources = target.sources.sorted { $0.key < $1.key }.filter { !Array($0.value.utf8).isGenerated }
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
    let text = Self.draft(Target(testDescription: "", sources: [path: source], entries: [])).text
    #expect(text.contains("    // no conformance: \(reason)\n"))
    #expect(text.contains(#""conformances": false },"#))
  }

  @Test func aTypeWithTheNameOfAMixinLeavesNoConformances() {
    let source = "protocol Reusable {}\nfinal class Cell: UITableViewCell, Reusable {}"
    let text = Self.draft(Target(testDescription: "", sources: ["A.swift": source], entries: [])).text
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
    let document = DocumentFile(path: "C.xib", text: Self.nib(views))
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

  private static func draft(_ target: Target) -> ManifestDraft {
    let sources = target.sources.sorted { $0.key < $1.key }.map { SourceText(path: $0, bytes: Array($1.utf8)) }
    return ManifestDraft(target.documents.map { DocumentFile(path: $0, text: $1) }, sources: sources)
  }

  private static func storyboard(_ controller: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c"
    targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>\(controller)</objects></scene></scenes></document>
    """
  }

  private static func nib(_ roots: String, owner: String? = nil) -> String {
    let ownerClass = owner.map { " customClass=\"\($0)\"" } ?? ""
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(ownerClass)/>\(roots)</objects></document>
      """
  }
}
