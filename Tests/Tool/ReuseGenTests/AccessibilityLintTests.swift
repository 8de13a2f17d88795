import Foundation
import ReuseGenTestSupport
import Testing

/// `reusegen lint --accessibility`, with and without a manifest.
@Suite(.long, .tags(.process)) struct AccessibilityLintTests {
  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="a"><subviews>
    <button id="b"><state key="normal" image="close"/>
    <connections><action selector="close:" destination="-1" eventType="touchUpInside" id="c"/></connections></button>
    <label id="d"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    </subviews></view></objects></document>
    """

  private static func message(_ severity: String) -> String {
    """
    Player.xib:4:1: \(severity): VoiceOver has no description of the button, which shows only the image "close"; set its \
    accessibility label [accessibility-label-missing]
    """
  }

  private static let font = """
    Player.xib:6:1: warning: the system font of 17 points doesn't follow the user's text size; use the text style Body \
    [accessibility-font-fixed]
    """

  /// The arguments, the manifest's rules, and the findings.
  @Test(
    arguments: [
      (["."], nil, []), ([".", "--accessibility"], nil, [message("warning"), font]),
      (["--accessibility"], "", [message("warning"), font]), ([], "", []),
      ([], #""accessibility-label-missing": "error""#, [message("error")]),
      (["--accessibility"], #""accessibility-font-fixed": "off""#, [message("warning")]),
      ([".", "--accessibility"], #""accessibility-label-missing": "off""#, [font]),
    ] as [([String], String?, [String])]
  )
  func theRulesAreOffUnlessTheyAreChosen(arguments: [String], rules: String?, findings: [String]) throws {
    var files = ["Player.xib": Self.nib]
    if let rules { files["reuse.json"] = "{ \"rules\": { \(rules) } }" }
    let result = try TemporaryFolder(files).tool.run(["lint"] + arguments)
    #expect(
      result.messages.split(separator: "\n").filter { $0.contains("[accessibility-") } == findings.map { $0[...] }
    )
    #expect(result.exitCode == (findings.contains { $0.contains(": error: ") } ? 1 : 0))
  }
}
