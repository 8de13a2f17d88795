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
    /// The names of the documents and their texts, without the outermost element.
    let documents: [(name: String, text: String)]
    let sources: String
    let asset: String

    var testDescription: String { rule }
    var unbundled: Set<String> { rule == "resource-missing" ? Set(documents.map(\.name)) : [] }

    /// A line with the rule, the manifest, the documents, the sources and an asset.
    init(_ line: Substring) {
      let columns = line.split(separator: " | ", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      func column(_ index: Int) -> String { index < columns.count ? columns[index] : "" }
      (rule, sources, asset) = (columns[0], column(3), column(4))
      manifest =
        switch column(1) {
        case "example": ""
        case "person": #"{ "cells": [{ "type": "PersonCell", "nib": true }] }"#
        case "rule": #"{ "rules": { "\#(columns[0])": "warning" } }"#
        default: column(1)
        }
      documents = column(2).split(separator: " & ").compactMap { document in
        document.firstRange(of: ": ").map { mark in
          (String(document[..<mark.lowerBound]), Self.text(document[mark.upperBound...]))
        }
      }
    }

    /// The text of a document: the connections of a cell in `cell()`, the prototypes of a table in `prototypes()`, the
    /// objects of scenes in `scenes()`, or all of it.
    private static func text(_ text: Substring) -> String {
      guard text.hasSuffix(")"), let mark = text.firstIndex(of: "(") else { return String(text) }
      let content = text[text.index(after: mark)...].dropLast()
      switch text[..<mark] {
      case "cell":
        return """
          <objects><tableViewCell reuseIdentifier="PersonCell" id="z" customClass="PersonCell" \
          customModuleProvider="target"><tableViewCellContentView id="y"><subviews><label id="a"/></subviews>
          </tableViewCellContentView><connections>\(content)</connections></tableViewCell></objects>
          """
      case "prototypes":
        return """
          <scenes><scene sceneID="s"><objects><tableViewController storyboardIdentifier="List" id="t">
          <tableView key="view" id="v"><prototypes>\(content)</prototypes></tableView></tableViewController></objects>
          </scene></scenes>
          """
      default:
        let scenes = content.split(separator: " // ").enumerated()
        let texts = scenes.map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }
        return "<scenes>\(texts.joined())</scenes>"
      }
    }
  }

  static let situations = """
    entry-class | example
    nib-missing | example | PersonCell.xib: cell()
    nib-root-class | example | PersonCell.xib: <objects><tableViewCell id="a" customClass="PlaceCell"/></objects>
    nib-root-count | person | PersonCell.xib: EXAMPLE
    nib-owner-class | example | RatingWidget.xib: <objects><placeholder placeholderIdentifier="IBFilesOwner" \
    id="-1"/><view id="a"/></objects>
    nib-owner-outlets | person | PersonCell.xib: <objects>EXAMPLE<tableViewCell id="c" \
    customClass="PersonCell"/></objects>
    identifier-differs | example | PersonCell.xib: <objects><tableViewCell reuseIdentifier="person" id="a" \
    customClass="PersonCell"/></objects>
    identifier-missing | person | PersonCell.xib: <objects>EXAMPLE</objects>
    prototype-missing | example | Main.storyboard: prototypes()
    prototype-class | example | Main.storyboard: prototypes(<tableViewCell reuseIdentifier="PersonCell" id="a" \
    customClass="PlaceCell"/>)
    element-kind | example | PersonCell.xib: <objects><collectionViewCell reuseIdentifier="PersonCell" id="a" \
    customClass="PersonCell"/></objects>
    storyboard-missing | example | Main.storyboard: scenes(<viewController id="a"/>)
    scene-missing | example | Main.storyboard: scenes(<viewController storyboardIdentifier="Info" id="a" \
    customClass="InfoViewController"/>)
    scene-initial-missing | example | Main.storyboard: scenes(<viewController id="a" \
    customClass="StartViewController"/>)
    scene-class | example | Main.storyboard: scenes(<viewController storyboardIdentifier="Info" id="a" \
    customClass="HelpViewController"/>)
    scene-identifier-duplicate | {} | Main.storyboard: scenes(EXAMPLE)
    identifier-duplicate | example
    module-stale | person | PersonCell.xib: <objects>EXAMPLE</objects>
    class-module | {} | Rating.xib: <objects>EXAMPLE</objects>
    unlisted | example | Main.storyboard: prototypes(<tableViewCell reuseIdentifier="PlaceCell" id="a" \
    customClass="PlaceCell"/>)
    resource-missing | example | PersonCell.xib: cell()
    document-unreadable | person | PersonCell.xib: EXAMPLE<objects><tableViewCell reuseIdentifier="PersonCell" id="z" \
    customClass="PersonCell"/></objects>
    reference-missing | person | PersonCell.xib: cell(EXAMPLE)
    document-name-duplicate | example | Family/PersonCell.xib: cell() & Friends/PersonCell.xib: cell()
    segue-identifier | {} | Main.storyboard: scenes(<viewController \
    id="a"><connections>EXAMPLE</connections></viewController> // <viewController id="b"/> // <viewController id="c"/>)
    class-missing | {} | Rating.xib: <objects>EXAMPLE<view id="b" customClass="StarsView" \
    customModuleProvider="target"/></objects>
    class-initializer | {} | Rating.xib: <objects>EXAMPLE</objects>
    outlet-missing | person | PersonCell.xib: cell(EXAMPLE)
    outlet-hidden | person | PersonCell.xib: cell(EXAMPLE)
    outlet-type | person | PersonCell.xib: <objects><tableViewCell reuseIdentifier="PersonCell" id="z" \
    customClass="PersonCell"><tableViewCellContentView id="y"><subviews>EXAMPLE</connections></tableViewCell></objects>
    outlet-unconnected | person | PersonCell.xib: cell() | EXAMPLE
    action-missing | {} | PersonController.xib: <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
    customClass="PersonController"/><view id="v"><subviews><button \
    id="b"><connections>EXAMPLE</connections></button></subviews></view></objects>
    attribute-missing | {} | Rating.xib: <objects><view id="a" \
    customClass="StarsView"><userDefinedRuntimeAttributes>EXAMPLE<integer key="value" \
    value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></objects>
    image-missing | {} | Rating.xib: <objects>EXAMPLE</objects> |  | Assets.xcassets/star.imageset/Contents.json
    color-missing | {} | Rating.xib: <objects><view id="a">EXAMPLE</view></objects> |  | \
    Assets.xcassets/Accent.colorset/Contents.json
    storyboard-reference | {} | Main.storyboard: scenes(EXAMPLE) & Settings.storyboard: scenes(<viewController \
    storyboardIdentifier="About" id="a"/>)
    identifier-in-code | { "cells": ["PersonCell"] } |  | EXAMPLE
    nib-name-in-code | {} | PersonCell.xib: cell() | EXAMPLE
    storyboard-in-code | {} | Main.storyboard: scenes(<viewController storyboardIdentifier="Info" id="a"/>) | EXAMPLE
    segue-in-code | {} | Main.storyboard: scenes(<viewController id="a" \
    customClass="StartController"><connections><segue destination="b" kind="show" identifier="showInfo" \
    id="s"/></connections></viewController> // <viewController id="b"/>) | EXAMPLE
    identifier-unregistered | {} | Main.storyboard: prototypes(<tableViewCell reuseIdentifier="person" id="a"/>) | \
    EXAMPLE
    asset-in-code | {} | Rating.xib: <objects><view id="a"/></objects> | EXAMPLE | \
    Assets.xcassets/star.imageset/Contents.json
    accessibility-label-missing | rule | FORM
    accessibility-label-trait | rule | FORM
    accessibility-element-hidden | rule | FORM
    accessibility-placeholder | rule | FORM
    accessibility-font-fixed | rule | FORM
    accessibility-font-adjustment | rule | FORM
    accessibility-text-clipped | rule | FORM
    accessibility-hit-region | rule | FORM
    accessibility-contrast | rule | FORM
    unused-document | {} | OldCell.xib: EXAMPLE
    unused-scene | {} | Main.storyboard: <scenes><scene><objects><viewController \
    id="a"/></objects></scene>EXAMPLE</scenes> | let name = "Main"
    unused-prototype | {} | Main.storyboard: prototypes(EXAMPLE) | let names = ["Main", "List"]
    unused-outlet | person | PersonCell.xib: cell(EXAMPLE)
    unused-asset | {} |  | EXAMPLE | Assets.xcassets/old.imageset/Contents.json
    """
    .replacing("FORM", with: #"Form.xib: <objects><view id="root"><subviews>EXAMPLE</subviews></view></objects>"#)
    .split(separator: "\n").map { Situation($0) }

  @Test func everyRuleHasASituation() { #expect(Self.situations.map(\.rule) == Rules.names) }

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
