/// How severe the findings of a rule are; `off` for a rule that isn't checked.
package enum RuleSeverity: String, Sendable, CaseIterable {
  case off
  case warning
  case error
}
