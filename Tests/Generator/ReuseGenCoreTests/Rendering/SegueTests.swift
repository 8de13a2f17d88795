import Foundation
import ReuseGenCore
import ReuseGenTestSupport
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
    let output = Self.generate(
      TargetText(
        """
        // file: reuse.json
        { "scenes": [{ "type": "Screen", "storyboard": "Main", "identifier": "screen" },
          { "type": "Other", "storyboard": "Main", "identifier": "other" }] }
        // file: Main.storyboard initialViewController="c"
        <viewController storyboardIdentifier="screen" id="c" customClass="Screen">
            <connections><segue destination="p" kind="show" identifier="go" id="g"/></connections>
        <viewController storyboardIdentifier="other" id="d" customClass="Other"/>
        <viewControllerPlaceholder\(attribute) id="p"/>
        """
      )
    )
    #expect(try #require(output.text).contains("Segue<Screen, \(destination)>(\"go\")"))
  }

  /// Without a class of its own, the destination has UIKit's.
  @Test(arguments: [
    ("navigationController", "UINavigationController"), ("tableViewController", "UITableViewController"),
    ("viewController", "UIViewController"), ("avPlayerViewController", "UIViewController"),
  ])
  func aDestinationHasTheClassOfUIKit(element: String, type: String) throws {
    let output = Self.generate(
      TargetText(
        """
        // file: reuse.json
        { "access": "public", "scenes": [{ "type": "Screen", "storyboard": "Main", "identifier": "main" }] }
        // file: Main.storyboard
        <viewController storyboardIdentifier="main" id="c" customClass="Screen">
            <connections><segue destination="d" kind="show" identifier="go" id="g"/></connections>
        <\(element) id="d"/>
        """
      )
    )
    let text = try #require(output.text)
    #expect(text.contains("public nonisolated static let go = Segue<Screen, \(type)>(\"go\")"))
  }

  /// If storyboards share a name, those of a platform without UIKit aren't meant.
  @Test func storyboardsOfOtherPlatformsAreLeftOut() throws {
    let documents = [("MacOSX.Cocoa", "toMac"), ("iOS.CocoaTouch", "toPhone")].map { runtime, segue in
      """
      // file: \(runtime)/Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="\(runtime)">
          <scenes>
              <scene sceneID="s">
                  <objects>
                      <viewController storyboardIdentifier="main" id="c" customClass="Screen">
                          <connections><segue destination="c" kind="show" identifier="\(segue)" id="g"/></connections>
      """
    }
    let manifest = #"{ "scenes": [{ "type": "Screen", "storyboard": "Main", "identifier": "main" }] }"#
    let output = Self.generate(TargetText((["// file: reuse.json", manifest] + documents).joined(separator: "\n")))
    let text = try #require(output.text)
    #expect(text.contains("toPhone"))
    #expect(!text.contains("toMac"))
  }

  /// A storyboard can keep the scene of a class that is gone.
  @Test(arguments: [("", false), ("let gone: Gone? = nil", true), ("let scene = \"Gone\"", false)])
  func seguesOfAClassThatNoSourceNamesAreLeftOut(_ source: String, _ isGenerated: Bool) throws {
    let output = Self.generate(
      TargetText(
        """
        // file: reuse.json
        {
          "rules": { "class-missing": "warning" },
          "scenes": [{ "type": "Screen", "storyboard": "Main", "identifier": "main" }],
        }
        // file: A.swift
        class Screen: UIViewController {}
        \(source)
        // file: Main.storyboard
        <viewController storyboardIdentifier="main" id="c" customClass="Screen" customModuleProvider="target">
            <connections><segue destination="d" kind="show" identifier="toGone" id="g"/></connections>
        <viewController id="d" customClass="Gone" customModuleProvider="target">
            <connections><segue destination="c" kind="show" identifier="fromGone" id="h"/></connections>
        """
      )
    )
    let generated = try #require(output.text)
    #expect(generated.contains("Segue<Screen, \(isGenerated ? "Gone" : "UIViewController")>(\"toGone\")"))
    #expect(generated.contains("fromGone") == isGenerated)
  }

  private static func generate(_ target: TargetText) -> Pipeline.Output { Pipeline().generate(TargetInput(target)) }

  private static func generate(_ manifest: String) -> Pipeline.Output {
    let documents = ["Info.storyboard", "More.storyboard"].map {
      DocumentFile(path: $0, text: ExpectedFile("\(folder)/\($0)").text)
    }
    return Pipeline().generate(
      TargetInput(ManifestReader.read(Array(manifest.utf8), file: "segues.json"), documents: documents)
    )
  }
}
