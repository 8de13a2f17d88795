import ReuseGenMustache

extension MustacheValue {
  /// A Swift string literal.
  static func literal(_ text: String) -> MustacheValue { .string(SwiftLiteral.string(text)) }

  static func optionalLiteral(_ text: String?) -> MustacheValue { text.map(literal) ?? .null }
}

extension AccessLevel {
  /// The modifier before a declaration, with a space behind it; empty for the default.
  var prefix: String { self == .internal ? "" : rawValue + " " }
}
