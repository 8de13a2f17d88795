#if !canImport(ObjectiveC)
/// An exception. Raising it stops the program, because Swift can't catch it.
open class NSException: NSObject, NSCopying, NSSecureCoding {
  open package(set) var name: NSExceptionName
  open package(set) var reason: String?
  open package(set) var userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encodeValue(name.rawValue, forKey: "name")
    coder.encodeValue(reason, forKey: "reason")
  }
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeValue(String.self, forKey: "name") else { return nil }
    self.name = NSExceptionName(rawValue: name)
    reason = coder.decodeValue(String?.self, forKey: "reason") ?? nil
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}

public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let genericException = NSExceptionName("NSGenericException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let rangeException = NSExceptionName("NSRangeException")
}
#endif
