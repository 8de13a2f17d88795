/// A value with which templates are rendered.
package enum MustacheValue: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([MustacheValue])
  case list(MustacheList)
  case object([String: MustacheValue])
  case record(any MustacheRecord)
  /// A function whose result is rendered as a template. For a section, its argument is the source of the section's
  /// contents; for `{{name}}`, `nil`. It is called each time that the name is rendered.
  case lambda(@Sendable (_ section: String?) -> String)
}

extension MustacheValue {
  /// Whether a section is rendered. As in JavaScript and in the specification's examples, it is not for null, false,
  /// zero and the empty string, nor for an empty array, which has no elements to repeat it for.
  var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let bool): bool
    case .int(let int): int != 0
    case .number(let number): number != 0 && !number.isNaN
    case .string(let string): !string.isEmpty
    case .array(let array): !array.isEmpty
    case .list(let list): list.count > 0
    case .object, .record, .lambda: true
    }
  }

  /// The text that `{{name}}` writes. Arrays and objects, for which the specification defines no text, are JSON.
  var text: String {
    switch self {
    case .null, .lambda: ""
    case .bool(let bool): bool ? "true" : "false"
    case .int(let int): String(int)
    case .number(let number): Self.text(of: number)
    case .string(let string): string
    case .array, .list, .object, .record: json(.compact)
    }
  }

  /// The shortest text that is read as the same number. Whole numbers have no fraction.
  static func text(of number: Double) -> String {
    // Beyond this, not every whole number is a Double, and `description` has an exponent.
    if number.magnitude < 0x1p53, let int = Int(exactly: number) { return String(int) }
    return number.description
  }

  subscript(key: String) -> MustacheValue? {
    switch self {
    case .object(let object): object[key]
    case .record(let record): record.value(of: key)
    default: nil
    }
  }

  /// All members of an object or a record; `nil` for another value.
  package var members: [String: MustacheValue]? {
    switch self {
    case .object(let object):
      return object
    case .record(let record):
      let members = record.keys.compactMap { key in record.value(of: key).map { (key, $0) } }
      return Dictionary(members) { $1 }
    default:
      return nil
    }
  }
}
