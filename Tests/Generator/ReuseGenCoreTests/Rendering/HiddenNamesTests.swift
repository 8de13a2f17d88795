import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

/// Generated code names Recycler's types so that no type of the app hides them.
struct HiddenNamesTests {
  private static func generated(_ source: String, template: String = "accessors") throws -> Pipeline.Output {
    let target = TargetText(
      """
      // file: reuse.json
      {
        "cells": ["PersonCell", { "type": "UITableViewCell", "storyboard": "Main", "identifier": "setting_cell" }],
        "scenes": [
          { "type": "LoginController", "storyboard": "Main", "identifier": "Login" },
          { "type": "UINavigationController", "storyboard": "Main", "identifier": "Purchase Nav" },
        ],
      }
      // file: App.swift
      class PersonCell: UITableViewCell {}
      class LoginController: UITableViewController {}
      \(source)
      // file: Main.storyboard
      <tableViewController id="v-1" customClass="LoginController" customModuleProvider="target" storyboardIdentifier="Login">
          <tableView key="view" id="t-1">
              <prototypes><tableViewCell reuseIdentifier="setting_cell" id="c-1"/></prototypes>
          <connections><segue destination="v-2" kind="show" identifier="buy" id="g-1"/></connections>
      <navigationController id="v-2" storyboardIdentifier="Purchase Nav">
          <connections><segue destination="v-1" kind="show" identifier="login" id="g-2"/></connections>
      """
    )
    return Pipeline().generate(TargetInput(target), template: try #require(TemplateSource.builtIn(named: template)))
  }

  @Test(
    arguments: [
      ("", [" = StoryboardScene<", " = Segue<", " = ReuseIdentifier<", ": Reusable ", "extension Segue where"]),
      ("enum StoryboardScene {}", [" = Recycler.StoryboardScene<", " = Segue<"]),
      ("let scene = StoryboardScene.Main.login.instantiate()", [" = Recycler.StoryboardScene<"]),
      ("enum Segue { case a }", [" = Recycler.Segue<", "extension Recycler.Segue where", " = StoryboardScene<"]),
      ("typealias Segue = Int", [" = Recycler.Segue<"]),
      ("enum Outer { enum Segue {} }", [" = Segue<"]),
      ("struct ReuseIdentifier {}", [" = Recycler.ReuseIdentifier<", "extension Recycler.ReuseIdentifier where"]),
      ("protocol Reusable {}", [": Recycler.Reusable ", ": StoryboardSceneBased "]),
    ] as [(String, [String])]
  )
  func aNameThatASourceHidesIsQualified(_ source: String, _ parts: [String]) throws {
    let output = try Self.generated(source)
    let text = try #require(output.text, "\(output.diagnostics.map(\.message))")
    for part in parts { #expect(text.contains(part)) }
  }

  @Test func aStandaloneFileDeclaresOtherNames() throws {
    let text = try #require(try Self.generated("enum StoryboardScene {}", template: "standalone").text)
    #expect(text.contains("struct ReuseStoryboardScene<"))
    #expect(text.contains(" = ReuseStoryboardScene<LoginController>("))
    #expect(!text.contains("struct StoryboardScene<"))
    #expect(text.contains("struct Segue<"))
  }

  private static func hides(_ name: String) -> (String, String, String) {
    let message = "a type named \(name) hides the \(name) that generated code uses; rename the type"
    return ("struct \(name) {}", message, "private struct \(name) {}\nenum Outer { struct \(name) {} }")
  }

  /// The declarations of an app, the error, and declarations that are accepted.
  @Test(arguments: [
    (
      "enum Segue {}\nstruct Recycler {}",
      "a type named Recycler hides the module Recycler, so generated code can't name Recycler.Segue, whose name "
        + "the sources use for another type; rename one of the two types",
      "struct Recycler {}"
    ),
    (
      "enum Reuse {}",
      "a type named Reuse has the name of the generated catalog; set \"namespace\" to another name, such as "
        + "\"AppReuse\", or rename the type",
      "extension Reuse {}\nenum Outer { enum Reuse {} }"
    ),
    hides("Bundle"), hides("IndexPath"), hides("String"), hides("MainActor"),
  ])
  func aTypeThatHidesANameOfTheGeneratedFileIsAnError(source: String, message: String, accepted: String) throws {
    let output = try Self.generated(source)
    #expect(output.text == nil)
    #expect(output.diagnostics.filter { $0.severity == .error }.map(\.message) == [message])
    #expect(try Self.generated(accepted).text != nil)
  }

  /// No catalog is generated for a target without a manifest, which is only checked.
  @Test(arguments: ["enum Reuse {}", "enum Segue {}\nstruct Recycler {}"])
  func withoutAManifestNoNameIsTaken(_ source: String) {
    let file = SourceFile.read(Array(source.utf8), path: "A.swift", language: .swift)
    let input = TargetInput(.empty(named: "App"), documents: [], declarations: Declarations([file]))
    #expect(Pipeline().lint(input) == [])
    #expect(Pipeline().lint(TargetInput(.empty(named: "App").checkingAccessibility(), documents: [])) == [])
  }

  /// Prototypes and scenes of UIKit's own classes are named after their identifiers, and get no conformance.
  @Test func entriesOfUIKitsClassesHaveAccessors() throws {
    let text = try #require(try Self.generated("").text)
    for part in [
      #"static let settingCell = ReuseIdentifier<UITableViewCell>("setting_cell", prototypeIn: "Main")"#,
      "func dequeueSettingCell(for indexPath: IndexPath) -> UITableViewCell {",
      "static let purchaseNav = StoryboardScene<UINavigationController>(",
      #"storyboard: "Main", identifier: "Purchase Nav", bundle: "#,
      #"static let buy = Segue<LoginController, UINavigationController>("buy")"#,
      #"static let login = Segue<UINavigationController, LoginController>("login")"#,
    ] { #expect(text.contains(part)) }
    #expect(!text.contains("extension UITableViewCell"))
    #expect(!text.contains("extension UINavigationController"))
  }
}
