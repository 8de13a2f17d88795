import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// Where a superclass is unknown, a wrong name is reported only if the class itself shows what is meant.
struct IntendedMemberTests {
  /// The source is that of Card, whose superclass is unknown unless the class is written, and lines of XML are
  /// connections of the object "a", whose class is Card.
  static let cases = TargetCase.read(
    """
    # an outlet of nearly the same name isn't connected
    @IBOutlet var title: UILabel?
    <outlet property="titel" destination="l" id="o"/>
    ! no known class has the outlet titel, and the outlet title of Card isn't connected; did you mean title?
    # it is connected
    @IBOutlet var title: UILabel?
    <outlet property="titel" destination="l" id="o"/>
    <outlet property="title" destination="l" id="p"/>
    # another object connects both
    @IBOutlet var title: UILabel!
    <outlet property="caption" destination="l" id="o"/></connections></view><view id="b" customClass="Card" customModuleProvider="target"><connections><outlet property="caption" destination="l" id="p"/>
    <outlet property="title" destination="l" id="q"/>
    # it has another type
    @IBOutlet var title: UIImageView?
    <outlet property="titel" destination="l" id="o"/>
    # an outlet with "!" isn't connected
    @IBOutlet var title: UILabel!
    <outlet property="caption" destination="l" id="o"/>
    ! no known class has the outlet caption, and the outlet title of Card isn't connected; did you mean title?
    # an outlet with "?" need not be connected
    @IBOutlet var title: UILabel?
    <outlet property="caption" destination="l" id="o"/>
    # Apple classes have the name
    @IBOutlet var title: UILabel!
    <outlet property="textLabel" destination="l" id="o"/>
    # another class has the name
    class Card: LibraryView { @IBOutlet var title: UILabel! }; class B { var caption: UILabel? }
    <outlet property="caption" destination="l" id="o"/>
    # an Objective-C protocol in the sources declares the property
    @protocol Titled @property UILabel *title; @end @interface Card : UIView <Titled> @end
    <outlet property="title" destination="l" id="o"/>
    # an action of nearly the same name is sent by nothing
    @IBAction func open(_ sender: Any) {}; @IBAction func close(_ sender: Any) {}
    <action selector="opne:" destination="a" id="b"/>
    ! no known class has a method for the action opne:, and no document connects open: of Card; did you mean open:?
    # only one action is sent by nothing
    @IBAction func open(_ sender: Any) {}
    <action selector="reveal:" destination="a" id="b"/>
    ! no known class has a method for the action reveal:, and no document connects open: of Card; did you mean open:?
    # several actions are sent by nothing
    @IBAction func open(_ sender: Any) {}; @IBAction func close(_ sender: Any) {}
    <action selector="reveal:" destination="a" id="b"/>
    # the action takes another number of arguments
    @IBAction func open() {}
    <action selector="reveal:" destination="a" id="b"/>
    # an attribute has nearly the name of a property
    @IBInspectable var radius: CGFloat = 0
    ! no known class has the property raduis for the runtime attribute of Card; did you mean radius?
    # an attribute has another name
    @IBInspectable var edge: CGFloat = 0
    # AppKit's classes are known
    class Card: NSWindowController { @IBOutlet var title: NSTextField? }
    <outlet property="window" destination="l" id="o"/>
    <action selector="showWindow:" destination="a" id="b"/>
    ! Card has no property raduis for the runtime attribute; remove the attribute, or correct its key path
    # WatchKit's classes are known
    class Card: WKInterfaceController { @IBOutlet var title: WKInterfaceLabel! }
    <outlet property="titel" destination="l" id="o"/>
    ! Card has no outlet titel; did you mean title?
    ! Card has no property raduis for the runtime attribute; remove the attribute, or correct its key path
    # a protocol of Objective-C's exposes what it requires
    @objc protocol Opening { func open(_ sender: Any) }
    class Card: UIView, Opening { @IBInspectable var raduis: CGFloat = 0; func open(_ sender: Any) {} }
    <action selector="open:" destination="a" id="b"/>
    # a protocol of Swift's exposes nothing
    protocol Opening { func open(_ sender: Any) }
    class Card: UIView, Opening { @IBInspectable var raduis: CGFloat = 0; func open(_ sender: Any) {} }
    <action selector="open:" destination="a" id="b"/>
    ! the method for the action open: of Card isn't visible to Objective-C; mark it @IBAction
    """
  )

  @Test(arguments: cases)
  func reports(example: TargetCase) {
    let lines = example.source.split(separator: "\n")
    let connections = lines.filter { $0.hasPrefix("<") }.joined()
    let code = lines.filter { !$0.hasPrefix("<") }.joined(separator: "\n")
    let source = code.contains("Card") ? code : "class Card: LibraryView { \(code) }"
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="a" customClass="Card" customModuleProvider="target"><subviews><label id="l"/></subviews>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="raduis"/>
      </userDefinedRuntimeAttributes><connections>\(connections)</connections></view></objects></document>
      """
    let language: SourceFile.Language = source.hasPrefix("@protocol") ? .objectiveC : .swift
    let findings = Pipeline().lint(
      TargetInput(
        #"{ "rules": { "outlet-unconnected": "off" } }"#,
        ["Card.xib": document],
        Declarations([SourceFile.read(Array(source.utf8), path: "Card", language: language)])
      )
    )
    // The attribute is wrong in every document, which only some sources show.
    let expected = language == .objectiveC ? [Self.attribute] : example.messages
    #expect(findings.map(\.message).sorted() == expected.sorted())
  }

  private static let attribute =
    "Card has no property raduis for the runtime attribute; remove the attribute, or correct its key path"
}
