#if !canImport(UniformTypeIdentifiers)
/// A type of data. Only its identifier is known here.
public struct UTType: Hashable, Codable, CustomStringConvertible, Sendable {
  public let identifier: String
  public let preferredFilenameExtension: String?

  public init?(_ identifier: String) { self.init(of: identifier) }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(of: identifier) }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(of: identifier) }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(of: "dyn.\(filenameExtension)", filenameExtension)
  }
  private init(of identifier: String, _ filenameExtension: String? = nil) {
    (self.identifier, preferredFilenameExtension) = (identifier, filenameExtension)
  }

  public var description: String { identifier }

  /// Whether both types are the same: how types conform isn't known here.
  public func conforms(to type: UTType) -> Bool { self == type }

  public static let item = UTType(of: "public.item")
  public static let content = UTType(of: "public.content")
  public static let data = UTType(of: "public.data")
  public static let folder = UTType(of: "public.folder")
  public static let directory = UTType(of: "public.directory")
  public static let text = UTType(of: "public.text")
  public static let plainText = UTType(of: "public.plain-text")
  public static let utf8PlainText = UTType(of: "public.utf8-plain-text")
  public static let rtf = UTType(of: "public.rtf")
  public static let html = UTType(of: "public.html")
  public static let xml = UTType(of: "public.xml")
  public static let json = UTType(of: "public.json")
  public static let commaSeparatedText = UTType(of: "public.comma-separated-values-text")
  public static let url = UTType(of: "public.url")
  public static let fileURL = UTType(of: "public.file-url")
  public static let image = UTType(of: "public.image")
  public static let jpeg = UTType(of: "public.jpeg")
  public static let png = UTType(of: "public.png")
  public static let gif = UTType(of: "com.compuserve.gif")
  public static let pdf = UTType(of: "com.adobe.pdf")
  public static let movie = UTType(of: "public.movie")
  public static let video = UTType(of: "public.video")
  public static let audio = UTType(of: "public.audio")
  public static let zip = UTType(of: "public.zip-archive")
}
#endif
