import ReuseGenJSONWriting

extension MustacheValue {
  /// The value as JSON text, indented by two spaces per level and without a final line break.
  ///
  /// Keys are sorted by their code points, so that equal values have equal text. Lambdas and numbers that aren't
  /// finite, which JSON can't express, are `null`.
  package var json: String { json(.indented) }

  func json(_ layout: JSONWriter.Layout) -> String {
    var writer = JSONWriter(layout)
    write(to: &writer)
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null, .lambda: writer.literal("null")
    case .number(let number): writer.literal(number.isFinite ? Self.text(of: number) : "null")
    case .bool(let bool): writer.bool(bool)
    case .int(let int): writer.int(int)
    case .string(let string): writer.string(string)
    case .array(let array):
      writer.array { elements in
        for element in array { element.write(to: &elements) }
      }
    case .list(let list):
      writer.array { elements in
        for index in 0..<list.count { list[index].write(to: &elements) }
      }
    case .object, .record:
      let sorted = (members ?? [:]).sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      writer.object { members in
        for (key, value) in sorted {
          members.key(key)
          value.write(to: &members)
        }
      }
    }
  }
}
