/// A menu of actions and submenus. It isn't shown; a test reads its children and performs its actions.
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    @available(iOS 17, *)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  public enum ElementSize: Int, Sendable {
    case small, medium, large
    @available(iOS 17, *)
    case automatic = -1
  }
  /// The size of elements. Stored; has no effect here.
  open var preferredElementSize = ElementSize.automatic
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child in
      if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
      let state = (child as? UIAction)?.state ?? (child as? UICommand)?.state
      return state == .on ? [child] : []
    }
  }

  open internal(set) var identifier: Identifier
  open internal(set) var options: Options
  open internal(set) var children: [UIMenuElement]

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

  public required init?(coder: NSCoder) {
    identifier = Identifier(coder.decodeValue(String.self, forKey: "identifier") ?? UUID().uuidString)
    options = Options(rawValue: coder.decodeValue(UInt.self, forKey: "options") ?? 0)
    children = coder.decodedObjects(UIMenuElement.self, forKey: "children")
    super.init(coder: coder)
    preferredElementSize = coder.decodeValue(Int.self, forKey: "size").flatMap(ElementSize.init) ?? .automatic
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(identifier.rawValue, forKey: "identifier")
    coder.encodeValue(options.rawValue, forKey: "options")
    coder.encodeObjects(children, forKey: "children")
    coder.encodeValue(preferredElementSize.rawValue, forKey: "size")
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = replacingChildren(children)
    copy.preferredElementSize = preferredElementSize
    return copy
  }

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
