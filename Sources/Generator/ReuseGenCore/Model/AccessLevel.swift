/// The access level of the generated declarations.
package enum AccessLevel: String, Sendable, CaseIterable {
  case `internal`
  case package
  case `public`
}
