/// A menu of actions and submenus. It isn't shown; a test reads its children and performs its actions.
@preconcurrency
@MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The children are shown in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The element is destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of the children is selected.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier; a unique one unless specified.
  public final let identifier: Identifier
  /// The style.
  public final let options: Options
  /// The children, from top to bottom.
  public final let children: [UIMenuElement]

  /// A menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }
}
