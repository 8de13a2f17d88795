import ReuseGenDeclarations
import Testing

@testable import ReuseGenCore

/// Public bug reports about comparable tools, and what lint reports for them.
struct ReportedFindingTests {
  struct Report: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    var document: String
    var messages: [String] = []
  }

  private static func scene(_ controller: String, _ objects: String = "", beside others: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
    <viewController id="a" \(controller) sceneMemberID="viewController"><view key="view" id="v"/>\(objects)
    </viewController>\(others)</objects></scene></scenes></document>
    """
  }

  private static func actions(_ selectors: String...) -> String {
    let actions = selectors.enumerated().map { index, selector in
      #"<action selector="\#(selector)" destination="a" eventType="touchUpInside" id="x\#(index)"/>"#
    }
    return "<button id=\"b\"><connections>\(actions.joined())</connections></button>"
  }

  private static let target = #"customClass="HomeController" customModule="App" customModuleProvider="target""#

  @Test(arguments: [
    Report(
      testDescription: "R.swift 616: the module of a document is the name of a class",
      source: "public class HomeController: UIViewController {}",
      document: scene(#"customClass="HomeController" customModule="HomeController""#),
      messages: [
        "UIKit doesn't find the class HomeController: it is in the target's own module, not in HomeController; select "
          + "\"Inherit Module From Target\""
      ]
    ),
    Report(
      testDescription: "Periphery 1049: actions with named parameters, or none",
      source: """
        class HomeController: UIViewController {
          @IBAction func size(_ sender: Any) {}
          @IBAction func color(sender: Any) {}
          @IBAction func confirm() {}
        }
        """,
      document: scene(target, actions("size:", "colorWithSender:", "confirm"))
    ),
    Report(
      testDescription: "Periphery 1049: the label of an action's parameter was changed",
      source: """
        class HomeController: UIViewController {
          @IBAction func color(sender: Any) {}
          @IBAction func confirm() {}
        }
        """,
      document: scene(target, actions("color:", "confirm:", "remove:")),
      messages: [
        "HomeController has no method for the action color:; did you mean colorWithSender:?",
        "HomeController has no method for the action confirm:; did you mean confirm?",
        "HomeController has no method for the action remove:; remove the connection, or restore the method",
      ]
    ),
    Report(
      testDescription: "Periphery 192, 470: actions of a superclass, of a generic one, and private ones",
      source: """
        class Base<T>: UIViewController { @IBAction func generic(_ sender: Any) {} }
        class Middle: Base<Int> { @IBAction func inherited(_ sender: Any) {} }
        class HomeController: Middle { @IBAction private func secret(_ sender: Any) {} }
        """,
      document: scene(target, actions("generic:", "inherited:", "secret:"))
    ),
    Report(
      testDescription: "Periphery 208: inspectable properties in extensions of UIKit's classes",
      source: """
        extension UIView { @IBInspectable var borderWidth: CGFloat { get { 0 } set {} } }
        class HomeController: UIViewController {}
        class CardView: UIView {}
        """,
      document: scene(
        target,
        """
        <view id="w" customClass="CardView" customModule="App" customModuleProvider="target">
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="borderWidth"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"/>
        <userDefinedRuntimeAttribute type="number" keyPath="borderHeight"/></userDefinedRuntimeAttributes></view>
        """
      ),
      messages: [
        "CardView has no property borderHeight for the runtime attribute; remove the attribute, or correct its key path"
      ]
    ),
    Report(
      testDescription: "Natalie 20: a segue of a gesture recognizer, which isn't in its controller",
      source: """
        class HomeController: UIViewController {
          func go() { performSegue(withIdentifier: "More", sender: nil); performSegue(withIdentifier: "Mor", sender: nil) }
        }
        """,
      document: scene(
        target,
        beside: """
          <tapGestureRecognizer id="t"><connections><segue destination="a" kind="show" identifier="More" id="g"/>
          </connections></tapGestureRecognizer>
          """
      ),
      messages: [#"no scene of HomeController has a segue "Mor"; did you mean "More"?"#]
    ),
    Report(
      testDescription: "SwiftGen 25: a class of a library with the name of one of the target",
      source: "import Kit; class HomeController: Kit.HomeController {}",
      document: scene(#"customClass="HomeController" customModule="Kit""#, actions("save:"))
    ),
  ])
  func eachReportHasItsFindings(report: Report) {
    let source = SourceFile.read(Array(report.source.utf8), path: "App.swift", language: .swift)
    var declarations = Declarations([source])
    declarations.isWholeTarget = true
    let input = TargetInput("{}", ["Main.storyboard": report.document], declarations)
    let findings = Pipeline(options: .init(module: "App")).lint(input)
    #expect(findings.map(\.message) == report.messages)
  }
}
