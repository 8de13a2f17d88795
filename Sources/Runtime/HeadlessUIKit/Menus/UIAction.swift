open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open internal(set) var identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open private(set) var sender: Any?
  /// The view that shows the selected element of the menu, if the action is in one.
  final weak var selectionView: (any MenuSelectionShowing)?
  final let handler: (UIAction) -> Void

  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Reads the values of an archive. The action does nothing.
  public required init?(coder: NSCoder) {
    identifier = Identifier(coder.decodeValue(String.self, forKey: "identifier") ?? UUID().uuidString)
    discoverabilityTitle = coder.decodeValue(String?.self, forKey: "discoverabilityTitle") ?? nil
    attributes = Attributes(rawValue: coder.decodeValue(UInt.self, forKey: "attributes") ?? 0)
    state = coder.decodeValue(Int.self, forKey: "state").flatMap(State.init) ?? .off
    handler = { _ in }
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(identifier.rawValue, forKey: "identifier")
    coder.encodeValue(discoverabilityTitle, forKey: "discoverabilityTitle")
    coder.encodeValue(attributes.rawValue, forKey: "attributes")
    coder.encodeValue(state.rawValue, forKey: "state")
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state,
      handler: handler
    )
  }

  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    selectionView?.select(self)
    handler(self)
    self.sender = nil
  }
}
