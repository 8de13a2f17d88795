/// JSON written by hand where the order of the members matters to readers, which Foundation's encoder
/// does not keep.
package enum JSONText {
  /// `text` as a JSON string, quotes included.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendQuoted(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// An object of members whose values are JSON already, on one line.
  package static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(quoted($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  /// Appends `text` as a JSON string: byte by byte, since a document's facts have many short ones.
  static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        appendEscaped(byte, to: &bytes)
      } else {
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    let escape =
      switch byte {
      case UInt8(ascii: "\""): "\\\""
      case UInt8(ascii: "\\"): "\\\\"
      case UInt8(ascii: "\n"): "\\n"
      case UInt8(ascii: "\r"): "\\r"
      case UInt8(ascii: "\t"): "\\t"
      case 0x08: "\\b"
      case 0x0C: "\\f"
      default: (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)
      }
    bytes.append(contentsOf: escape.utf8)
  }
}
