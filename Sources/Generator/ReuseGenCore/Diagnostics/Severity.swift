/// The severity of a diagnostic.
package enum Severity: String, Sendable, CaseIterable {
  case error
  case warning
}
