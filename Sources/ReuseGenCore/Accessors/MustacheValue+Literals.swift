import ReuseGenMustache

extension MustacheValue {
  /// A list of objects whose values are made when they are rendered: a manifest can have many entries.
  static func list<Item: Sendable>(_ items: [Item], _ value: @escaping @Sendable (Item) -> MustacheValue)
    -> MustacheValue
  {
    .list(MustacheList(count: items.count) { value(items[$0]) })
  }

  /// A Swift string literal.
  static func literal(_ text: String) -> MustacheValue { .string(SwiftLiteral.string(text)) }

  /// The text itself, for templates that don't write Swift.
  static func optional(_ text: String?) -> MustacheValue { text.map { .string($0) } ?? .null }

  static func optionalLiteral(_ text: String?) -> MustacheValue { text.map(literal) ?? .null }
}
