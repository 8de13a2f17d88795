import ReuseGenJSON
import ReuseGenSpelling

extension ManifestValueType<[String: RuleSeverity]> {
  /// Names of lint rules with their severities.
  static var severities: Self {
    let severities: JSONValue = .array(RuleSeverity.allCases.map { .string($0.rawValue) })
    let rules = Rule.allCases.map { rule in
      (
        key: rule.rawValue,
        value: ["enum": severities, "default": .string(rule.defaultSeverity.rawValue)] as JSONValue
      )
    }
    let schema: JSONValue = ["type": "object", "additionalProperties": false, "properties": .object(rules)]
    return Self(schema: schema) { found, key, fields in
      guard case .object(let members) = found.value else {
        return fields.reportMismatch(key, "an object of rules and severities", found)
      }
      var severities: [String: RuleSeverity] = [:]
      var seen: Set<String> = []
      for member in members {
        let name = member.key.value
        if Rule(rawValue: name) == nil {
          let near = nearest(to: name, in: Rule.allCases.map(\.rawValue)).map { "; did you mean \(quoted($0))?" }
          fields.report("there is no rule \(quoted(name))\(near ?? "")", at: member.key.place, rule: ManifestRule.key)
        } else if !seen.insert(name).inserted {
          fields.report(
            "the rule \(quoted(name)) is listed twice; remove one",
            at: member.key.place,
            rule: ManifestRule.key
          )
        } else if let severity: RuleSeverity = fields.choice(member.value, key: name) {
          severities[name] = severity
        }
      }
      return severities
    }
  }
}
