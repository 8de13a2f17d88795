import Foundation
import ReuseGenXML
import Testing

@testable import ReuseGenReports

/// The findings of `reusegen lint` beside the changes that introduce them.
@Suite struct LintFindingTests {
  private static func finding(_ message: String, in path: String = "A.xib", line: Int = 1) -> LintFinding {
    LintFinding(severity: "error", rule: "outlet-missing", message: message, path: path, line: line)
  }

  @Test(arguments: [
    (["a"], ["a"], []), ([], ["a"], ["a"]), (["a"], [], []), (["a"], ["a", "a"], ["a"]),
    (["a", "b"], ["b", "c"], ["c"]),
    // The same path from another folder.
    (["there is no App/Gone.xcodeproj; remove it"], ["there is no ../App/Gone.xcodeproj; remove it"], []),
    (["there is no App/Gone.xib"], ["there is no App/Lost.xib"], ["there is no App/Lost.xib"]),
  ])
  func whatTheOldVersionHasIsNotIntroduced(_ old: [String], _ new: [String], _ expected: [String]) {
    let introduced = LintFinding.introduced(
      from: old.map { Self.finding($0, line: 9) },
      to: new.map { Self.finding($0) }
    ) { $0 }
    #expect(introduced.map(\.message) == expected)
  }

  @Test func aFindingOfARenamedDocumentIsKnown() {
    let (old, new) = (Self.finding("a", in: "Old.xib"), Self.finding("a", in: "New.xib"))
    #expect(LintFinding.introduced(from: [old], to: [new]) { $0 == "Old.xib" ? "New.xib" : $0 } == [])
    #expect(LintFinding.introduced(from: [old], to: [new]) { $0 } == [new])
  }

  private static func report() throws -> ComparisonReport {
    func version(_ outlet: String) throws -> DocumentVersion {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="a"><connections>
        <outlet property="\(outlet)" destination="a" id="b"/>
        </connections></view>
        </objects></document>
        """
      return DocumentVersion(try IBElement.read(text.utf8, path: "A.xib"))
    }
    let comparison = DocumentComparison(try version("one"), try version("two"))
    var report = ComparisonReport(
      documents: [ComparedDocument(oldPath: "A.xib", newPath: "A.xib", outcome: .compared(comparison))]
    )
    report.add([
      finding("no outlet two", line: 3), finding("no class", line: 2), finding("no <scene>", in: "A.swift", line: 4),
    ])
    return report
  }

  @Test func aFindingIsBesideTheChangeOfItsLine() throws {
    let text = try Self.report().text
    #expect(
      text == """
        A.xib
          view two
            outlet one of view one has the property two instead of one
            error: no outlet two (line 3) [outlet-missing]
          error: no class (line 2) [outlet-missing]

        A.swift: error: no <scene> (line 4) [outlet-missing]

        1 change in 1 document; 3 new findings of lint

        """
    )
  }

  @Test func eachFormOfTheReportHasTheFindings() throws {
    let report = try Self.report()
    let page = ComparisonPage(report, title: "Changes").html
    let comment = report.markdown(page: nil) { _, _ in (nil, nil) }
    for text in ["no outlet two", "no class", "no &lt;scene&gt;"] {
      #expect(page.contains(text) && comment.contains(text))
    }
    #expect(report.json.components(separatedBy: "\"outlet-missing\"").count == 4)
  }
}
