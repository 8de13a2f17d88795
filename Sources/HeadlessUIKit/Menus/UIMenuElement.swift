/// What menus consist of: a title and a picture.
@preconcurrency
@MainActor
open class UIMenuElement: NSObject {
  /// Whether an element has a mark.
  public enum State: Int, Sendable {
    /// None.
    case off
    /// A check mark.
    case on
    /// A dash.
    case mixed
  }

  /// How an element shows.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, UIKit's own.
    public let rawValue: UInt
    /// Attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It does harm.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It isn't shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  public internal(set) final var title: String
  /// The picture.
  public internal(set) final var image: UIImage?
  /// A second line.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A piece of work with a title, for controls and menus.
@preconcurrency
@MainActor
open class UIAction: UIMenuElement {
  /// A name to find an action again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name; one of its own unless given.
  public final let identifier: Identifier
  /// A longer title.
  open var discoverabilityTitle: String?
  /// How it shows.
  open var attributes: Attributes
  /// Whether it has a mark.
  open var state: State
  /// Who performs the action, while it is performed.
  public private(set) final var sender: Any?
  /// The work.
  final let handler: (UIAction) -> Void

  /// A piece of work.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Does the work, as a touch of the element does.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A list of actions and further menus. Nothing shows it; a test reads its children and performs its actions.
@preconcurrency
@MainActor
open class UIMenu: UIMenuElement {
  /// A name to find a menu again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows.
  public struct Options: OptionSet, Sendable {
    /// The bits, UIKit's own.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its children show in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It does harm.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its children has a mark.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The name; one of its own unless given.
  public final let identifier: Identifier
  /// How it shows.
  public final let options: Options
  /// What it holds, the first one at the top.
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
