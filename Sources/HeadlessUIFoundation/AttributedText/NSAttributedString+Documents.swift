#if !canImport(ObjectiveC)
extension NSAttributedString {
  /// A kind of document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with files.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A web page.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An option of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The kind of document.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of its text.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes for text without any.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a document. Only its text is kept: the tags of a web page are left out, and so are attributes.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var text = String(decoding: data, as: UTF8.self)
    if options[.documentType] as? DocumentType == .html || options[.documentType] as? String == "NSHTML" {
      text = text.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
      for (entity, character) in [("&nbsp;", "\u{A0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
      {
        text = text.replacingOccurrences(of: entity, with: character)
      }
    }
    self.init(string: text)
  }

  /// Reads the document of a file. Its kind is that of the options, or follows from the name of the file.
  public convenience init(
    url: URL,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// An attribute of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An attribute of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of document.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of its text.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// Attributes for text without any.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }

  /// Writes a range as a document: plain text, or a web page with a paragraph for each line. Attributes are left out.
  ///
  /// Throws for rich text, which isn't written here.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let text = attributedSubstring(from: range).string
    let name = dict[.documentType] as? String
    let type = dict[.documentType] as? DocumentType ?? name.map(DocumentType.init(rawValue:))
    switch type {
    case .plain?, nil: return Data(text.utf8)
    case .html?: return Data(Self.page(text).utf8)
    case let other?:
      throw CocoaError(
        .featureUnsupported,
        userInfo: [NSLocalizedDescriptionKey: "Documents of the type \(other.rawValue) aren't written here"]
      )
    }
  }

  private static func page(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
    let paragraphs = escaped.components(separatedBy: "\n").map { "<p>\($0)</p>\n" }
    return "<!DOCTYPE html>\n<html>\n<body>\n\(paragraphs.joined())</body>\n</html>\n"
  }
}
#endif
