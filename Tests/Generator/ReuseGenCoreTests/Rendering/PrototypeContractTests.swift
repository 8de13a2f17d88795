import Foundation
import ReuseGenTestSupport
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
    let text = try Self.contractTests(
      """
      // file: reuse.json
      { "cells": [{ "type": "NoteCell", "storyboard": "Main" }], "scenes": [\(prototype.scenes)] }
      // file: Main.storyboard initialViewController="r"
      <navigationController id="r" customClass="RootController" customModuleProvider="target">
          <connections><segue destination="l" \(prototype.segue) id="g"/></connections>
      <tableViewController id="l" customClass="ListController" customModuleProvider="target"\(prototype.identifier)>
          <tableView key="view" dataMode="prototypes" id="t">
              <prototypes><tableViewCell reuseIdentifier="NoteCell" id="c" customClass="NoteCell" customModuleProvider="target"/></prototypes>
      """
    )
    let test = Self.contractTest(of: "NoteCell", in: text)
    #expect((test != nil) == (prototype.expected != nil))
    if let expected = prototype.expected { #expect(test?.contains(expected) ?? false) }
    #expect(text.contains("func resources(of") == (prototype.expected?.contains("UIStoryboard(") ?? false))
  }

  /// The first scene with the class lacks the segue.
  @Test func aSegueIsPerformedFromTheSceneThatHasIt() throws {
    let text = try Self.contractTests(
      """
      // file: reuse.json
      { "scenes": [{ "type": "Screen", "name": "a", "storyboard": "Main", "identifier": "a" },
      { "type": "Screen", "name": "b", "storyboard": "Main", "identifier": "b" }] }
      // file: Main.storyboard
      <viewController id="va" customClass="Screen" customModuleProvider="target" storyboardIdentifier="a"/>
      <viewController id="vb" customClass="Screen" customModuleProvider="target" storyboardIdentifier="b">
          <connections><segue destination="va" kind="show" identifier="go" id="g"/></connections>
      """
    )
    #expect(text.contains("try expectSegue(Reuse.Segues.screen.go, from: Reuse.Scenes.b)"))
  }

  @Test func aPrototypeOfACopiedStoryboardIsTakenFromTheCopy() throws {
    let storyboards = [("Original", "NoteCell", "First"), ("Copy", "TaskCell", "Second")].map { name, cell, scene in
      """
      // file: \(name).storyboard
      <tableViewController id="l" customClass="\(scene)Controller" storyboardIdentifier="\(scene)">
          <tableView key="view" dataMode="prototypes" id="t">
              <prototypes><tableViewCell reuseIdentifier="\(cell)" id="c" customClass="\(cell)"/></prototypes>
      """
    }
    let text = try Self.contractTests(
      """
      // file: reuse.json
      { "cells": [{ "type": "NoteCell", "storyboard": "Original" }, { "type": "TaskCell", "storyboard": "Copy" }],
        "scenes": [
          { "type": "FirstController", "storyboard": "Original", "identifier": "First" },
          { "type": "SecondController", "storyboard": "Copy", "identifier": "Second" }
        ] }
      \(storyboards.joined(separator: "\n"))
      """
    )
    for (cell, controller) in [("NoteCell", "firstController"), ("TaskCell", "secondController")] {
      let test = Self.contractTest(of: cell, in: text)
      #expect(test?.contains("of: Reuse.Scenes.\(controller))") == true)
    }
  }

  /// The contract tests that are generated for a target.
  private static func contractTests(_ target: String) throws -> String {
    let template = try #require(TemplateSource.builtIn(named: "contract-tests"))
    return try #require(Pipeline().generate(TargetInput(TargetText(target)), template: template).text)
  }

  /// The text of the test of a cell.
  private static func contractTest(of cell: String, in text: String) -> Substring? {
    text.range(of: "Contract(\"\(cell)\")").map { text[$0.upperBound...].prefix { $0 != "}" } }
  }
}
