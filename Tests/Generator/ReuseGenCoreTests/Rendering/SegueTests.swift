import Foundation
import ReuseGenCore
import ReuseGenDeclarations
import Testing

/// The segues of documents in generated code.
struct SegueTests {
  static let folder = "Tests/Generator/ReuseGenCoreTests/Rendering/Expected"

  @Test func theGeneratedSeguesAreAsExpected() throws {
    let output = Self.generate(ExpectedFile("\(Self.folder)/segues.json").text)
    #expect(
      output.diagnostics.map { Reporter.text.lines(for: $0) } == [
        "Info.storyboard:22:69: warning: the identifier of a segue is blank; specify one or remove it [segue-identifier]"
      ]
    )
    try ExpectedFile("\(Self.folder)/segues.swift.expected").expect(output.text ?? "")
  }

  /// A storyboard that the manifest does not mention is another target's.
  @Test func storyboardsThatAreNotMentionedAreLeftOut() throws {
    let text = try #require(Self.generate("{}").text)
    #expect(!text.contains("enum Segues"))
  }

  /// A reference without a storyboard's name leads to a scene of its own storyboard.
  @Test(arguments: [(" referencedIdentifier=\"other\"", "Other"), ("", "Screen")])
  func aReferenceLeadsIntoItsOwnStoryboard(attribute: String, destination: String) throws {
    func scene(_ type: String, _ id: String, _ segue: String = "") -> String {
      """
      <scene sceneID="\(id)s"><objects><viewController storyboardIdentifier="\(type.lowercased())" id="\(id)"
      customClass="\(type)" sceneMemberID="viewController"><connections>\(segue)</connections></viewController></objects></scene>
      """
    }
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c"><scenes>
      \(scene("Screen", "c", #"<segue destination="p" kind="show" identifier="go" id="g"/>"#))\(scene("Other", "d"))
      <scene sceneID="t"><objects><viewControllerPlaceholder\(attribute) id="p" sceneMemberID="viewController"/></objects>
      </scene></scenes></document>
      """
    let manifest = """
      { "scenes": [{ "type": "Screen", "storyboard": "Main", "identifier": "screen" },
        { "type": "Other", "storyboard": "Main", "identifier": "other" }] }
      """
    let output = Pipeline().generate(TargetInput(manifest, ["Main.storyboard": storyboard]))
    #expect(try #require(output.text).contains("Segue<Screen, \(destination)>(\"go\")"))
  }

  /// Without a class of its own, the destination has UIKit's.
  @Test(arguments: [
    ("navigationController", "UINavigationController"), ("tableViewController", "UITableViewController"),
    ("viewController", "UIViewController"), ("avPlayerViewController", "UIViewController"),
  ])
  func aDestinationHasTheClassOfUIKit(element: String, type: String) throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="s"><objects><viewController storyboardIdentifier="main" id="c" customClass="Screen"
      sceneMemberID="viewController"><connections><segue destination="d" kind="show" identifier="go" id="g"/></connections>
      </viewController></objects></scene>
      <scene sceneID="t"><objects><\(element) id="d" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    let manifest =
      #"{ "access": "public", "scenes": [{ "type": "Screen", "storyboard": "Main", "identifier": "main" }] }"#
    let text = try #require(Pipeline().generate(TargetInput(manifest, ["Main.storyboard": storyboard])).text)
    #expect(text.contains("public nonisolated static let go = Segue<Screen, \(type)>(\"go\")"))
  }

  /// If storyboards share a name, those of a platform without UIKit aren't meant.
  @Test func storyboardsOfOtherPlatformsAreLeftOut() throws {
    func storyboard(_ runtime: String, _ segue: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="\(runtime)">
      <scenes><scene sceneID="s"><objects><viewController storyboardIdentifier="main" id="c" customClass="Screen"
      sceneMemberID="viewController"><connections><segue destination="c" kind="show" identifier="\(segue)" id="g"/>
      </connections></viewController></objects></scene></scenes></document>
      """
    }
    let manifest = #"{ "scenes": [{ "type": "Screen", "storyboard": "Main", "identifier": "main" }] }"#
    let output = Pipeline().generate(
      TargetInput(
        ManifestReader.read(Array(manifest.utf8), file: "reuse.json"),
        documents: [
          DocumentFile(path: "Mac/Main.storyboard", text: storyboard("MacOSX.Cocoa", "toMac")),
          DocumentFile(path: "iOS/Main.storyboard", text: storyboard("iOS.CocoaTouch", "toPhone")),
        ]
      )
    )
    let text = try #require(output.text)
    #expect(text.contains("toPhone"))
    #expect(!text.contains("toMac"))
  }

  /// A storyboard can keep the scene of a class that is gone.
  @Test(arguments: [("", false), ("let gone: Gone? = nil", true), ("let scene = \"Gone\"", false)])
  func seguesOfAClassThatNoSourceNamesAreLeftOut(_ source: String, _ isGenerated: Bool) throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>
      <scene sceneID="s"><objects><viewController storyboardIdentifier="main" id="c" customClass="Screen" customModuleProvider="target"
      sceneMemberID="viewController"><connections><segue destination="d" kind="show" identifier="toGone" id="g"/>
      </connections></viewController></objects></scene>
      <scene sceneID="t"><objects><viewController id="d" customClass="Gone" customModuleProvider="target"
      sceneMemberID="viewController"><connections><segue destination="c" kind="show" identifier="fromGone" id="h"/>
      </connections></viewController></objects></scene>
      </scenes></document>
      """
    let manifest = """
      {
        "rules": { "class-missing": "warning" },
        "scenes": [{ "type": "Screen", "storyboard": "Main", "identifier": "main" }],
      }
      """
    let text = Array("class Screen: UIViewController {}\n\(source)\n".utf8)
    let output = Pipeline().generate(
      TargetInput(
        manifest,
        ["Main.storyboard": storyboard],
        Declarations([SourceFile.read(text, path: "A.swift", language: .swift)])
      )
    )
    let generated = try #require(output.text)
    #expect(generated.contains("Segue<Screen, \(isGenerated ? "Gone" : "UIViewController")>(\"toGone\")"))
    #expect(generated.contains("fromGone") == isGenerated)
  }

  private static func generate(_ manifest: String) -> Pipeline.Output {
    let documents = ["Info.storyboard", "More.storyboard"].map {
      DocumentFile(path: $0, text: ExpectedFile("\(folder)/\($0)").text)
    }
    return Pipeline().generate(
      TargetInput(ManifestReader.read(Array(manifest.utf8), file: "segues.json"), documents: documents)
    )
  }
}
