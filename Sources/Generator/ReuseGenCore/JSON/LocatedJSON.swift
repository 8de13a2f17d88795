import ReuseGenJSONWriting

/// A JSON value with its location in the manifest.
package struct LocatedJSON {
  package struct Member {
    package var key: Located<String>
    package var value: LocatedJSON
  }

  package enum Value {
    case null
    case bool(Bool)
    /// No key of a manifest takes a number, so its digits are not kept.
    case number
    case string(String)
    case array([LocatedJSON])
    case object([Member])
  }

  package var value: Value
  package var location: SourceLocation

  /// The value as messages describe it: `the string "x"`.
  package var description: String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .string(let text): "the string \(JSONWriter.quoted(text))"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension LocatedJSON {
  /// The value of a key of an object; `nil` if there is none.
  subscript(_ key: String) -> LocatedJSON? {
    if case .object(let members) = value { members.first { $0.key.value == key }?.value } else { nil }
  }

  var elements: [LocatedJSON]? { if case .array(let elements) = value { elements } else { nil } }

  var text: String? { if case .string(let text) = value { text } else { nil } }
}
