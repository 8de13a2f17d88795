/// The number of a parser error: libxml2's, which XMLParser passes on, and what it means to the reader of a document.
struct XMLErrorCode {
  let rawValue: Int

  /// An unusual version or namespace: said, but read all the same.
  var isWarning: Bool { (97...100).contains(rawValue) }

  /// The document ends early or, after its root, late.
  var isEndOfFile: Bool { rawValue == 5 }

  static let contentAfterRoot = "there is something after the end of the root element"

  var reason: String {
    switch rawValue {
    case 6...8, 14: "a character reference (&#…;) names no character"
    case 9: "a character is not allowed in XML"
    case 18, 22...24, 68: "a name is missing after “<” or “&”, or a “;” after a name"
    case 26...28: "an entity (&…;) is not declared"
    case 30...32, 79, 81: "the encoding in the XML declaration is not the file's"
    case 38: "a “<” stands in the value of an attribute; it is written “&lt;”"
    case 1, 110: "a tag, a name, a comment or a declaration is longer than the parser takes"
    case 33, 39, 40: "the value of an attribute is not in quotes"
    case 41, 75: "an attribute has no value"
    case 42: "an element has an attribute twice"
    case 45, 80: "a comment contains “--”, or is not finished"
    case 46, 47, 64: "a processing instruction or the XML declaration is not at its place or not finished"
    case 56, 57: "the XML declaration is not finished"
    case 61: "the document type is not finished"
    case 62, 63: "a CDATA section is not finished, or “]]>” stands outside of one"
    case 65: "a space is missing between attributes"
    case 73, 77: "a tag is not finished"
    case 76: "an end tag doesn't match its start tag"
    case 86: Self.contentAfterRoot
    case 108: "the XML declaration names another version than 1.0"
    case 200, 202...204: "a name or a prefix is not one that XML's namespaces allow"
    case 201: "the prefix of a name is not declared"
    default: "the parser reports error \(rawValue)"
    }
  }
}
