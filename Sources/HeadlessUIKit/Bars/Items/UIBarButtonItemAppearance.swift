// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The look of a bar's button. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying, TypedCopying {
  open internal(set) var normal = UIBarButtonItemStateAppearance()
  open internal(set) var highlighted = UIBarButtonItemStateAppearance()
  open internal(set) var disabled = UIBarButtonItemStateAppearance()
  open internal(set) var focused = UIBarButtonItemStateAppearance()
  public required init(style: UIBarButtonItem.Style = .plain) { super.init() }
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
  open func copy() -> Self {
    let copy = Self(style: .plain)
    for (new, old) in zip(copy.states, states) { new.takeValues(of: old) }
    return copy
  }
  private final var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }
  // The typed copy is preferred.
  @_disfavoredOverload
  public nonisolated override func copy() -> Any { untypedCopy() }
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { untypedCopy() }
}

/// The look of a bar's button in a state. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero

  fileprivate final func takeValues(of other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (backgroundImage, backgroundImagePositionAdjustment) = (
      other.backgroundImage, other.backgroundImagePositionAdjustment
    )
  }
}
