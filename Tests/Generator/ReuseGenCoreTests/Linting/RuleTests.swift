import Foundation
import SourceDeclarations
import Testing

@testable import ReuseGenCore

/// Each rule on documents that break it, with all findings, and on documents that comply with it.
///
/// `Fixtures/<rule>/triggers` and `Fixtures/<rule>/passes` hold a manifest and its documents each, and Swift files
/// where the rule needs them; `findings.txt` is what the linter prints.
struct RuleTests {
  static let fixtures = "Tests/Generator/ReuseGenCoreTests/Linting/Fixtures"

  @Test(arguments: Rules.names)
  func aRuleReportsItsMistakes(rule: String) throws {
    let folder = "\(Self.fixtures)/\(rule)/triggers"
    let findings = try Self.lint(folder)
    try ExpectedFile("\(folder)/findings.txt").expect(findings.map { Reporter.text.lines(for: $0) + "\n" }.joined())
    #expect(findings.contains { $0.rule == rule })
    #expect(findings.allSatisfy { $0.rule == rule }, "only this rule speaks")
  }

  @Test(arguments: Rules.names)
  func aRuleAcceptsCorrectDocuments(rule: String) throws {
    let findings = try Self.lint("\(Self.fixtures)/\(rule)/passes")
    #expect(findings.map { Reporter.text.lines(for: $0) } == [])
  }

  /// Every rule can be switched off, and its severity raised or lowered.
  @Test(arguments: Rules.names, RuleSeverity.allCases)
  func theManifestSetsTheSeverity(rule: String, severity: RuleSeverity) throws {
    let folder = "\(Self.fixtures)/\(rule)/triggers"
    let findings = try Self.lint(folder) { $0.severities[rule] = severity }
    #expect(findings.isEmpty == (severity == .off))
    #expect(findings.allSatisfy { $0.severity.rawValue == severity.rawValue })
  }

  /// A document that disagrees in one language or on one device is reported.
  @Test func everyVersionIsChecked() throws {
    let manifest = #"{ "cells": [{ "type": "PhotoCell", "nib": true }] }"#
    func nib(_ identifier: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableViewCell reuseIdentifier="\(identifier)" id="a" customClass="PhotoCell"/></objects></document>
      """
    }
    let files = [
      "en.lproj/PhotoCell.xib": nib("en"), "Base.lproj/PhotoCell.xib": nib("PhotoCell"),
      "PhotoCell~ipad.xib": nib("pad"),
    ]
    let findings = Pipeline().lint(
      TargetInput(
        ManifestReader.read(Array(manifest.utf8), file: "reuse.json"),
        documents: files.map { DocumentFile(path: $0, text: $1) }
      )
    )
    #expect(
      findings.map { "\($0.location?.file ?? "") \($0.rule)" } == [
        "PhotoCell~ipad.xib identifier-differs", "en.lproj/PhotoCell.xib identifier-differs",
      ]
    )
  }

  /// If documents of several targets share a name, the best match is used.
  @Test func theDocumentThatAgreesIsMeant() {
    let manifest = """
      { "rules": { "document-name-duplicate": "off" }, "views": [{ "type": "Badge", "nib": true }] }
      """
    func nib(_ type: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="a" customClass="\(type)"/></objects></document>
      """
    }
    func rules(_ files: [String: String]) -> [String] {
      Pipeline().lint(
        TargetInput(
          ManifestReader.read(Array(manifest.utf8), file: "reuse.json"),
          documents: files.map { DocumentFile(path: $0, text: $1) }
        )
      ).map { "\($0.location?.file ?? "") \($0.rule)" }
    }
    #expect(rules(["A/Badge.xib": nib("Other"), "B/C/Badge.xib": nib("Badge")]) == [])
    #expect(rules(["A/Badge.xib": nib("Other"), "B/C/Badge.xib": nib("More")]) == ["A/Badge.xib nib-root-class"])
  }

