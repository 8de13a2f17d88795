import Foundation

/// A JSON value that knows where it stands: Foundation's values laid over the outline's places.
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
    let outline: JSONOutline
    do {
      outline = try JSONOutline(bytes)
    } catch {
      throw ManifestSyntaxError(.error(error.message, at: lines.place(at: error.offset), rule: syntaxRule))
    }
    do {
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = true
      let value = try decoder.decode(DecodedJSON.self, from: Data(bytes))
      return LocatedJSON(value, outline: outline, lines: lines)
    } catch {
      throw ManifestSyntaxError(.error("the file is not valid JSON", at: SourcePlace(file: file), rule: syntaxRule))
    }
  }

  private init(_ decoded: DecodedJSON, outline: JSONOutline, lines: LineTable) {
    place = lines.place(at: outline.offset)
    switch (decoded, outline.shape) {
    case (.object(let values), .object(let members)):
      value = .object(
        members.map { member in
          Member(
            key: Located(member.key, at: lines.place(at: member.keyOffset)),
            value: LocatedJSON(values[member.key] ?? .null, outline: member.value, lines: lines))
        })
    case (.array(let values), .array(let elements)):
      value = .array(zip(values, elements).map { LocatedJSON($0, outline: $1, lines: lines) })
    case (.string(let text), _): value = .string(text)
    case (.number(let number), _): value = .number(number)
    case (.bool(let flag), _): value = .bool(flag)
    case (.null, _), (.object, _), (.array, _): value = .null
    }
  }
}

/// A manifest that is not JSON.
struct ManifestSyntaxError: Error {
  var diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// Any JSON value, as Foundation decodes it.
private enum DecodedJSON: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([DecodedJSON])
  case object([String: DecodedJSON])

  /// Tries the kinds in the order of their frequency in manifests: each miss costs a thrown error.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let members = try? container.decode([String: DecodedJSON].self) {
      self = .object(members)
    } else if let elements = try? container.decode([DecodedJSON].self) {
      self = .array(elements)
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if container.decodeNil() {
      self = .null
    } else {
      self = .number(try container.decode(Double.self))
    }
  }
}
