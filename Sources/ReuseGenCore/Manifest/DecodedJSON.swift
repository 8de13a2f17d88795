/// Any JSON value, as Foundation decodes it.
enum DecodedJSON: Decodable {
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