  /// UIKit compares identifiers character by character: "é" isn't "e" with an accent, although Swift treats them as
  /// equal.
  @Test func accentsAreComparedAsTheyAreWritten() {
    let manifest = """
      { "cells": [{ "type": "A", "nib": true, "identifier": "caf\u{E9}" },
                  { "type": "B", "storyboard": "Main", "identifier": "caf\u{E9}" }],
        "scenes": [{ "type": "C", "storyboard": "Main", "identifier": "caf\u{E9}" }] }
      """
    func rules(_ identifier: String) -> [String] {
      let files = [
        "A.xib": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <tableViewCell reuseIdentifier="\(identifier)" id="a" customClass="A"/></objects></document>
        """,
        "Main.storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene><objects>
        <tableViewController storyboardIdentifier="\(identifier)" id="c" customClass="C"><tableView><prototypes>
        <tableViewCell reuseIdentifier="\(identifier)" id="b" customClass="B"/></prototypes></tableView>
        </tableViewController></objects></scene></scenes></document>
        """,
      ]
      return Pipeline().lint(
        TargetInput(
          ManifestReader.read(Array(manifest.utf8), file: "reuse.json"),
          documents: files.map { DocumentFile(path: $0, text: $1) }
        )
      ).map(\.rule)
    }
    #expect(rules("caf\u{E9}") == [])
    #expect(rules("cafe\u{301}") == ["identifier-differs", "scene-missing", "identifier-differs"])
  }

  private static func assets(at paths: [String], in folder: URL) throws -> AssetNames {
    var namespaces: Set<String> = []
    for path in paths where path.hasSuffix("/Contents.json") {
      let contents = Array(try Data(contentsOf: folder.appendingPathComponent(path)))
      if AssetNames.providesNamespace(contents) { namespaces.insert((path as NSString).deletingLastPathComponent) }
    }
    return paths.reduce(into: AssetNames()) { $0.add($1, namespaces: namespaces) }
  }

  static func lint(_ folder: String, change: (inout Manifest) -> Void = { _ in }) throws -> [Diagnostic] {
    Pipeline(options: .init(module: "App")).lint(try input(folder, change: change))
  }

  /// The manifest, documents, sources and assets in a folder.
  static func input(_ folder: String, change: (inout Manifest) -> Void = { _ in }) throws -> TargetInput {
    let url = ExpectedFile(folder).url
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    var declarations = Declarations()
    for path in paths.sorted() {
      guard let language = SourceFile.Language(path: path) else { continue }
      let bytes = Array(try Data(contentsOf: url.appendingPathComponent(path)))
      declarations.add(SourceFile.read(bytes, path: path, language: language))
    }
    declarations.isWholeTarget = ["class-module", "entry-class"].contains { folder.contains("/\($0)/") }
    let documents = try paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map { path in
      DocumentFile(path: path, content: .bytes(Array(try Data(contentsOf: url.appendingPathComponent(path)))))
    }
    let manifest = try Data(contentsOf: url.appendingPathComponent("reuse.json"))
    var reading = ManifestReader.read(Array(manifest), file: "reuse.json")
    if var changed = reading.manifest {
      change(&changed)
      reading = ManifestReading(manifest: changed, diagnostics: reading.diagnostics)
    }
    let unbundled = (try? String(contentsOf: url.appendingPathComponent("unbundled.txt"), encoding: .utf8)) ?? ""
    var input = TargetInput(
      reading,
      documents: documents,
      declarations: declarations,
      assets: try assets(at: paths, in: url),
      unbundledDocuments: Set(unbundled.split(separator: "\n").map(String.init))
    )
    if folder.contains("/unused-") { input.usage = try usage(of: paths, in: url, input.assets) }
    return input
  }

  /// The names that the files in a folder use.
  private static func usage(of paths: [String], in folder: URL, _ assets: AssetNames) throws -> ProjectUsage {
    let used = paths.filter { path in
      !path.contains(".xcassets") && FileNames.extensions.contains((path as NSString).pathExtension)
        && path != "reuse.json" && path != "findings.txt"
    }
    let names = try used.map { path in
      FileNames(Array(try Data(contentsOf: folder.appendingPathComponent(path))), path: path)
    }
    var usage = ProjectUsage(names)
    usage.assets = assets
    return usage
  }
}
