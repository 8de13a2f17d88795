/// What templates are filled in with.
package enum MustacheValue: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([MustacheValue])
  case object([String: MustacheValue])
  /// Computes text that is itself rendered as a template. It gets the text that a section encloses, not yet rendered,
  /// and nil where it is named by `{{name}}`; it is called anew each time.
  case lambda(@Sendable (_ section: String?) -> String)
}

extension MustacheValue {
  /// Whether a section is shown. As JavaScript has it, and the specification by example: null, false, zero, the empty
  /// string and, through having no elements to repeat for, the empty array are not.
  var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let bool): bool
    case .int(let int): int != 0
    case .number(let number): number != 0 && !number.isNaN
    case .string(let string): !string.isEmpty
    case .array(let array): !array.isEmpty
    case .object, .lambda: true
    }
  }

  /// What `{{name}}` writes. Arrays and objects, for which the specification has no text, are written as JSON.
  var text: String {
    switch self {
    case .null, .lambda: ""
    case .bool(let bool): bool ? "true" : "false"
    case .int(let int): String(int)
    case .number(let number): Self.text(of: number)
    case .string(let string): string
    case .array, .object: json(isPretty: false)
    }
  }

  /// The shortest digits that give the number again; whole numbers have no fraction.
  static func text(of number: Double) -> String {
    // Beyond this not every whole number is a Double, and `description` has an exponent.
    if number.magnitude < 0x1p53, let int = Int(exactly: number) { return String(int) }
    return number.description
  }

  subscript(key: String) -> MustacheValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }
}
