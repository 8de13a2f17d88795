import Foundation

/// A JSON value that knows where it stands: Foundation's values laid over the reader's locations.
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
  var location: SourceLocation

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
        .error("the file is not UTF-8 from here on; save it as UTF-8", at: lines.location(at: offset), rule: syntaxRule)
      )
    }
    var located: LocatedJSON
    do {
      var reader = JSONReader(bytes, lines: lines)
      located = try reader.document()
    } catch {
      throw ManifestSyntaxError(.error(error.message, at: lines.location(at: error.offset), rule: syntaxRule))
    }
    // Only now: Foundation gives no locations, and some texts that are no JSON stop the program in it ("[+-1]").
    do {
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = true
      located.take(try decoder.decode(DecodedJSON.self, from: Data(bytes)))
    } catch {
      throw ManifestSyntaxError(.error("the file is not valid JSON", at: located.location, rule: syntaxRule))
    }
    return located
  }

  /// Takes the values that Foundation decoded. Of a key that stands twice the reader's stay: that is a mistake anyway.
  private mutating func take(_ decoded: DecodedJSON) {
    switch (decoded, value) {
    case (.object(let values), .object(var members)):
      for index in members.indices {
        if let decoded = values[members[index].key.value] { members[index].value.take(decoded) }
      }
      value = .object(members)
    case (.array(let values), .array(var elements)):
      for (index, decoded) in zip(elements.indices, values) { elements[index].take(decoded) }
      value = .array(elements)
    case (.string(let text), .string): value = .string(text)
    case (.number(let number), .number): value = .number(number)
    case (.bool(let flag), .bool): value = .bool(flag)
    default: break
    }
  }
}

/// A manifest that is not JSON.
struct ManifestSyntaxError: Error {
  var diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
