/// A command of a menu: a method that the first responder lists in `KeyedActions`.
open class UICommand: UIMenuElement {
  open package(set) var action: Selector
  open package(set) var propertyList: Any?
  open package(set) var alternates: [UICommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State

  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  public required init?(coder: NSCoder) {
    guard let name = coder.decodeValue(String.self, forKey: "action") else { return nil }
    action = Selector(name)
    propertyList = coder.decodedObject(NSString.self, forKey: "propertyList").map { $0 as String }
    alternates = coder.decodedObjects(UICommandAlternate.self, forKey: "alternates")
    discoverabilityTitle = coder.decodeValue(String?.self, forKey: "discoverabilityTitle") ?? nil
    attributes = Attributes(rawValue: coder.decodeValue(UInt.self, forKey: "attributes") ?? 0)
    state = coder.decodeValue(Int.self, forKey: "state").flatMap(State.init) ?? .off
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(NSStringFromSelector(action), forKey: "action")
    coder.encodeObject((propertyList as? String).map { NSString(string: $0) }, forKey: "propertyList")
    coder.encodeObjects(alternates, forKey: "alternates")
    coder.encodeValue(discoverabilityTitle, forKey: "discoverabilityTitle")
    coder.encodeValue(attributes.rawValue, forKey: "attributes")
    coder.encodeValue(state.rawValue, forKey: "state")
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICommand(title: title, image: image, action: action)
    copy.takeDetails(of: self)
    return copy
  }
  /// Takes all values of another command except its title, its image and its action.
  final func takeDetails(of other: UICommand) {
    (subtitle, discoverabilityTitle) = (other.subtitle, other.discoverabilityTitle)
    (propertyList, alternates) = (other.propertyList, other.alternates)
    (attributes, state) = (other.attributes, other.state)
  }
}

/// Another command that keys choose. Stored; has no effect here.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  open package(set) var title: String
  open package(set) var action: Selector
  open package(set) var modifierFlags: UIKeyModifierFlags
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encodeValue([title, NSStringFromSelector(action)], forKey: "names")
    coder.encodeValue(modifierFlags.rawValue, forKey: "modifierFlags")
  }
  public required init?(coder: NSCoder) {
    guard let names = coder.decodeValue([String].self, forKey: "names"), names.count == 2 else { return nil }
    (title, action) = (names[0], Selector(names[1]))
    modifierFlags = UIKeyModifierFlags(rawValue: coder.decodeValue(Int.self, forKey: "modifierFlags") ?? 0)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
