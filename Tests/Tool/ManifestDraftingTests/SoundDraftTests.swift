import InterfaceBuilderXML
import Testing

@testable import ManifestDrafting
@testable import ReuseGenCore

/// A manifest drafted from documents produces no errors for them, whatever else they contain.
struct SoundDraftTests {
  struct Folder: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var documents: [String: String]
    /// The entries of the draft, as they are written.
    var entries: [String]
  }

  static let folders = [
    Folder(
      testDescription: "a header and a footer of one class and one identifier",
      documents: [
        "Main.storyboard": storyboard(
          """
          <collectionViewController id="c" sceneMemberID="viewController"><collectionView key="view" id="v">
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="Edge" id="h" customClass="Edge"/>
          <collectionReusableView key="sectionFooterView" reuseIdentifier="Edge" id="f" customClass="Edge"/>
          </collectionView></collectionViewController>
          """
        )
      ],
      entries: [
        #"{ "type": "Edge", "in": "collection", "kind": "header" }"#,
        #"{ "type": "Edge", "name": "edge2", "in": "collection", "kind": "footer" }"#,
      ]
    ),
    Folder(
      testDescription: "nibs of one name for the Mac and for iOS",
      documents: [
        "a/PhotoCell.xib": nib(#"<customView id="r" customClass="PhotoCell"/>"#, runtime: "MacOSX.Cocoa"),
        "b/PhotoCell.xib": nib(#"<tableViewCell id="r" customClass="PhotoCell" reuseIdentifier="PhotoCell"/>"#),
      ],
      entries: [#"{ "type": "PhotoCell", "nib": true }"#]
    ),
    Folder(
      testDescription: "nibs of one name and class with an identifier each",
      documents: [
        "a/Cell.xib": nib(#"<tableViewCell id="r" customClass="PhotoCell" reuseIdentifier="one"/>"#),
        "b/Cell.xib": nib(#"<tableViewCell id="r" customClass="PhotoCell" reuseIdentifier="two"/>"#),
      ],
      entries: [
        #"{ "type": "PhotoCell", "nib": "Cell", "identifier": "one" }"#,
        #"{ "type": "PhotoCell", "name": "two", "nib": "Cell", "identifier": "two" }"#,
      ]
    ),
    Folder(
      testDescription: "scenes of one class, whose name starts with that of the storyboard",
      documents: [
        "Auth.storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
        initialViewController="a"><scenes>
        <scene sceneID="s"><objects><viewController id="a" customClass="AuthScreen"/></objects></scene>
        <scene sceneID="t"><objects><viewController storyboardIdentifier="Sign-In screen" id="b" customClass="AuthScreen"/>
        </objects></scene></scenes></document>
        """
      ],
      entries: [
        #"{ "type": "AuthScreen", "name": "authScreen2", "storyboard": "Auth", "conformances": false }"#,
        #"{ "type": "AuthScreen", "name": "signInScreen", "storyboard": "Auth", "identifier": "Sign-In screen", "#
          + #""conformances": false }"#,
      ]
    ),
    Folder(
      testDescription: "nibs of one name and class, for its owner and for its root",
      documents: [
        "a/Card.xib": nib(#"<view id="r"/>"#, owner: "Card"), "b/Card.xib": nib(#"<view id="r" customClass="Card"/>"#),
      ],
      entries: [
        #"{ "type": "Card", "nib": true, "owner": true }"#, #"{ "type": "Card", "name": "card2", "nib": true }"#,
      ]
    ),
    Folder(
      testDescription: "nibs of one name, one with two roots",
      documents: [
        "a/PhotoCell.xib": nib(
          #"<tableViewCell id="r" customClass="PhotoCell" reuseIdentifier="PhotoCell"/><view id="s"/>"#
        ),
        "b/PhotoCell.xib": nib(#"<tableViewCell id="r" customClass="PhotoCell" reuseIdentifier="PhotoCell"/>"#),
      ],
      entries: [#"{ "type": "PhotoCell", "nib": true }"#]
    ),
    Folder(
      testDescription: "nibs of one name, one with outlets of an owner",
      documents: [
        "a/PhotoCell.xib": nib(
          #"<tableViewCell id="r" customClass="PhotoCell" reuseIdentifier="PhotoCell"/>"#,
          outlets: #"<outlet property="cell" destination="r" id="o"/>"#
        ),
        "b/PhotoCell.xib": nib(#"<tableViewCell id="r" customClass="PhotoCell" reuseIdentifier="PhotoCell"/>"#),
      ],
      entries: [#"{ "type": "PhotoCell", "nib": true }"#]
    ),
    Folder(
      testDescription: "two nibs of different classes that share an identifier",
      documents: [
        "PersonCell.xib": nib(#"<tableViewCell id="r" customClass="PersonCell" reuseIdentifier="cell"/>"#),
        "PlaceCell.xib": nib(#"<tableViewCell id="r" customClass="PlaceCell" reuseIdentifier="cell"/>"#),
        "TileCell.xib": nib(#"<collectionViewCell id="r" customClass="TileCell" reuseIdentifier="cell"/>"#),
      ],
      entries: [
        #"{ "type": "PersonCell", "nib": true, "identifier": "cell" }"#,
        #"{ "type": "TileCell", "in": "collection", "nib": true, "identifier": "cell" }"#,
      ]
    ),
    Folder(
      testDescription: "prototypes of two tables that share an identifier",
      documents: [
        "A.storyboard": storyboard(table("PersonCell")), "B.storyboard": storyboard(table("PlaceCell")),
      ],
      entries: [
        #"{ "type": "PersonCell", "storyboard": "A", "identifier": "cell" }"#,
        #"{ "type": "PlaceCell", "storyboard": "B", "identifier": "cell" }"#,
      ]
    ),
    Folder(
      testDescription: "a UIKit class with the target's module",
      documents: [
        "C.xib": nib(#"<tableViewCell id="r" customClass="UITableViewCell" customModuleProvider="target"/>"#)
      ],
      entries: []
    ),
    Folder(
      testDescription: "classes whose names the generated file uses itself",
      documents: [
        "View.xib": nib(#"<tableViewCell id="r" customClass="View" reuseIdentifier="View"/>"#),
        "Bundle.xib": nib(#"<tableViewCell id="r" customClass="Bundle" reuseIdentifier="Bundle"/>"#),
      ],
      entries: []
    ),
  ]

  @Test(arguments: folders)
  func aDraftHasNoErrors(folder: Folder) {
    let files = folder.documents.map { DocumentFile(path: $0, text: $1) }
    let draft = ManifestDraft(files).text
    let entries = draft.split(separator: "\n").filter { $0.hasPrefix("    {") || $0.hasPrefix("    \"") }
    #expect(entries.map { String($0.drop { $0 == " " }.dropLast()) } == folder.entries)
    let findings = Pipeline().lint(
      TargetInput(ManifestReader.read(Array(draft.utf8), file: "reuse.json"), documents: files)
    )
    #expect(findings.filter { $0.severity == .error }.map { Reporter.text.lines(for: $0) } == [])
  }

  private static func nib(
    _ roots: String,
    runtime: String = "iOS.CocoaTouch",
    owner: String? = nil,
    outlets: String = ""
  ) -> String {
    let ownerClass = owner.map { " customClass=\"\($0)\"" } ?? ""
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="\(runtime)"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(ownerClass)><connections>\(outlets)</connections>
      </placeholder>\(roots)</objects></document>
      """
  }

  /// A table with a prototype.
  private static func table(_ type: String) -> String {
    """
    <tableViewController id="c"><tableView key="view" id="v"><prototypes>
    <tableViewCell reuseIdentifier="cell" id="p" customClass="\(type)"/></prototypes></tableView></tableViewController>
    """
  }

  private static func storyboard(_ controller: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s"><objects>\(controller)</objects></scene></scenes></document>
    """
  }
}
