/// The state of a view, such as a header.
public struct UIViewConfigurationState: NamedStates, Hashable, CustomStringConvertible {
  public var isDisabled = false
  /// Whether the view is highlighted by a touch.
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether the view is pinned to the list's edge.
  public var isPinned = false
  /// The states that apply.
  public var description: String { namesOfStates }
  /// The environment.
  public var traitCollection: UITraitCollection
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the default state in an environment.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses custom state by its key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
