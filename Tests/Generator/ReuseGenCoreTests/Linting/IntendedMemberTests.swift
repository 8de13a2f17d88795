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
    var messages: [String]

    init(_ name: String, source: String, _ connections: String, _ messages: String...) {
      (testDescription, self.source, self.connections, self.messages) = (name, source, connections, messages)
    }

    /// - Parameter members: The members of the class, whose superclass is unknown.
    init(_ name: String, _ members: String, _ connections: String, _ messages: String...) {
      self.init(name, source: "class Card: LibraryView { \(members) }", connections)
      self.messages = messages
    }
  }

  private static func outlet(_ name: String, id: String = "o") -> String {
    #"<outlet property="\#(name)" destination="l" id="\#(id)"/>"#
  }

  private static func action(_ name: String) -> String { #"<action selector="\#(name)" destination="a" id="b"/>"# }

  @Test(arguments: [
    Case(
      "an outlet of nearly the same name isn't connected",
      "@IBOutlet var title: UILabel?",
      outlet("titel"),
      "no known class has the outlet titel, and the outlet title of Card isn't connected; did you mean title?"
    ),
    Case("it is connected", "@IBOutlet var title: UILabel?", outlet("titel") + outlet("title", id: "p")),
    Case(
      "another object connects both",
      "@IBOutlet var title: UILabel!",
      #"<outlet property="caption" destination="l" id="o"/></connections></view>"#
        + #"<view id="b" customClass="Card" customModuleProvider="target"><connections><outlet property="caption" destination="l" id="p"/>"#
        + outlet("title", id: "q")
    ),
    Case("it has another type", "@IBOutlet var title: UIImageView?", outlet("titel")),
    Case(
      "an outlet with \"!\" isn't connected",
      "@IBOutlet var title: UILabel!",
      outlet("caption"),
      "no known class has the outlet caption, and the outlet title of Card isn't connected; did you mean title?"
    ),
    Case("an outlet with \"?\" need not be connected", "@IBOutlet var title: UILabel?", outlet("caption")),
    Case("Apple classes have the name", "@IBOutlet var title: UILabel!", outlet("textLabel")),
    Case(
      "another class has the name",
      source: "class Card: LibraryView { @IBOutlet var title: UILabel! }; class B { var caption: UILabel? }",
      outlet("caption")
    ),
    Case(
      "an Objective-C protocol in the sources declares the property",
      source: "@protocol Titled @property UILabel *title; @end @interface Card : UIView <Titled> @end",
      outlet("title")
    ),
    Case(
      "an action of nearly the same name is sent by nothing",
      "@IBAction func open(_ sender: Any) {}; @IBAction func close(_ sender: Any) {}",
      action("opne:"),
      "no known class has a method for the action opne:, and no document connects open: of Card; did you mean open:?"
    ),
    Case(
      "only one action is sent by nothing",
      "@IBAction func open(_ sender: Any) {}",
      action("reveal:"),
      "no known class has a method for the action reveal:, and no document connects open: of Card; did you mean open:?"
    ),
    Case(
      "several actions are sent by nothing",
      "@IBAction func open(_ sender: Any) {}; @IBAction func close(_ sender: Any) {}",
      action("reveal:")
    ),
    Case("the action takes another number of arguments", "@IBAction func open() {}", action("reveal:")),
    Case(
      "an attribute has nearly the name of a property",
      "@IBInspectable var radius: CGFloat = 0",
      "",
      "no known class has the property raduis for the runtime attribute of Card; did you mean radius?"
    ),
    Case("an attribute has another name", "@IBInspectable var edge: CGFloat = 0", ""),
    Case(
      "AppKit's classes are known",
      source: "class Card: NSWindowController { @IBOutlet var title: NSTextField? }",
      outlet("window") + action("showWindow:"),
      "Card has no property raduis for the runtime attribute; remove the attribute, or correct its key path"
    ),
    Case(
      "WatchKit's classes are known",
      source: "class Card: WKInterfaceController { @IBOutlet var title: WKInterfaceLabel! }",
      outlet("titel"),
      "Card has no outlet titel; did you mean title?",
      "Card has no property raduis for the runtime attribute; remove the attribute, or correct its key path"
    ),
    Case(
      "a protocol of Objective-C's exposes what it requires",
      source: """
        @objc protocol Opening { func open(_ sender: Any) }
        class Card: UIView, Opening { @IBInspectable var raduis: CGFloat = 0; func open(_ sender: Any) {} }
        """,
      action("open:")
    ),
    Case(
      "a protocol of Swift's exposes nothing",
      source: """
        protocol Opening { func open(_ sender: Any) }
        class Card: UIView, Opening { @IBInspectable var raduis: CGFloat = 0; func open(_ sender: Any) {} }
        """,
      action("open:"),
      "the method for the action open: of Card isn't visible to Objective-C; mark it @IBAction"
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
        #"{ "rules": { "outlet-unconnected": "off" } }"#,
        ["Card.xib": document],
        Declarations([SourceFile.read(Array(example.source.utf8), path: "Card", language: language)])
      )
    )
    // The attribute is wrong in every document, which only some sources show.
    let expected = language == .objectiveC ? [Self.attribute] : example.messages
    #expect(findings.map(\.message).sorted() == expected.sorted())
  }

  private static let attribute =
    "Card has no property raduis for the runtime attribute; remove the attribute, or correct its key path"
}
