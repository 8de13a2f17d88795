import SourceDeclarations
import Testing

@testable import ReuseGenCore

/// The example of each rule, as Documentation/Rules.md shows it, is reported by its rule.
///
/// A situation adds what the example describes in prose. In it, `EXAMPLE` is the code of the page.
struct RuleExampleTests {
  struct Situation: Sendable, CustomTestStringConvertible {
    let rule: String
    /// The manifest; empty if it is the example.
    var manifest = person
    /// The texts of the documents by their names, without the outermost element.
    var documents: [String: String] = [:]
    var sources = ""
    var asset = ""
    var unbundled: Set<String> = []

    var testDescription: String { rule }
  }

  private static let person = #"{ "cells": [{ "type": "PersonCell", "nib": true }] }"#
  private static let nothing = #"{ "cells": [] }"#

  private static func cell(_ connections: String, subviews: String = "") -> String {
    """
    <objects><tableViewCell reuseIdentifier="PersonCell" id="z" customClass="PersonCell" customModuleProvider="target">
    <tableViewCellContentView id="y"><subviews>\(subviews)<label id="a"/></subviews></tableViewCellContentView>
    <connections>\(connections)</connections></tableViewCell></objects>
    """
  }

  private static func table(prototypes: String) -> String {
    """
    <scenes><scene sceneID="s"><objects><tableViewController id="t"><tableView key="view" id="v"><prototypes>
    \(prototypes)</prototypes></tableView></tableViewController></objects></scene></scenes>
    """
  }

