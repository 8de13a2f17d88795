import SourceDeclarations
import Testing

@testable import ReuseGenCore

/// Where a superclass is unknown, a wrong name is reported only if the class itself shows what is meant.
struct IntendedMemberTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    /// The connections of the object "a", whose class is Card.
    var connections: String
    var messages: [String] = []
  }

  @Test(arguments: [
    Case(
      testDescription: "an outlet of nearly the same name isn't connected",
      source: "class Card: LibraryView { @IBOutlet var title: UILabel? }",
      connections: #"<outlet property="titel" destination="l" id="o"/>"#,
      messages: [
        "no known class has the outlet titel, and the outlet title of Card isn't connected; did you mean title?"
      ]
    ),
    Case(
      testDescription: "it is connected",
      source: "class Card: LibraryView { @IBOutlet var title: UILabel? }",
      connections: #"<outlet property="titel" destination="l" id="o"/>"#
        + #"<outlet property="title" destination="l" id="p"/>"#
    ),
    Case(
      testDescription: "another object connects both",
      source: "class Card: LibraryView { @IBOutlet var title: UILabel! }",
      connections: #"<outlet property="caption" destination="l" id="o"/></connections></view>"#
        + #"<view id="b" customClass="Card" customModuleProvider="target"><connections><outlet property="caption" destination="l" id="p"/>"#
        + #"<outlet property="title" destination="l" id="q"/>"#
    ),
    Case(
      testDescription: "it has another type",
      source: "class Card: LibraryView { @IBOutlet var title: UIImageView? }",
      connections: #"<outlet property="titel" destination="l" id="o"/>"#
    ),
    Case(
      testDescription: "an outlet with \"!\" isn't connected",
      source: "class Card: LibraryView { @IBOutlet var title: UILabel! }",
      connections: #"<outlet property="caption" destination="l" id="o"/>"#,
      messages: [
        "no known class has the outlet caption, and the outlet title of Card isn't connected; did you mean title?"
      ]
    ),
    Case(
      testDescription: "an outlet with \"?\" need not be connected",
      source: "class Card: LibraryView { @IBOutlet var title: UILabel? }",
      connections: #"<outlet property="caption" destination="l" id="o"/>"#
    ),
    Case(
      testDescription: "Apple classes have the name",
      source: "class Card: LibraryView { @IBOutlet var title: UILabel! }",
      connections: #"<outlet property="textLabel" destination="l" id="o"/>"#
    ),
    Case(
      testDescription: "another class has the name",
      source: "class Card: LibraryView { @IBOutlet var title: UILabel! }; class B { var caption: UILabel? }",
      connections: #"<outlet property="caption" destination="l" id="o"/>"#
    ),
    Case(
      testDescription: "an Objective-C protocol in the sources declares the property",
      source: "@protocol Titled @property UILabel *title; @end @interface Card : UIView <Titled> @end",
      connections: #"<outlet property="title" destination="l" id="o"/>"#
    ),
    Case(
      testDescription: "an action of nearly the same name is sent by nothing",
      source: """
        class Card: LibraryView { @IBAction func open(_ sender: Any) {}; @IBAction func close(_ sender: Any) {} }
        """,
      connections: #"<action selector="opne:" destination="a" id="o"/>"#,
      messages: [
        "no known class has a method for the action opne:, and no document connects open: of Card; did you mean open:?"
      ]
    ),
    Case(
      testDescription: "only one action is sent by nothing",
      source: "class Card: LibraryView { @IBAction func open(_ sender: Any) {} }",
      connections: #"<action selector="reveal:" destination="a" id="o"/>"#,
      messages: [
        "no known class has a method for the action reveal:, and no document connects open: of Card; did you mean open:?"
      ]
    ),
    Case(
      testDescription: "several actions are sent by nothing",
      source: """
        class Card: LibraryView { @IBAction func open(_ sender: Any) {}; @IBAction func close(_ sender: Any) {} }
        """,
      connections: #"<action selector="reveal:" destination="a" id="o"/>"#
    ),
    Case(
      testDescription: "the action takes another number of arguments",
      source: "class Card: LibraryView { @IBAction func open() {} }",
      connections: #"<action selector="reveal:" destination="a" id="o"/>"#
    ),
    Case(
      testDescription: "an attribute has nearly the name of a property",
      source: "class Card: LibraryView { @IBInspectable var radius: CGFloat = 0 }",
      connections: "",
      messages: ["no known class has the property raduis for the runtime attribute of Card; did you mean radius?"]
    ),
    Case(
      testDescription: "an attribute has another name",
      source: "class Card: LibraryView { @IBInspectable var edge: CGFloat = 0 }",
      connections: ""
    ),
    Case(
      testDescription: "AppKit's classes are known",
      source: "class Card: NSWindowController { @IBOutlet var title: NSTextField? }",
      connections: #"<outlet property="window" destination="l" id="o"/>"#
        + #"<action selector="showWindow:" destination="a" id="b"/>"#,
      messages: ["Card has no property raduis for the runtime attribute; remove the attribute, or correct its key path"]
    ),
    Case(
      testDescription: "WatchKit's classes are known",
      source: "class Card: WKInterfaceController { @IBOutlet var title: WKInterfaceLabel! }",
      connections: #"<outlet property="titel" destination="l" id="o"/>"#,
      messages: [
        "Card has no outlet titel; did you mean title?",
        "Card has no property raduis for the runtime attribute; remove the attribute, or correct its key path",
      ]
    ),
    Case(
      testDescription: "a protocol of Objective-C's exposes what it requires",
      source: """
        @objc protocol Opening { func open(_ sender: Any) }
        class Card: UIView, Opening { @IBInspectable var raduis: CGFloat = 0; func open(_ sender: Any) {} }
        """,
      connections: #"<action selector="open:" destination="a" id="o"/>"#
    ),
    Case(
      testDescription: "a protocol of Swift's exposes nothing",
      source: """
        protocol Opening { func open(_ sender: Any) }
        class Card: UIView, Opening { @IBInspectable var raduis: CGFloat = 0; func open(_ sender: Any) {} }
        """,
      connections: #"<action selector="open:" destination="a" id="o"/>"#,
      messages: ["the method for the action open: of Card isn't visible to Objective-C; mark it @IBAction"]
    ),
  ])
  func reports(example: Case) {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="a" customClass="Card" customModuleProvider="target"><subviews><label id="l"/></subviews>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="raduis"/>
      </userDefinedRuntimeAttributes><connections>\(example.connections)</connections></view></objects></document>
      """
    let language: SourceFile.Language = example.source.hasPrefix("@protocol") ? .objectiveC : .swift
    let findings = Pipeline().lint(
      TargetInput(
        ManifestReader.read(Array(#"{ "rules": { "outlet-unconnected": "off" } }"#.utf8), file: "reuse.json"),
        documents: [DocumentFile(path: "Card.xib", text: document)],
        declarations: Declarations([
          SourceFile.read(Array(example.source.utf8), path: "Card", language: language)
        ])
      )
    )
    // The attribute is wrong in every document, which only some sources show.
    let expected = language == .objectiveC ? [Self.attribute] : example.messages
    #expect(findings.map(\.message).sorted() == expected.sorted())
  }

  private static let attribute =
    "Card has no property raduis for the runtime attribute; remove the attribute, or correct its key path"
}
