// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The look of a tab. Stored; has no effect here.
@preconcurrency
@MainActor
open class UITabBarItemAppearance: NSObject, NSCopying, TypedCopying {
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }
  open internal(set) var normal = UITabBarItemStateAppearance()
  open internal(set) var selected = UITabBarItemStateAppearance()
  open internal(set) var disabled = UITabBarItemStateAppearance()
  open internal(set) var focused = UITabBarItemStateAppearance()
  public required init(style: Style = .stacked) { super.init() }
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
@preconcurrency
@MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeTitlePositionAdjustment = UIOffset.zero

  fileprivate final func takeValues(of other: UITabBarItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
    (badgePositionAdjustment, badgeTextAttributes) = (other.badgePositionAdjustment, other.badgeTextAttributes)
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
