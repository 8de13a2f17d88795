/// A JSON value that knows where it stands.
struct LocatedJSON {
  struct Member {
    var key: Located<String>
    var value: LocatedJSON
  }

  enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([LocatedJSON])
    case object([Member])
  }

  var value: Value
  var place: SourcePlace

  var isString: Bool { if case .string = value { true } else { false } }

  /// What a person calls this value in a message: `the string "x"`.
  var description: String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .string(let text): "the string \(JSONText.quoted(text))"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension LocatedJSON {
  /// The rule under which a text that is not JSON is reported.
  static let syntaxRule = "manifest-syntax"

  /// Reads `bytes`; throws a diagnostic where they are not JSON5 in UTF-8.
  static func read(_ bytes: [UInt8], file: String) throws(ManifestSyntaxError) -> LocatedJSON {
    let lines = LineTable(bytes, file: file)
    if let offset = bytes.firstInvalidUTF8Offset {
      throw ManifestSyntaxError(
        .error("the file is not UTF-8 from here on; save it as UTF-8", at: lines.place(at: offset), rule: syntaxRule))
    }
    do {
      var reader = JSONReader(bytes, lines: lines)
      return try reader.document()
    } catch {
      throw ManifestSyntaxError(.error(error.message, at: lines.place(at: error.offset), rule: syntaxRule))
    }
  }
}

/// A manifest that is not JSON.
struct ManifestSyntaxError: Error {
  var diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
