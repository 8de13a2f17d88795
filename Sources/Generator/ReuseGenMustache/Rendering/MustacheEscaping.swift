/// How `{{name}}` escapes a value.
package enum MustacheEscaping: Sendable {
  /// As the specification requires, `&`, `<`, `>` and `"` become entities.
  case html
  /// Nothing is escaped, as Swift sources need it.
  case none
}
