/// An element of a menu.
@preconcurrency
@MainActor
open class UIMenuElement: NSObject {
  /// The state of an element.
  public enum State: Int, Sendable {
    /// None.
    case off
    /// A checkmark.
    case on
    /// A dash.
    case mixed
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes attributes from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu remains after the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open internal(set) var title: String
  /// The image.
  open internal(set) var image: UIImage?
  /// A subtitle.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
