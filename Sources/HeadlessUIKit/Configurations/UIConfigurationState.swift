/// What a configuration may depend on: the environment and the state of a view.
public protocol UIConfigurationState {
  /// A state in an environment, nothing special.
  init(traitCollection: UITraitCollection)
  /// The environment.
  var traitCollection: UITraitCollection { get set }
  /// State of one's own, by a name.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of state of one's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The environment.
  public var traitCollection: UITraitCollection
  /// Whether it can't be used.
  public var isDisabled = false
  /// Whether it is touched.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether the keyboard is on it.
  public var isFocused = false
  /// Whether it is kept in view while its section scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in an environment, nothing special.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// State of one's own, by a name.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The environment.
  public var traitCollection: UITraitCollection
  /// Whether it can't be used.
  public var isDisabled = false
  /// Whether it is touched.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether the keyboard is on it.
  public var isFocused = false
  /// Whether it is kept in view while its section scrolls.
  public var isPinned = false
  /// Whether it is being edited.
  public var isEditing = false
  /// Whether what belongs to it shows.
  public var isExpanded = false
  /// Whether its swipe actions show.
  public var isSwiped = false
  /// Whether it is being moved.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in an environment, nothing special.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// State of one's own, by a name.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
