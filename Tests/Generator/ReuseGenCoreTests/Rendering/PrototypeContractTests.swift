import Foundation
import Testing

@testable import ReuseGenCore

/// From which scene a contract test takes a prototype.
@Suite struct PrototypeContractTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// The entries of scenes in the manifest.
    let scenes: String
    /// The kind of the segue from the initial controller to the list.
    let segue: String
    let identifier: String
    let expected: String?
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a listed scene",
      scenes: #"{ "type": "ListController", "storyboard": "Main", "identifier": "List" }"#,
      segue: #"kind="show""#,
      identifier: #" storyboardIdentifier="List""#,
      expected: "of: Reuse.Scenes.listController)"
    ),
    Case(
      name: "the listed scene that contains it",
      scenes: #"{ "type": "RootController", "storyboard": "Main" }"#,
      segue: #"kind="relationship" relationship="rootViewController""#,
      identifier: "",
      expected: "of: Reuse.Scenes.rootController)"
    ),
    Case(
      name: "the initial scene",
      scenes: "",
      segue: #"kind="relationship" relationship="rootViewController""#,
      identifier: "",
      expected: #"of: UIStoryboard(name: "Main", bundle: .resources(of: NoteCell.self)))"#
    ),
    Case(
      name: "the initial scene, which embeds it",
      scenes: "",
      segue: #"kind="embed""#,
      identifier: "",
      expected: #"of: UIStoryboard(name: "Main", bundle: .resources(of: NoteCell.self)))"#
    ),
    Case(name: "only a segue", scenes: "", segue: #"kind="show""#, identifier: "", expected: nil),
  ]

  @Test(arguments: cases)
  func aPrototypeIsTakenFromTheSceneThatLeadsToIt(_ prototype: Case) throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="r">
        <scenes>
          <scene sceneID="s1"><objects>
            <navigationController id="r" customClass="RootController" customModuleProvider="target">
              <connections><segue destination="l" \(prototype.segue) id="g"/></connections>
            </navigationController>
          </objects></scene>
          <scene sceneID="s2"><objects>
            <tableViewController id="l" customClass="ListController" customModuleProvider="target"\(prototype.identifier)>
              <tableView key="view" dataMode="prototypes" id="t"><prototypes>
                <tableViewCell reuseIdentifier="NoteCell" id="c" customClass="NoteCell" customModuleProvider="target"/>
              </prototypes></tableView>
            </tableViewController>
          </objects></scene>
        </scenes>
      </document>
      """
    let manifest = """
      { "cells": [{ "type": "NoteCell", "storyboard": "Main" }], "scenes": [\(prototype.scenes)] }
      """
    let reading = ManifestReader.read(Array(manifest.utf8), file: "reuse.json")
    let document = DocumentFile(path: "Main.storyboard", content: .bytes(Array(storyboard.utf8)))
    let template = try #require(TemplateSource.builtIn(named: "contract-tests"))
    let text = try #require(Pipeline().generate(TargetInput(reading, documents: [document]), template: template).text)
    let test = Self.contractTest(of: "NoteCell", in: text)
    #expect((test != nil) == (prototype.expected != nil))
    if let expected = prototype.expected { #expect(test?.contains(expected) ?? false) }
    #expect(text.contains("func resources(of") == (prototype.expected?.contains("UIStoryboard(") ?? false))
  }

  /// The first scene with the class lacks the segue.
  @Test func aSegueIsPerformedFromTheSceneThatHasIt() throws {
    func scene(_ name: String, _ connections: String) -> String {
      """
      <scene sceneID="s\(name)"><objects><viewController id="v\(name)" customClass="Screen" customModuleProvider="target"
      storyboardIdentifier="\(name)"><connections>\(connections)</connections></viewController></objects></scene>
      """
    }
    let segue = #"<segue destination="va" kind="show" identifier="go" id="g"/>"#
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      \(scene("a", ""))\(scene("b", segue))</scenes></document>
      """
    let manifest = """
      { "scenes": [{ "type": "Screen", "name": "a", "storyboard": "Main", "identifier": "a" },
      { "type": "Screen", "name": "b", "storyboard": "Main", "identifier": "b" }] }
      """
    let reading = ManifestReader.read(Array(manifest.utf8), file: "reuse.json")
    let document = DocumentFile(path: "Main.storyboard", content: .bytes(Array(storyboard.utf8)))
    let template = try #require(TemplateSource.builtIn(named: "contract-tests"))
    let text = try #require(Pipeline().generate(TargetInput(reading, documents: [document]), template: template).text)
    #expect(text.contains("try expectSegue(Reuse.Segues.screen.go, from: Reuse.Scenes.b)"))
  }

  @Test func aPrototypeOfACopiedStoryboardIsTakenFromTheCopy() throws {
    func storyboard(_ cell: String, _ identifier: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <scenes>
          <scene sceneID="s1"><objects>
            <tableViewController id="l" customClass="\(identifier)Controller" storyboardIdentifier="\(identifier)">
              <tableView key="view" dataMode="prototypes" id="t"><prototypes>
                <tableViewCell reuseIdentifier="\(cell)" id="c" customClass="\(cell)"/>
              </prototypes></tableView>
            </tableViewController>
          </objects></scene>
        </scenes>
      </document>
      """
    }
    let manifest = """
      { "cells": [{ "type": "NoteCell", "storyboard": "Original" }, { "type": "TaskCell", "storyboard": "Copy" }],
        "scenes": [
          { "type": "FirstController", "storyboard": "Original", "identifier": "First" },
          { "type": "SecondController", "storyboard": "Copy", "identifier": "Second" }
        ] }
      """
    let reading = ManifestReader.read(Array(manifest.utf8), file: "reuse.json")
    let documents = [("Original", "NoteCell", "First"), ("Copy", "TaskCell", "Second")].map { name, cell, identifier in
      DocumentFile(path: "\(name).storyboard", content: .bytes(Array(storyboard(cell, identifier).utf8)))
    }
    let template = try #require(TemplateSource.builtIn(named: "contract-tests"))
    let text = try #require(Pipeline().generate(TargetInput(reading, documents: documents), template: template).text)
    for (cell, controller) in [("NoteCell", "firstController"), ("TaskCell", "secondController")] {
      let test = Self.contractTest(of: cell, in: text)
      #expect(test?.contains("of: Reuse.Scenes.\(controller))") == true)
    }
  }

  /// The text of the test of a cell.
  private static func contractTest(of cell: String, in text: String) -> Substring? {
    text.range(of: "Contract(\"\(cell)\")").map { text[$0.upperBound...].prefix { $0 != "}" } }
  }
}
