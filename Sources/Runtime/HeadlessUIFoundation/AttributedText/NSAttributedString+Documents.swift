#if !canImport(ObjectiveC)
extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a document: plain text, or a web page, whose styles (CSS) have no effect here. Throws for rich text, which
  /// isn't read here.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let name = options[.documentType] as? String
    let stated = options[.documentType] as? DocumentType ?? name.map(DocumentType.init(rawValue:))
    let text = Self.encoding(options[.characterEncoding]).flatMap { String(data: data, encoding: $0) }
    switch stated ?? Self.type(of: data) {
    case .html: self.init(attributedString: HTMLText.attributedText(of: text ?? HTMLCharacters.text(of: data)))
    case .plain: self.init(string: text ?? String(decoding: data, as: UTF8.self))
    case let other:
      let message = "Documents of the type \(other.rawValue) aren't read here, although UIKit reads them"
      warnOnce(message)
      throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: message])
    }
  }

  /// The encoding that an option states: a number.
  private static func encoding(_ option: Any?) -> String.Encoding? {
    let number = option as? UInt ?? (option as? Int).map { UInt(bitPattern: $0) } ?? (option as? NSNumber)?.uintValue
    return number.map(String.Encoding.init(rawValue:))
  }

  /// The type of a document, as its beginning shows it.
  private static func type(of data: Data) -> DocumentType {
    let beginning = String(decoding: data.prefix(64), as: UTF8.self).lowercased().drop { $0.isWhitespace }
    if beginning.hasPrefix("{\\rtf") { return .rtf }
    return beginning.hasPrefix("<!doctype html") || beginning.hasPrefix("<html") ? .html : .plain
  }

  /// Reads the document of a file. Its kind is that of the options, or follows from the name of the file.
  public convenience init(
    url: URL,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    let types: [String: DocumentType] = ["html": .html, "htm": .html, "rtf": .rtf, "rtfd": .rtfd]
    if options[.documentType] == nil { options[.documentType] = types[url.pathExtension.lowercased()] }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
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
