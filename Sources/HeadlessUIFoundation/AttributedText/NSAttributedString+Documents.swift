#if !canImport(ObjectiveC)
extension NSAttributedString {
  /// A kind of document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
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
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
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
}
#endif
