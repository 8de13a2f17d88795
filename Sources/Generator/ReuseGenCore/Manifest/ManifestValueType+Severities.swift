import ReuseGenJSONWriting

/// The severities that the manifest sets.
struct RuleSettings: Sendable {
  var severities: [String: RuleSeverity] = [:]
  /// The names of the rules, known or not. The linter knows which rules exist.
  var names: [Located<String>] = []
}

extension ManifestValueType<RuleSettings> {
  /// Names of lint rules with their severities. The linter adds the rules to the schema.
  static var severities: Self {
    Self(schema: ["type": "object", "additionalProperties": false]) { found, key, fields in
      guard case .object(let members) = found.value else {
        let expected = #"an object of rules and severities, as in { "unlisted": "warning" }"#
        return fields.reportMismatch(key, expected, found)
      }
      var settings = RuleSettings()
      var seen: Set<String> = []
      for member in members {
        let name = member.key.value
        guard seen.insert(name).inserted else {
          fields.report(
            "the rule \(quoted(name)) is listed twice; remove one",
            at: member.key.location,
            rule: ManifestRule.key
          )
          continue
        }
        settings.names.append(member.key)
        if let severity: RuleSeverity = fields.choice(member.value, key: name) { settings.severities[name] = severity }
      }
      return settings
    }
  }
}
