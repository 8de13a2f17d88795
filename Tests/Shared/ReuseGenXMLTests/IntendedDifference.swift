import Foundation
import Testing

/// A kind of document that the reader treats differently from XMLParser, and why.
struct IntendedDifference: Sendable, CustomTestStringConvertible {
  let reason: String
  /// An example.
  let document: String
  let isReadHere: Bool
  let applies: @Sendable (Data) -> Bool

  var testDescription: String { reason }

  func applies(to file: Data) -> Bool { applies(file) }

  static let all: [IntendedDifference] = [
    .init(
      reason: "A document type is refused, because its entities could expand without limit or name other files.",
      document: "<!DOCTYPE document><document/>",
      isReadHere: false,
      applies: { contains("<!DOCTYPE", $0) || contains("<!ENTITY", $0) || contains("<!ATTLIST", $0) }
    ),
    .init(
      reason: "Encodings other than UTF-8 and UTF-16 are refused, because other bytes can be markup in them.",
      document: "<?xml version='1.0' encoding='ISO-8859-1'?><document/>",
      isReadHere: false,
      applies: { file in contains("encoding", file.prefix(200)) && !declaresUTF8(file) }
    ),
    .init(
      reason: "A processing instruction without data is read. On Linux, XMLParser stops the program.",
      document: "<document><?a?></document>",
      isReadHere: true,
      applies: hasInstructionWithoutData
    ),
    .init(
      reason: "A processing instruction whose name begins with xml is read. The names are reserved, but well-formed.",
      document: "<?xml-stylist a?><document/>",
      isReadHere: true,
      applies: { matches(#"<\?[xX][mM][lL][^\s?]"#, $0) }
    ),
    .init(
      reason: "The XML declaration must have white space between its parts, which XMLParser doesn't require of all.",
      document: "<?xml version='1.0' encoding='UTF-8'standalone='no'?><document/>",
      isReadHere: false,
      applies: { matches(#"^<\?xml[^>]*["'][es]"#, $0.prefix(200)) }
    ),
    .init(
      reason: "The version in the XML declaration must have a digit after its period.",
      document: "<?xml version='1.'?><document/>",
      isReadHere: false,
      applies: { matches(#"^<\?xml[^>]*version\s*=\s*["']1\.["']"#, $0.prefix(200)) }
    ),
    .init(
      reason:
        "Line ends are line feeds in CDATA sections too, as XML requires. XMLParser keeps carriage returns there.",
      document: "<document><![CDATA[\r\n]]></document>",
      isReadHere: true,
      applies: { contains("<![CDATA[", $0) && contains("\r", $0) }
    ),
    .init(
      reason: "A root other than <document> is refused, because the file is not from Interface Builder.",
      document: "<svg/>",
      isReadHere: false,
      applies: { file in contains("<svg", file) }
    ),
  ]

  private static func contains(_ text: String, _ file: Data) -> Bool { file.range(of: Data(text.utf8)) != nil }

  private static func matches(_ pattern: String, _ file: Data) -> Bool {
    String(decoding: file, as: UTF8.self).range(of: pattern, options: .regularExpression) != nil
  }

  private static func declaresUTF8(_ file: Data) -> Bool {
    let head = String(decoding: file.prefix(200), as: UTF8.self).lowercased()
    return ["\"utf-8\"", "'utf-8'"].contains { head.contains("encoding=" + $0) }
  }

  private static func hasInstructionWithoutData(_ file: Data) -> Bool {
    var rest = file[...]
    while let start = rest.range(of: Data("<?".utf8)) {
      rest = rest[start.upperBound...]
      guard let end = rest.range(of: Data("?>".utf8)) else { return false }
      // XMLParser accepts such characters as white space after the target, and data after it.
      let content = rest[..<end.lowerBound]
      let data = content.drop { $0 > 0x20 }.drop { $0 <= 0x20 }
      if data.isEmpty { return true }
    }
    return false
  }
}
