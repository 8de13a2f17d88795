#if !canImport(ObjectiveC)
/// An exception. Raising it stops the program, because Swift can't catch it.
open class NSException: NSObject, @unchecked Sendable {
  /// The kind of exception.
  open package(set) var name: NSExceptionName
  /// A description of the exception for people.
  open package(set) var reason: String?
  /// More about it.
  open package(set) var userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// Stops the program.
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}

/// The name of a kind of exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name of a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name of a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let genericException = NSExceptionName("NSGenericException")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let rangeException = NSExceptionName("NSRangeException")
}
#endif
