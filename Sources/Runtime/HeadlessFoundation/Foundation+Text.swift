#if !canImport(ObjectiveC)
// Members of Foundation's types for text and the app that Foundation lacks on Linux.

extension NumberFormatter {
  public enum Behavior: UInt, Sendable {
    case `default` = 0, behavior10_4 = 1040
  }

  /// The version of the formatter's behavior: always the current one. A change has no effect.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension URL {
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data { Data(absoluteString.utf8) }

  public init(
    resolvingBookmarkData data: Data,
    options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let url = String(data: data, encoding: .utf8).flatMap(URL.init(string:)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    bookmarkDataIsStale = false
    self = url
  }

  public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions
}

extension NSURL {
  /// Options for creating bookmarks. They have no effect here.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minimalBookmark: NSURL.BookmarkCreationOptions = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let suitableForBookmarkFile: NSURL.BookmarkCreationOptions = BookmarkCreationOptions(
      rawValue: 1 << 10
    )
  }

  /// Options for reading bookmarks. They have no effect here.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutUI: NSURL.BookmarkResolutionOptions = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting: NSURL.BookmarkResolutionOptions = BookmarkResolutionOptions(rawValue: 1 << 9)
  }
}
#endif
