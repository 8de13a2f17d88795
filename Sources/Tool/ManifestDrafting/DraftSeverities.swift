import ReuseGenCore

/// The rules by which a new draft would have errors.
///
/// An existing app runs with what they find, often in a document that nothing uses any more. The draft makes them
/// warnings, so that accessors can be generated before a person has looked at each.
struct DraftSeverities {
  /// The rules in the order of their names, each with the number of its errors.
  private(set) var rules: [(name: String, count: Int)] = []

  init() {}

  init(_ errors: [Diagnostic]) {
    let known = Set(RuleDocumentation.names)
    rules = Dictionary(grouping: errors.map(\.rule).filter(known.contains)) { $0 }
      .map { (name: $0.key, count: $0.value.count) }.sorted { $0.name < $1.name }
  }

  var comments: [String] {
    rules.map { rule in
      let findings = rule.count == 1 ? "1 finding" : "\(rule.count) findings"
      return "  // The app has \(findings) of \(rule.name), see reusegen lint; correct them, and remove the rule here."
    }
  }
}
