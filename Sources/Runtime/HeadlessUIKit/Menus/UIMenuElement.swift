@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding,
  @preconcurrency UIAccessibilityIdentification
{
  public enum State: Int, Sendable {
    /// None.
    case off
    /// A checkmark.
    case on
    /// A dash.
    case mixed
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  open internal(set) var title: String
  open internal(set) var image: UIImage?
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The identifier for tests.
  open var accessibilityIdentifier: String?

  open class var supportsSecureCoding: Bool { true }
  /// Writes the values. Handlers aren't archived.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(title, forKey: "title")
    coder.encodeValue(subtitle, forKey: "subtitle")
    coder.encodeObject(image, forKey: "image")
  }
  public required init?(coder: NSCoder) {
    title = coder.decodeValue(String.self, forKey: "title") ?? ""
    subtitle = coder.decodeValue(String?.self, forKey: "subtitle") ?? nil
    image = coder.decodedObject(UIImage.self, forKey: "image")
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
