// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
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
}

/// Another command that keys choose. Stored; has no effect here.
@preconcurrency
@MainActor
open class UICommandAlternate: NSObject {
  open package(set) var title: String
  open package(set) var action: Selector
  open package(set) var modifierFlags: UIKeyModifierFlags
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}
