/// A tab. Stored; has no effect here.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding {
  public let alignment: NSTextAlignment
  public let location: CGFloat
  /// The options. Archives don't contain them.
  public let options: [OptionKey: Any]

  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }

  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "en_US_POSIX")).decimalSeparator ?? ".")
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encodeValue(alignment.rawValue, forKey: "NSAlignment")
    coder.encodeValue(location, forKey: "NSLocation")
  }
  public required init?(coder: NSCoder) {
    guard let location = coder.decodeValue(CGFloat.self, forKey: "NSLocation") else { return nil }
    self.location = location
    options = [:]
    alignment = coder.decodeValue(Int.self, forKey: "NSAlignment").flatMap(NSTextAlignment.init) ?? .natural
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.location == location && other.alignment == alignment
  }
  open override var hash: Int { location.hashValue }
}
