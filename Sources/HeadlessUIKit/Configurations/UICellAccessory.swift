/// An accessory at an edge of a list cell.
@preconcurrency
@MainActor
public struct UICellAccessory {
  /// The kinds of accessories.
  public enum AccessoryType: Hashable, Sendable {
    /// A disclosure indicator.
    case disclosure
    /// A disclosure indicator that expands and collapses the item.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A delete control.
    case delete
    /// An insert control.
    case insert
    /// A reorder control.
    case reorder
    /// A multiselect indicator.
    case multiselect
    /// A detail button.
    case detail
    /// A text.
    case label
    /// A custom view.
    case customView
  }

  /// The states in which an accessory is displayed.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always
    /// Only while editing.
    case whenEditing
    /// Only when not editing.
    case whenNotEditing
  }

  /// The edge.
  public enum Placement: Int, Sendable {
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }

  /// The kind.
  public let accessoryType: AccessoryType
  /// The states in which the accessory is displayed.
  public let displayed: DisplayedState
  /// The edge at which the accessory is.
  public let placement: Placement
  /// The text of a label.
  public let text: String?
  /// The custom view.
  public let customView: UIView?
  /// The action of a tap; `nil` for the system's.
  public let actionHandler: (() -> Void)?

  private init(
    _ type: AccessoryType,
    _ displayed: DisplayedState,
    _ placement: Placement = .trailing,
    text: String? = nil,
    customView: UIView? = nil,
    actionHandler: (() -> Void)? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.placement = placement
    self.text = text
    self.customView = customView
    self.actionHandler = actionHandler
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    displayed == .always || (displayed == .whenEditing) == isEditing
  }

  /// The width of the accessory, in points.
  var width: CGFloat { customView.map { $0.bounds.width + 16 } ?? 34 }

  /// A disclosure indicator.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.disclosure, displayed)
  }
  /// A disclosure indicator that expands and collapses the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, actionHandler: actionHandler) }
  /// A checkmark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed)
  }
  /// A delete control.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, .leading, actionHandler: actionHandler) }
  /// An insert control.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, .leading, actionHandler: actionHandler) }
  /// A reorder control.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.reorder, displayed)
  }
  /// A multiselect indicator.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, .leading)
  }
  /// A detail button.
  public static func detail(
    displayed: DisplayedState = .always,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, actionHandler: actionHandler) }
  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.label, displayed, text: text)
  }
  /// A custom view.
  public static func customView(
    _ view: UIView,
    placement: Placement,
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.customView, displayed, placement, customView: view) }
}
