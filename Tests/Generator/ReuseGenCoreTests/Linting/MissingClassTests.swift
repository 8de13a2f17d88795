import SourceDeclarations
import Testing

@testable import ReuseGenCore

/// A class that doesn't exist is reported where something shows that it isn't one of a library.
struct MissingClassTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    /// The documents by their names.
    var documents: [String: String]
    var messages: [String] = []

    init(_ testDescription: String, _ source: String, _ documents: [String: String], _ messages: [String] = []) {
      self.testDescription = testDescription
      self.source = source
      self.documents = documents
      self.messages = messages
    }
  }

  /// Four Objective-C classes that a document names.
  private static let own = """
    @interface XYZBadge : UIView @end @interface XYZStar : UIView @end @interface XYZCard : UIView @end
    @interface Table : UITableView @property IBOutlet UILabel *footnote; @end
    """
  private static let ownViews =
    #"<view id="1" customClass="XYZBadge"/><view id="2" customClass="XYZStar"/>"#
    + #"<view id="3" customClass="XYZCard"/>"#

  /// The class of its initial scene doesn't exist.
  private static let oldStoryboard =
    #"<scenes><scene sceneID="1"><objects><viewController id="i" customClass="XYZOldController">"#
    + #"<view key="view" id="v" customClass="XYZBadge"><connections>"#
    + #"<outlet property="gone" destination="v" id="o"/></connections></view></viewController>"#
    + "</objects></scene></scenes>"

  @Test(arguments: [
    Case(
      "a class of a library",
      own,
      ["A.xib": ownViews + #"<view id="a" customClass="KeyboardView"/><tableView id="b" customClass="Table"/>"#]
    ),
    Case(
      "a class of a library that a header declares forward, in the target's module",
      own + " @class MDCActivityIndicator;",
      ["A.xib": ownViews + #"<view id="a" customClass="MDCActivityIndicator" customModuleProvider="target"/>"#]
    ),
    Case(
      "a class that no code names, in the target's module",
      own + " // MDCActivityIndicator",
      ["A.xib": ownViews + #"<view id="a" customClass="MDCActivityIndicator" customModuleProvider="target"/>"#],
      ["the target declares no class MDCActivityIndicator; correct the name, or specify its module"]
    ),
    Case(
      "the prefix of the project's own classes",
      own,
      ["A.xib": ownViews + #"<view id="a" customClass="XYZKeyboardView"/>"#],
      ["the target declares no class XYZKeyboardView; correct the name, or specify its module"]
    ),
    Case(
      "the members of a class that no document names",
      own,
      [
        "A.xib": ownViews + #"<tableView id="a" customClass="Legacy"><connections>"#
          + #"<outlet property="footnote" destination="1" id="o"/></connections></tableView>"#
      ],
      ["the target declares no class Legacy; did you mean Table?"]
    ),
    Case(
      "the only class that nothing uses",
      own,
      ["A.xib": ownViews + #"<tableView id="a" customClass="Legacy"/>"#],
      ["the target declares no class Legacy; did you mean Table?"]
    ),
    Case(
      "the only class that nothing uses is of another kind",
      own,
      ["A.xib": ownViews + #"<collectionView id="a" customClass="Legacy"/>"#]
    ),
    Case(
      "a name is reported once",
      own,
      [
        "A.xib": ownViews + #"<view id="a" customClass="XYZSta"/><view id="b" customClass="XYZSta"/>"#,
        "B.xib": #"<view id="c" customClass="XYZSta"/><view id="d" customClass="XYZSta"/>"#,
      ],
      ["the target declares no class XYZSta; did you mean XYZStar? (4 times)"]
    ),
    Case(
      "a nib that nothing uses",
      own,
      [
        "A.xib": ownViews,
        "Old.xib": #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="XYZOldController">"#
          + #"<connections><outlet property="view" destination="1" id="o"/></connections></placeholder>"#
          + #"<view id="1" customClass="XYZBadge"><connections><outlet property="gone" destination="1" id="p"/>"#
          + #"<action selector="gone:" destination="1" id="q"/></connections></view>"#
          + #"<view id="2" customClass="XYZZebra"/>"#,
      ],
      [
        "nothing uses the nib \"Old\": the target declares no class XYZOldController, which is its File's Owner, and "
          + "no code names the nib; remove it, or restore the class"
      ]
    ),
    Case(
      "a nib that code names",
      own + #" @implementation XYZCard - (void)load { [UINib nibWithNibName:@"Old" bundle:nil]; } @end"#,
      [
        "A.xib": ownViews,
        "Old.xib": #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="XYZOldController"/>"#
          + #"<view id="1" customClass="XYZBadge"><connections><outlet property="gone" destination="1" id="p"/>"#
          + "</connections></view>",
      ],
      [
        "the target declares no class XYZOldController; correct the name, or specify its module",
        "XYZBadge has no outlet gone; remove the connection, or restore the property",
      ]
    ),
    Case(
      "a storyboard that nothing uses",
      own,
      ["A.xib": ownViews, "Old.storyboard": oldStoryboard],
      [
        "no code uses the storyboard \"Old\": the target declares no class XYZOldController, which its initial scene "
          + "has, and no code names the storyboard; remove it, or restore the class"
      ]
    ),
    Case(
      "a storyboard that code names",
      own + #" @implementation XYZCard - (void)load { [UIStoryboard storyboardWithName:@"Old" bundle:nil]; } @end"#,
      ["A.xib": ownViews, "Old.storyboard": oldStoryboard],
      [
        "the target declares no class XYZOldController; correct the name, or specify its module",
        "XYZBadge has no outlet gone; remove the connection, or restore the property",
      ]
    ),
    Case(
      "a storyboard that another one refers to",
      own,
      [
        "A.xib": ownViews, "Old.storyboard": oldStoryboard,
        "Main.storyboard": #"<scenes><scene sceneID="1"><objects>"#
          + #"<viewControllerPlaceholder storyboardName="Old" id="a"/></objects></scene></scenes>"#,
      ],
      [
        "the target declares no class XYZOldController; correct the name, or specify its module",
        "XYZBadge has no outlet gone; remove the connection, or restore the property",
      ]
    ),
  ])
  func reports(example: Case) {
    let findings = Pipeline().lint(
      TargetInput(
        ManifestReader.read(Array("{}".utf8), file: "reuse.json"),
        documents: example.documents.map { name, objects in
          DocumentFile(
            path: name,
            text: name.hasSuffix(".xib")
              ? """
              <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
              \(objects)</objects></document>
              """
              : """
              <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
              initialViewController="i">\(objects)</document>
              """
          )
        },
        declarations: Declarations([
          SourceFile.read(Array(example.source.utf8), path: "Views.m", language: .objectiveC)
        ])
      )
    )
    #expect(findings.map(\.message) == example.messages)
  }

  /// Up to three locations.
  @Test func aNameHasTheFirstThreeLocations() {
    let views = (0..<5).map { #"<view id="\#($0)" customClass="Sta"/>"# }.joined(separator: "\n")
    let findings = Pipeline(options: .init(module: "App")).lint(
      TargetInput(
        ManifestReader.read(Array("{}".utf8), file: "reuse.json"),
        documents: [
          DocumentFile(
            path: "A.xib",
            text: """
              <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
              <view id="s" customClass="Star" customModuleProvider="target"/>\(views)</objects></document>
              """
          )
        ],
        declarations: Declarations([
          SourceFile.read(Array("class Star: UIView {}".utf8), path: "A.swift", language: .swift)
        ])
      )
    )
    #expect(findings.map { $0.location?.line } == [2])
    #expect(findings.flatMap(\.notes).map(\.message) == ["Star is declared here", "also here", "also here"])
  }
}
