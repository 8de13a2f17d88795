import ReuseGenMustache

extension MustacheValue {
  /// A Swift string literal.
  static func literal(_ text: String) -> MustacheValue { .string(SwiftLiteral.string(text)) }

  static func optionalLiteral(_ text: String?) -> MustacheValue { text.map(literal) ?? .null }
}
