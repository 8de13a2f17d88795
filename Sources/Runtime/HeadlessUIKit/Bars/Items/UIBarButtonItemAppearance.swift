/// The look of a bar's button. Stored; has no effect here.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding, TypedCopying {
  open internal(set) var normal = UIBarButtonItemStateAppearance()
  open internal(set) var highlighted = UIBarButtonItemStateAppearance()
  open internal(set) var disabled = UIBarButtonItemStateAppearance()
  open internal(set) var focused = UIBarButtonItemStateAppearance()
  public required init(style: UIBarButtonItem.Style = .plain) { super.init() }
  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    for (index, state) in states.enumerated() { state.encode(with: coder, prefix: "\(index)") }
  }
  public required convenience init(coder: NSCoder) {
    self.init(style: .plain)
    for (index, state) in states.enumerated() { state.decode(with: coder, prefix: "\(index)") }
  }
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
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero

  fileprivate final func encode(with coder: NSCoder, prefix: String) {
    coder.encodeObject(titleTextAttributes[.foregroundColor], forKey: prefix + "titleColor")
    coder.encodeObject(titleTextAttributes[.font], forKey: prefix + "titleFont")
    coder.encodeValue(titlePositionAdjustment, forKey: prefix + "titlePositionAdjustment")
    coder.encodeObject(backgroundImage, forKey: prefix + "backgroundImage")
    coder.encodeValue(backgroundImagePositionAdjustment, forKey: prefix + "backgroundImagePositionAdjustment")
  }
  fileprivate final func decode(with coder: NSCoder, prefix: String) {
    titleTextAttributes[.foregroundColor] = coder.decodedObject(UIColor.self, forKey: prefix + "titleColor")
    titleTextAttributes[.font] = coder.decodedObject(UIFont.self, forKey: prefix + "titleFont")
    titlePositionAdjustment = coder.decodeValue(UIOffset.self, forKey: prefix + "titlePositionAdjustment") ?? .zero
    backgroundImage = coder.decodedObject(UIImage.self, forKey: prefix + "backgroundImage")
    let adjustment = coder.decodeValue(UIOffset.self, forKey: prefix + "backgroundImagePositionAdjustment")
    backgroundImagePositionAdjustment = adjustment ?? .zero
  }
  fileprivate final func takeValues(of other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (backgroundImage, backgroundImagePositionAdjustment) = (
      other.backgroundImage, other.backgroundImagePositionAdjustment
    )
  }
}
