import ReuseGenJSON

/// A JSON value with its location in the manifest.
struct LocatedJSON {
  struct Member {
    var key: Located<String>
    var value: LocatedJSON
  }

  enum Value {
    case null
    case bool(Bool)
    /// No key of a manifest takes a number, so its digits are not kept.
    case number
    case string(String)
    case array([LocatedJSON])
    case object([Member])
  }

  var value: Value
  var location: SourceLocation

  /// The value as messages describe it: `the string "x"`.
  var description: String {
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
