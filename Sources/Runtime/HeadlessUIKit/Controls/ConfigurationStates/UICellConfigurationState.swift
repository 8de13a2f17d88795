public struct UICellConfigurationState: NamedStates, Hashable, CustomStringConvertible {
  /// The states that apply.
  public var description: String { namesOfStates }
  /// The environment.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted by a touch.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused.
  public var isFocused = false
  /// Whether the view is pinned to the list's edge.
  public var isPinned = false
  /// Whether the view is in editing mode.
  public var isEditing = false
  /// Whether the view is expanded.
  public var isExpanded = false
  /// Whether the swipe actions are displayed.
  public var isSwiped = false
  /// Whether the view is being reordered.
  public var isReordering = false
  /// How the cell takes part in a drag. Tests set it.
  public var cellDragState = DragState.none
  /// How the cell takes part in a drop. Tests set it.
  public var cellDropState = DropState.none
  /// How a cell takes part in a drag.
  public enum DragState {
    case none, lifting, dragging
  }
  /// How a cell takes part in a drop.
  public enum DropState {
    case none, notTargeted, targeted
  }
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the default state in an environment.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses custom state by its key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