  private static func scenes(_ objects: String...) -> String {
    let scenes = objects.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }
    return "<scenes>\(scenes.joined())</scenes>"
  }

  private static func form(_ rule: String) -> Situation {
    Situation(
      rule: rule,
      manifest: "{ \"rules\": { \"\(rule)\": \"warning\" } }",
      documents: ["Form.xib": "<objects><view id=\"root\"><subviews>EXAMPLE</subviews></view></objects>"]
    )
  }

  static let situations = [
    Situation(rule: "entry-class", manifest: ""),
    Situation(rule: "nib-missing", manifest: "", documents: ["PersonCell.xib": cell("")]),
    Situation(
      rule: "nib-root-class",
      manifest: "",
      documents: ["PersonCell.xib": "<objects><tableViewCell id=\"a\" customClass=\"PlaceCell\"/></objects>"]
    ),
    Situation(rule: "nib-root-count", documents: ["PersonCell.xib": "EXAMPLE"]),
    Situation(
      rule: "nib-owner-class",
      manifest: "",
      documents: [
        "RatingWidget.xib": """
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="a"/></objects>
        """
      ]
    ),
    Situation(
      rule: "nib-owner-outlets",
      documents: ["PersonCell.xib": "<objects>EXAMPLE<tableViewCell id=\"c\" customClass=\"PersonCell\"/></objects>"]
    ),
    Situation(
      rule: "identifier-differs",
      manifest: "",
      documents: [
        "PersonCell.xib": """
        <objects><tableViewCell reuseIdentifier="person" id="a" customClass="PersonCell"/></objects>
        """
      ]
    ),
    Situation(rule: "identifier-missing", documents: ["PersonCell.xib": "<objects>EXAMPLE</objects>"]),
    Situation(rule: "prototype-missing", manifest: "", documents: ["Main.storyboard": table(prototypes: "")]),
    Situation(
      rule: "prototype-class",
      manifest: "",
      documents: [
        "Main.storyboard": table(
          prototypes: "<tableViewCell reuseIdentifier=\"PersonCell\" id=\"a\" customClass=\"PlaceCell\"/>"
        )
      ]
    ),
    Situation(
      rule: "element-kind",
      manifest: "",
      documents: [
        "PersonCell.xib": """
        <objects><collectionViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell"/></objects>
        """
      ]
    ),
    Situation(
      rule: "storyboard-missing",
      manifest: "",
      documents: ["Main.storyboard": scenes("<viewController id=\"a\"/>")]
    ),
    Situation(
      rule: "scene-missing",
      manifest: "",
      documents: [
        "Main.storyboard": scenes(
          "<viewController storyboardIdentifier=\"Info\" id=\"a\" customClass=\"InfoViewController\"/>"
        )
      ]
    ),
    Situation(
      rule: "scene-initial-missing",
      manifest: "",
      documents: ["Main.storyboard": scenes("<viewController id=\"a\" customClass=\"StartViewController\"/>")]
    ),
    Situation(
      rule: "scene-class",
      manifest: "",
      documents: [
        "Main.storyboard": scenes(
          "<viewController storyboardIdentifier=\"Info\" id=\"a\" customClass=\"HelpViewController\"/>"
        )
      ]
    ),
    Situation(
      rule: "scene-identifier-duplicate",
      manifest: nothing,
      documents: ["Main.storyboard": scenes("EXAMPLE")]
    ),
    Situation(rule: "identifier-duplicate", manifest: ""),
    Situation(rule: "module-stale", documents: ["PersonCell.xib": "<objects>EXAMPLE</objects>"]),
    Situation(rule: "class-module", manifest: nothing, documents: ["Rating.xib": "<objects>EXAMPLE</objects>"]),
    Situation(
      rule: "unlisted",
      manifest: "",
      documents: [
        "Main.storyboard": table(
          prototypes: "<tableViewCell reuseIdentifier=\"PlaceCell\" id=\"a\" customClass=\"PlaceCell\"/>"
        )
      ]
    ),
    Situation(
      rule: "resource-missing",
      manifest: "",
      documents: ["PersonCell.xib": cell("")],
      unbundled: ["PersonCell.xib"]
    ),
    Situation(rule: "document-unreadable", documents: ["PersonCell.xib": "EXAMPLE" + cell("")]),
    Situation(rule: "reference-missing", documents: ["PersonCell.xib": cell("EXAMPLE")]),
    Situation(
      rule: "document-name-duplicate",
      manifest: "",
      documents: ["Family/PersonCell.xib": cell(""), "Friends/PersonCell.xib": cell("")]
    ),
    Situation(
      rule: "segue-identifier",
      manifest: nothing,
      documents: [
        "Main.storyboard": scenes(
          "<viewController id=\"a\"><connections>EXAMPLE</connections></viewController>",
          "<viewController id=\"b\"/>",
          "<viewController id=\"c\"/>"
        )
      ]
    ),
    Situation(
      rule: "class-missing",
      manifest: nothing,
      documents: [
        "Rating.xib":
          "<objects>EXAMPLE<view id=\"b\" customClass=\"StarsView\" customModuleProvider=\"target\"/></objects>"
      ]
    ),
    Situation(rule: "outlet-missing", documents: ["PersonCell.xib": cell("EXAMPLE")]),
    Situation(rule: "outlet-hidden", documents: ["PersonCell.xib": cell("EXAMPLE")]),
    Situation(
      rule: "outlet-type",
      documents: [
        "PersonCell.xib": """
        <objects><tableViewCell reuseIdentifier="PersonCell" id="z" customClass="PersonCell">
        <tableViewCellContentView id="y"><subviews>EXAMPLE</connections></tableViewCell></objects>
        """
      ]
    ),
    Situation(rule: "outlet-unconnected", documents: ["PersonCell.xib": cell("")], sources: "EXAMPLE"),
    Situation(
      rule: "action-missing",
      manifest: nothing,
      documents: [
        "PersonController.xib": """
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PersonController"/>
        <view id="v"><subviews><button id="b"><connections>EXAMPLE</connections></button></subviews></view></objects>
        """
      ]
    ),
    Situation(
      rule: "attribute-missing",
      manifest: nothing,
      documents: [
        "Rating.xib": """
        <objects><view id="a" customClass="StarsView"><userDefinedRuntimeAttributes>EXAMPLE
        <integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></objects>
        """
      ]
    ),
    Situation(
      rule: "image-missing",
      manifest: nothing,
      documents: ["Rating.xib": "<objects>EXAMPLE</objects>"],
      asset: "Assets.xcassets/star.imageset/Contents.json"
    ),
    Situation(
      rule: "color-missing",
      manifest: nothing,
      documents: ["Rating.xib": "<objects><view id=\"a\">EXAMPLE</view></objects>"],
      asset: "Assets.xcassets/Accent.colorset/Contents.json"
    ),
    Situation(
      rule: "storyboard-reference",
      manifest: nothing,
      documents: [
        "Main.storyboard": scenes("EXAMPLE"),
        "Settings.storyboard": scenes("<viewController storyboardIdentifier=\"About\" id=\"a\"/>"),
      ]
    ),
    Situation(rule: "identifier-in-code", manifest: #"{ "cells": ["PersonCell"] }"#, sources: "EXAMPLE"),
    Situation(
      rule: "nib-name-in-code",
      manifest: nothing,
      documents: ["PersonCell.xib": cell("")],
      sources: "EXAMPLE"
    ),
    Situation(
      rule: "storyboard-in-code",
      manifest: nothing,
      documents: ["Main.storyboard": scenes("<viewController storyboardIdentifier=\"Info\" id=\"a\"/>")],
      sources: "EXAMPLE"
    ),
    Situation(
      rule: "segue-in-code",
      manifest: nothing,
      documents: [
        "Main.storyboard": scenes(
          """
          <viewController id="a" customClass="StartController"><connections>
          <segue destination="b" kind="show" identifier="showInfo" id="s"/></connections></viewController>
          """,
          "<viewController id=\"b\"/>"
        )
      ],
      sources: "EXAMPLE"
    ),
    Situation(
      rule: "identifier-unregistered",
      manifest: nothing,
      documents: [
        "Main.storyboard": table(prototypes: "<tableViewCell reuseIdentifier=\"person\" id=\"a\"/>")
      ],
      sources: "EXAMPLE"
    ),
    Situation(
      rule: "asset-in-code",
      manifest: nothing,
      documents: ["Rating.xib": "<objects><view id=\"a\"/></objects>"],
      sources: "EXAMPLE",
      asset: "Assets.xcassets/star.imageset/Contents.json"
    ),
    form("accessibility-label-missing"),
    form("accessibility-label-trait"),
    form("accessibility-element-hidden"),
    form("accessibility-placeholder"),
    form("accessibility-font-fixed"),
    form("accessibility-font-adjustment"),
    form("accessibility-text-clipped"),
    form("accessibility-hit-region"),
    form("accessibility-contrast"),
    Situation(rule: "unused-document", manifest: nothing, documents: ["OldCell.xib": "EXAMPLE"]),
    Situation(
      rule: "unused-scene",
      manifest: nothing,
      documents: [
        "Main.storyboard": "<scenes><scene><objects><viewController id=\"a\"/></objects></scene>EXAMPLE</scenes>"
      ],
      sources: "let name = \"Main\""
    ),
    Situation(
      rule: "unused-prototype",
      manifest: nothing,
      documents: [
        "Main.storyboard": scenes(
          """
          <tableViewController storyboardIdentifier="List" id="t"><tableView key="view" id="v"><prototypes>EXAMPLE
          </prototypes></tableView></tableViewController>
          """
        )
      ],
      sources: "let names = [\"Main\", \"List\"]"
    ),
    Situation(rule: "unused-outlet", documents: ["PersonCell.xib": cell("EXAMPLE")]),
    Situation(
      rule: "unused-asset",
      manifest: nothing,
      sources: "EXAMPLE",
      asset: "Assets.xcassets/old.imageset/Contents.json"
    ),
  ]

  @Test func everyRuleHasASituation() {
    #expect(Self.situations.map(\.rule) == Rules.names)
  }

  @Test(arguments: situations)
  func theExampleOfARuleIsReported(situation: Situation) throws {
    let rule = try #require(Rules.all.first { $0.name == situation.rule })
    let lines = rule.example.split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }.joined(separator: "\n")
      .replacing("…", with: "</subviews></tableViewCellContentView><connections>")
      // Each controller is in a scene of its own.
      .replacing("\n<viewController", with: "</objects></scene><scene sceneID=\"other\"><objects>\n<viewController")
    let manifest = situation.manifest.isEmpty ? example : situation.manifest
    let documents = situation.documents.map { name, text in
      let kind = name.hasSuffix(".xib") ? "XIB" : "Storyboard.XIB"
      return DocumentFile(
        path: name,
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0">
          \(text.replacing("EXAMPLE", with: example))
          </document>
          """,
        keepsElements: true
      )
    }
    // The sources that the example describes as `class …`.
    let declared = rule.example.matches(of: /`(class [^`]*)`/).map {
      "import UIKit\n" + $0.1.replacing("}", with: "}\n")
    }
    let sources = declared + [situation.sources.replacing("EXAMPLE", with: example)].filter { !$0.isEmpty }
    var declarations = Declarations()
    for (index, text) in sources.enumerated() {
      let isOpen = text.contains("{") ? text : text + " {}"
      declarations.add(SourceFile.read(Array(isOpen.utf8), path: "Source\(index).swift", language: .swift))
    }
    var assets = AssetNames()
    if !situation.asset.isEmpty { assets.add(situation.asset, namespaces: []) }
    var input = TargetInput(
      ManifestReader.read(Array(manifest.utf8), file: "reuse.json"),
      documents: documents,
      declarations: declarations,
      assets: assets,
      unbundledDocuments: situation.unbundled
    )
    if situation.rule.hasPrefix("unused-") {
      let files = sources.enumerated().map { FileNames(Array($0.element.utf8), path: "Source\($0.offset).swift") }
      input.usage = ProjectUsage(files)
      input.usage?.knowsMainDocuments = true
      input.usage?.assets = assets
    }
    let findings = Pipeline(options: .init(module: "App")).lint(input)
    #expect(findings.contains { $0.rule == situation.rule }, "\(findings.map { Reporter.text.lines(for: $0) })")
  }
}
