import Foundation
import Testing

@testable import ReuseGenCore

/// The documentation of the rules is produced from what their files state; the checked-in copies are up to date.
struct RuleDocumentationTests {
  @Test func rulesPageIsUpToDate() throws { try ExpectedFile("Documentation/Rules.md").expect(RuleDocumentation.page) }

  @Test(arguments: Rules.names)
  func everyRuleStatesItsDocumentation(name: String) throws {
    let rule = try #require(Rules.all.first { $0.name == name })
    for text in [rule.summary, rule.rationale, rule.fix] {
      #expect(text.hasSuffix("."))
      #expect(text.first?.isUppercase == true || text.hasPrefix("`"))
    }
    // The example shows the finding, or its cause, in a code block.
    #expect(rule.example.contains("\n\n    "))
    let explanation = try #require(RuleDocumentation.explanation(of: name))
    #expect(explanation.hasPrefix("\(name) (default: \(rule.defaultSeverity.rawValue))\n\nDiscussion:\n\n  "))
  }

  @Test func namesAreUnique() { #expect(Set(Rules.names).count == Rules.names.count) }

  @Test(arguments: [("nib-mising", "nib-missing"), ("Nib-Missing", "nib-missing"), ("zebra", nil)])
  func unknownRulesHaveNoExplanation(name: String, suggestion: String?) {
    #expect(RuleDocumentation.explanation(of: name) == nil)
    #expect(RuleDocumentation.nearestName(to: name) == suggestion)
  }
}
