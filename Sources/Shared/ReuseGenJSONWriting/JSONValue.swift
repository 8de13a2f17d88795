/// A JSON value whose members keep their order.
package enum JSONValue: Sendable {
  case bool(Bool)
  case string(String)
  case int(Int)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The value as text for people: an object or array is on one line if it fits in `width` columns, and has one
  /// member or element per line otherwise. Has no final line break.
  package func text(width: Int) -> String {
    var writer = JSONWriter(.indented)
    write(to: &writer, width: width)
    return writer.text
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    case .bool, .string, .int: false
    }
  }

  private func write(to writer: inout JSONWriter, width: Int, keyLength: Int = 0) {
    if width < .max, isContainer {
      var line = JSONWriter(.spaced)
      write(to: &line, width: .max)
      // The key, its quotes, the colon and the space before the value, and the comma after it.
      if writer.indentation + keyLength + 5 + line.text.count <= width {
        return writer.onOneLine { write(to: &$0, width: .max) }
      }
    }
    switch self {
    case .bool(let bool): writer.bool(bool)
    case .string(let string): writer.string(string)
    case .int(let int): writer.int(int)
    case .array(let elements):
      writer.array { writer in
        for element in elements { element.write(to: &writer, width: width) }
      }
    case .object(let members):
      writer.object { writer in
        for (key, value) in members {
          writer.key(key)
          value.write(to: &writer, width: width, keyLength: key.count)
        }
      }
    }
  }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }
}
