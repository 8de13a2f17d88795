import ReuseGenDeclarations
import Testing

@testable import ReuseGenCore
@testable import ReuseGenTargetLint

/// The example of each rule, as Documentation/Rules.md shows it, is reported by its rule.
///
/// A situation adds what the example describes in prose. In it, `EXAMPLE` is the code of the page.
struct RuleExampleTests {
  struct Situation: Sendable, CustomTestStringConvertible {
    let rule: String
    /// The manifest; empty if it is the example.
    let manifest: String
    /// The texts of the documents by their names, without the outermost element.
    let documents: [String: String]
    let sources: String
    let asset: String
    let unbundled: Set<String>

    var testDescription: String { rule }

    init(
      _ rule: String,
      _ manifest: String = person,
      documents: [String: String] = [:],
      sources: String = "",
      asset: String = "",
      unbundled: Set<String> = []
    ) {
      (self.rule, self.manifest, self.documents) = (rule, manifest, documents)
      (self.sources, self.asset, self.unbundled) = (sources, asset, unbundled)
    }
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
      rule,
      "{ \"rules\": { \"\(rule)\": \"warning\" } }",
      documents: ["Form.xib": "<objects><view id=\"root\"><subviews>EXAMPLE</subviews></view></objects>"]
    )
  }

  static let situations = [
    Situation("entry-class", ""),
    Situation("nib-missing", "", documents: ["PersonCell.xib": cell("")]),
    Situation(
      "nib-root-class",
      "",
      documents: ["PersonCell.xib": "<objects><tableViewCell id=\"a\" customClass=\"PlaceCell\"/></objects>"]
    ),
    Situation("nib-root-count", documents: ["PersonCell.xib": "EXAMPLE"]),
    Situation(
      "nib-owner-class",
      "",
      documents: [
        "RatingWidget.xib": """
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="a"/></objects>
        """
      ]
    ),
    Situation(
      "nib-owner-outlets",
      documents: ["PersonCell.xib": "<objects>EXAMPLE<tableViewCell id=\"c\" customClass=\"PersonCell\"/></objects>"]
    ),
    Situation(
      "identifier-differs",
      "",
      documents: [
        "PersonCell.xib": """
        <objects><tableViewCell reuseIdentifier="person" id="a" customClass="PersonCell"/></objects>
        """
      ]
    ),
    Situation("identifier-missing", documents: ["PersonCell.xib": "<objects>EXAMPLE</objects>"]),
    Situation("prototype-missing", "", documents: ["Main.storyboard": table(prototypes: "")]),
    Situation(
      "prototype-class",
      "",
      documents: [
        "Main.storyboard": table(
          prototypes: "<tableViewCell reuseIdentifier=\"PersonCell\" id=\"a\" customClass=\"PlaceCell\"/>"
        )
      ]
    ),
    Situation(
      "element-kind",
      "",
      documents: [
        "PersonCell.xib": """
        <objects><collectionViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell"/></objects>
        """
      ]
    ),
    Situation("storyboard-missing", "", documents: ["Main.storyboard": scenes("<viewController id=\"a\"/>")]),
    Situation(
      "scene-missing",
      "",
      documents: [
        "Main.storyboard": scenes(
          "<viewController storyboardIdentifier=\"Info\" id=\"a\" customClass=\"InfoViewController\"/>"
        )
      ]
    ),
    Situation(
      "scene-initial-missing",
      "",
      documents: ["Main.storyboard": scenes("<viewController id=\"a\" customClass=\"StartViewController\"/>")]
    ),
    Situation(
      "scene-class",
      "",
      documents: [
        "Main.storyboard": scenes(
          "<viewController storyboardIdentifier=\"Info\" id=\"a\" customClass=\"HelpViewController\"/>"
        )
      ]
    ),
    Situation("scene-identifier-duplicate", nothing, documents: ["Main.storyboard": scenes("EXAMPLE")]),
    Situation("identifier-duplicate", ""),
    Situation("module-stale", documents: ["PersonCell.xib": "<objects>EXAMPLE</objects>"]),
    Situation("class-module", nothing, documents: ["Rating.xib": "<objects>EXAMPLE</objects>"]),
    Situation(
      "unlisted",
      "",
      documents: [
        "Main.storyboard": table(
          prototypes: "<tableViewCell reuseIdentifier=\"PlaceCell\" id=\"a\" customClass=\"PlaceCell\"/>"
        )
      ]
    ),
    Situation("resource-missing", "", documents: ["PersonCell.xib": cell("")], unbundled: ["PersonCell.xib"]),
    Situation("document-unreadable", documents: ["PersonCell.xib": "EXAMPLE" + cell("")]),
    Situation("reference-missing", documents: ["PersonCell.xib": cell("EXAMPLE")]),
    Situation(
      "document-name-duplicate",
      "",
      documents: ["Family/PersonCell.xib": cell(""), "Friends/PersonCell.xib": cell("")]
    ),
    Situation(
      "segue-identifier",
      nothing,
      documents: [
        "Main.storyboard": scenes(
          "<viewController id=\"a\"><connections>EXAMPLE</connections></viewController>",
          "<viewController id=\"b\"/>",
          "<viewController id=\"c\"/>"
        )
      ]
    ),
    Situation(
      "class-missing",
      nothing,
      documents: [
        "Rating.xib":
          "<objects>EXAMPLE<view id=\"b\" customClass=\"StarsView\" customModuleProvider=\"target\"/></objects>"
      ]
    ),
    Situation("class-initializer", nothing, documents: ["Rating.xib": "<objects>EXAMPLE</objects>"]),
    Situation("outlet-missing", documents: ["PersonCell.xib": cell("EXAMPLE")]),
    Situation("outlet-hidden", documents: ["PersonCell.xib": cell("EXAMPLE")]),
    Situation(
      "outlet-type",
      documents: [
        "PersonCell.xib": """
        <objects><tableViewCell reuseIdentifier="PersonCell" id="z" customClass="PersonCell">
        <tableViewCellContentView id="y"><subviews>EXAMPLE</connections></tableViewCell></objects>
        """
      ]
    ),
    Situation("outlet-unconnected", documents: ["PersonCell.xib": cell("")], sources: "EXAMPLE"),
    Situation(
      "action-missing",
      nothing,
      documents: [
        "PersonController.xib": """
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PersonController"/>
        <view id="v"><subviews><button id="b"><connections>EXAMPLE</connections></button></subviews></view></objects>
        """
      ]
    ),
    Situation(
      "attribute-missing",
      nothing,
      documents: [
        "Rating.xib": """
        <objects><view id="a" customClass="StarsView"><userDefinedRuntimeAttributes>EXAMPLE
        <integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></objects>
        """
      ]
    ),
    Situation(
      "image-missing",
      nothing,
      documents: ["Rating.xib": "<objects>EXAMPLE</objects>"],
      asset: "Assets.xcassets/star.imageset/Contents.json"
    ),
    Situation(
      "color-missing",
      nothing,
      documents: ["Rating.xib": "<objects><view id=\"a\">EXAMPLE</view></objects>"],
      asset: "Assets.xcassets/Accent.colorset/Contents.json"
    ),
    Situation(
      "storyboard-reference",
      nothing,
      documents: [
        "Main.storyboard": scenes("EXAMPLE"),
        "Settings.storyboard": scenes("<viewController storyboardIdentifier=\"About\" id=\"a\"/>"),
      ]
    ),
    Situation("identifier-in-code", #"{ "cells": ["PersonCell"] }"#, sources: "EXAMPLE"),
    Situation("nib-name-in-code", nothing, documents: ["PersonCell.xib": cell("")], sources: "EXAMPLE"),
    Situation(
      "storyboard-in-code",
      nothing,
      documents: ["Main.storyboard": scenes("<viewController storyboardIdentifier=\"Info\" id=\"a\"/>")],
      sources: "EXAMPLE"
    ),
    Situation(
      "segue-in-code",
      nothing,
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
      "identifier-unregistered",
      nothing,
      documents: ["Main.storyboard": table(prototypes: "<tableViewCell reuseIdentifier=\"person\" id=\"a\"/>")],
      sources: "EXAMPLE"
    ),
    Situation(
      "asset-in-code",
      nothing,
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
    Situation("unused-document", nothing, documents: ["OldCell.xib": "EXAMPLE"]),
    Situation(
      "unused-scene",
      nothing,
      documents: [
        "Main.storyboard": "<scenes><scene><objects><viewController id=\"a\"/></objects></scene>EXAMPLE</scenes>"
      ],
      sources: "let name = \"Main\""
    ),
    Situation(
      "unused-prototype",
      nothing,
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
    Situation("unused-outlet", documents: ["PersonCell.xib": cell("EXAMPLE")]),
    Situation("unused-asset", nothing, sources: "EXAMPLE", asset: "Assets.xcassets/old.imageset/Contents.json"),
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
