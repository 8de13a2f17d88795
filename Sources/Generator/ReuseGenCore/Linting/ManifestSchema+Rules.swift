import ReuseGenJSONWriting

extension ManifestSchema {
  /// The text of reuse.schema.json, with all rules of the linter.
  static var text: String {
    let severities: JSONValue = .array(RuleSeverity.allCases.map { .string($0.rawValue) })
    return text(
      rules: Rules.all.map { rule in
        (
          key: rule.name,
          value: [
            "enum": severities, "default": .string(rule.defaultSeverity.rawValue),
            "description": .string(rule.summary.replacing("\n", with: " ")),
          ]
        )
      }
    )
  }
}
