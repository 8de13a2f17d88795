/// The look of a tab. Stored; has no effect here.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding, TypedCopying {
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }
  open internal(set) var normal = UITabBarItemStateAppearance()
  open internal(set) var selected = UITabBarItemStateAppearance()
  open internal(set) var disabled = UITabBarItemStateAppearance()
  open internal(set) var focused = UITabBarItemStateAppearance()
  public required init(style: Style = .stacked) { super.init() }
  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    for (index, state) in states.enumerated() { state.encode(with: coder, prefix: "\(index)") }
  }
  public required convenience init(coder: NSCoder) {
    self.init(style: .stacked)
    for (index, state) in states.enumerated() { state.decode(with: coder, prefix: "\(index)") }
  }
  open func configureWithDefault(for style: Style) {}
  open func copy() -> Self {
    let copy = Self(style: .stacked)
    for (new, old) in zip(copy.states, states) { new.takeValues(of: old) }
    return copy
  }
  private final var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
  // The typed copy is preferred.
  @_disfavoredOverload
  public nonisolated override func copy() -> Any { untypedCopy() }
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { untypedCopy() }
}

/// The look of a tab in a state. Stored; has no effect here.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  /// Stored; has no effect here.
  open var badgePositionAdjustment = UIOffset.zero
  /// Stored; has no effect here.
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored; has no effect here.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  fileprivate final func encode(with coder: NSCoder, prefix: String) {
    coder.encodeObject(titleTextAttributes[.foregroundColor], forKey: prefix + "titleColor")
    coder.encodeObject(titleTextAttributes[.font], forKey: prefix + "titleFont")
    coder.encodeValue(titlePositionAdjustment, forKey: prefix + "titlePositionAdjustment")
    coder.encodeObject(iconColor, forKey: prefix + "iconColor")
    coder.encodeObject(badgeBackgroundColor, forKey: prefix + "badgeBackgroundColor")
    coder.encodeValue(badgePositionAdjustment, forKey: prefix + "badgePositionAdjustment")
  }
  fileprivate final func decode(with coder: NSCoder, prefix: String) {
    titleTextAttributes[.foregroundColor] = coder.decodedObject(UIColor.self, forKey: prefix + "titleColor")
    titleTextAttributes[.font] = coder.decodedObject(UIFont.self, forKey: prefix + "titleFont")
    titlePositionAdjustment = coder.decodeValue(UIOffset.self, forKey: prefix + "titlePositionAdjustment") ?? .zero
    iconColor = coder.decodedObject(UIColor.self, forKey: prefix + "iconColor")
    badgeBackgroundColor = coder.decodedObject(UIColor.self, forKey: prefix + "badgeBackgroundColor")
    badgePositionAdjustment = coder.decodeValue(UIOffset.self, forKey: prefix + "badgePositionAdjustment") ?? .zero
  }
  fileprivate final func takeValues(of other: UITabBarItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
    (badgePositionAdjustment, badgeTextAttributes) = (other.badgePositionAdjustment, other.badgeTextAttributes)
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
