/// A mistake in a template, at its place.
package struct MustacheError: Error, Hashable, Sendable {
  /// The template's name.
  package let template: String
  /// Counted from 1.
  package let line: Int
  /// Counted from 1, in bytes of UTF-8.
  package let column: Int
  /// What should stand there.
  package let expected: String
  /// What does.
  package let found: String

  /// How deep partials may be nested in partials, and results of lambdas likewise.
  package static let partialLimit = 256

  package var message: String { "expected \(expected), found \(found)" }
}

extension MustacheError: CustomStringConvertible {
  package var description: String { "\(template):\(line):\(column): error: \(message)" }
}

extension MustacheError {
  /// - Parameter offset: The byte of `source` at which the mistake stands.
  package init(template: String, source: [UInt8], offset: Int, expected: String, found: String) {
    let place = Place(of: offset, in: source)
    self.init(template: template, line: place.line, column: place.column, expected: expected, found: found)
  }

  static let endOfTemplate = "the end of the template"
}
