/// A mistake in a template, with its location.
package struct MustacheError: Error, Hashable, Sendable {
  /// The template's name.
  package let template: String
  /// The line, starting at 1.
  package let line: Int
  /// The column in bytes of UTF-8, starting at 1.
  package let column: Int
  /// The text that was expected at the location.
  package let expected: String
  /// The text that was found instead.
  package let found: String

  /// The maximum depth of partials within partials, and of results of lambdas within each other.
  package static let partialLimit = 256

  package var message: String { "expected \(expected), found \(found)" }
}

extension MustacheError: CustomStringConvertible {
  package var description: String { "\(template):\(line):\(column): error: \(message)" }
}

extension MustacheError {
  /// - Parameter offset: The byte of `source` at which the mistake is.
  package init(template: String, source: [UInt8], offset: Int, expected: String, found: String) {
    let location = TemplateLocation(of: offset, in: source)
    self.init(template: template, line: location.line, column: location.column, expected: expected, found: found)
  }

  static let endOfTemplate = "the end of the template"
}
