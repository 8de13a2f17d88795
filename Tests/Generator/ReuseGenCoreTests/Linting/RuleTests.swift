import Testing

@testable import ReuseGenCore

/// Each rule on files that break it, with all findings, and on files that comply with it.
struct RuleTests {
  /// In the order of the rules. A rule can have several cases, one after the other.
  @Test func everyRuleHasACase() {
    let rules = RuleCase.all.map(\.rule).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(rules == Rules.names)
  }

  @Test(arguments: RuleCase.all)
  func aRuleReportsItsMistakes(tested: RuleCase) {
    let findings = tested.lint(tested.triggers)
    #expect(tested.report(of: findings) == tested.findings)
    #expect(!findings.isEmpty && findings.allSatisfy { $0.rule == tested.rule }, "only this rule speaks")
  }

  @Test(arguments: RuleCase.all)
  func aRuleAcceptsCorrectDocuments(tested: RuleCase) {
    #expect(tested.lint(tested.passes).map { Reporter.text.lines(for: $0) } == [])
  }

  /// Every rule can be switched off, and its severity raised or lowered.
  @Test(arguments: RuleCase.all, RuleSeverity.allCases)
  func theManifestSetsTheSeverity(tested: RuleCase, severity: RuleSeverity) {
    let findings = tested.lint(tested.triggers) { $0.severities[tested.rule] = severity }
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
    let findings = Pipeline().lint(TargetInput(manifest, files))
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
      Pipeline().lint(TargetInput(manifest, files)).map { "\($0.location?.file ?? "") \($0.rule)" }
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
      return Pipeline().lint(TargetInput(manifest, files)).map(\.rule)
    }
    #expect(rules("caf\u{E9}") == [])
    #expect(rules("cafe\u{301}") == ["identifier-differs", "scene-missing", "identifier-differs"])
  }
}
