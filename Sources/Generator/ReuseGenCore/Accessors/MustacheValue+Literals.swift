import ReuseGenMustache

extension MustacheValue {
  /// A Swift string literal.
  static func literal(_ text: String) -> MustacheValue { .string(SwiftLiteral.string(text)) }

  /// The text itself, for templates that don't write Swift.
  static func optional(_ text: String?) -> MustacheValue { text.map { .string($0) } ?? .null }

  static func optionalLiteral(_ text: String?) -> MustacheValue { text.map(literal) ?? .null }
}
