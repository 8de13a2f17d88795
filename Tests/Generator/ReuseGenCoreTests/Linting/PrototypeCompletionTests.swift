import Testing

@testable import ReuseGenCore

/// A cell doesn't have to specify its storyboard: the linter finds its prototype, even if a name is misspelled.
struct PrototypeCompletionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var cells: String
    /// The table's prototypes: identifiers and classes.
    var prototypes: [(identifier: String, type: String?)]
    var rules: [String]

    var testDescription: String { "\(cells) \(prototypes)" }

    init(_ cells: String, _ prototypes: [(identifier: String, type: String?)], _ rules: [String]) {
      self.cells = cells
      self.prototypes = prototypes
      self.rules = rules
    }
  }

  @Test(arguments: [
    Case(#""PersonCell""#, [("PersonCell", "PersonCell")], []),
    Case(#""PersonCell""#, [("PersonCell", "PersnCell")], ["prototype-class"]),
    Case(#""PersonCell""#, [("Person", "PersonCell")], ["identifier-differs"]),
    Case(#"{ "type": "PersonCell", "in": "collection" }"#, [("PersonCell", "PersonCell")], ["element-kind"]),
    Case(
      #""PersonCell", { "type": "OtherCell", "identifier": "PersonCell" }"#,
      [("PersonCell", "PersonCell"), ("PersonCell", "OtherCell")],
      ["identifier-duplicate"]
    ),
    // Prototypes that may belong to another table.
    Case(#""PersonCell""#, [("OtherCell", "OtherCell")], []),
    Case(#""PersonCell""#, [("PersonCell", nil)], []),
    Case(#"{ "type": "PersonCell", "identifier": "Cell" }"#, [("Cell", "OtherCell")], []),
    Case(#"{ "type": "PersonCell", "nib": true }"#, [("PersonCell", "OtherCell")], ["nib-missing"]),
    // Prototypes that another entry lists.
    Case(
      #""PersonCell", { "type": "PersonCell", "name": "small", "identifier": "Small" }"#,
      [("Small", "PersonCell")],
      []
    ),
    Case(
      #""PersonCell", { "type": "PersonCell", "name": "small", "storyboard": "Main", "identifier": "Small" }"#,
      [("Small", "PersonCell")],
      []
    ),
  ])
  func aPrototypeIsFoundWithoutItsStoryboard(_ example: Case) {
    let findings = Pipeline().lint(
      TargetInput(#"{ "cells": [\#(example.cells)] }"#, ["Main.storyboard": Self.storyboard(example.prototypes)])
    )
    #expect(findings.map(\.rule) == example.rules)
  }

  @Test(arguments: [
    ("", ["the prototype \"Cell\"", "the initial scene of the storyboard \"Main\"", "the scene \"Kit\""]),
    (#""scenes": [{ "type": "Start", "storyboard": "Main" }]"#, ["the prototype \"Cell\"", "the scene \"Kit\""]),
    (
      #""views": [{ "type": "Head", "in": "table", "identifier": "Cell" }]"#,
      ["the prototype \"Cell\"", "the initial scene of the storyboard \"Main\"", "the scene \"Kit\""]
    ),
    (
      #""cells": [{ "type": "A", "storyboard": "Main", "identifier": "Cell" }]"#,
      ["the initial scene of the storyboard \"Main\"", "the scene \"Kit\""]
    ),
  ])
  func unlistedObjectsAreReported(entries: String, found: [String]) {
    let findings = Pipeline().lint(
      TargetInput(
        #"{ "rules": { "unlisted": "error" }, \#(entries) }"#,
        ["Main.storyboard": Self.storyboard([("Cell", "A")])]
      )
    )
    let subjects = findings.map { $0.message.replacing("the manifest does not list ", with: "") }
    #expect(subjects.sorted() == found.sorted())
  }

  /// The segues of a storyboard of which a prototype is listed, whether or not the entry names it. A class of a module
  /// that is not imported can't be named.
  @Test(arguments: [
    (#"{ "cells": ["A"] }"#, "Segue<Start, UIViewController>"),
    (#"{ "cells": [{ "type": "A", "storyboard": "Main" }] }"#, "Segue<Start, UIViewController>"),
    (#"{ "imports": ["Recycler", "Kit"], "cells": ["A"] }"#, "Segue<Start, Kit.KitController>"),
    (
      #"{ "cells": ["A"], "scenes": [{ "type": "KitController", "storyboard": "Main", "identifier": "Kit" }] }"#,
      "Segue<Start, KitController>"
    ),
    (#"{ "cells": ["B"] }"#, nil as String?),
  ])
  func theStoryboardOfAPrototypeHasSegues(manifest: String, segue: String?) throws {
    let output = Pipeline().generate(TargetInput(manifest, ["Main.storyboard": Self.storyboard([("A", "A")])]))
    #expect(output.diagnostics == [])
    let text = try #require(output.text)
    #expect(text.contains("Segue<") == (segue != nil))
    if let segue { #expect(text.contains(segue)) }
  }

  /// A table's controller as the initial scene, with a segue to a controller of another module.
  private static func storyboard(_ prototypes: [(identifier: String, type: String?)]) -> String {
    let cells = prototypes.enumerated().map { index, prototype in
      let type = prototype.type.map { " customClass='\($0)'" } ?? ""
      return "<tableViewCell reuseIdentifier='\(prototype.identifier)' id='c\(index)'\(type)/>"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="t">
      <scenes><scene sceneID="s"><objects>
      <tableViewController id="t" customClass="Start" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" id="v"><prototypes>\(cells.joined())</prototypes></tableView>
      <connections><segue destination="k" kind="show" identifier="go" id="g"/></connections>
      </tableViewController></objects></scene>
      <scene sceneID="o"><objects><viewController storyboardIdentifier="Kit" id="k" customClass="KitController"
      customModule="Kit" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
  }
}
