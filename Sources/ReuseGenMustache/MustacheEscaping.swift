/// How `{{name}}` writes a value.
package enum MustacheEscaping: Sendable {
  /// `&`, `<`, `>` and `"` become entities, as the specification has it.
  case html
  /// Nothing changes: right for Swift text.
  case none
}
