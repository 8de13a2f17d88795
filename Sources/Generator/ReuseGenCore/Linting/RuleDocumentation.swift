import ReuseGenBasics

/// The documentation of the rules, produced from what their files state.
package enum RuleDocumentation {
  package static var names: [String] { Rules.names }

  /// The rule's name that a misspelled one most likely means.
  package static func nearestName(to name: String) -> String? { nearest(to: name, in: names) }

  /// The output of `lint --explain`; `nil` if there is no rule with this name.
  package static func explanation(of name: String) -> String? {
    guard let rule = Rules.all.first(where: { $0.name == name }) else { return nil }
    let parts = sections(of: rule).map { "\($0.title):\n\n\($0.text.indented(by: 2))" }
    return ([header(of: rule)] + parts).joined(separator: "\n\n") + "\n"
  }

  private static func header(of rule: any Rule.Type) -> String {
    "\(rule.name) (default: \(rule.defaultSeverity.rawValue))"
  }

  static func sections(of rule: any Rule.Type) -> [(title: String, text: String)] {
    let category = (rule as? any AccessibilityRule.Type).map { "Category: `\($0.category.rawValue)`." } ?? ""
    let discussion = [rule.summary, rule.discussion, category].filter { !$0.isEmpty }.joined(separator: "\n\n")
    return [
      ("Discussion", discussion), ("Rationale", rule.rationale), ("Fix", rule.fix), ("Example", rule.example),
    ]
  }
}

extension String {
  /// The text with spaces before each line that isn't empty.
  fileprivate func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}
