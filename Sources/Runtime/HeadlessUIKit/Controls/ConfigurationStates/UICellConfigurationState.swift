public struct UICellConfigurationState: NamedStates, Hashable, CustomStringConvertible {
  public var description: String { namesOfStates }
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  /// How the cell takes part in a drag. Tests set it.
  public var cellDragState = DragState.none
  /// How the cell takes part in a drop. Tests set it.
  public var cellDropState = DropState.none
  public enum DragState {
    case none, lifting, dragging
  }
  public enum DropState {
    case none, notTargeted, targeted
  }
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
