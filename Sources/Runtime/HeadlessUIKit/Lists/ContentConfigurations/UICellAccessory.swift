/// An accessory at an edge of a list cell. Only a custom view is a view here, but the content leaves space for each
/// accessory, and pictures show it.
public struct UICellAccessory {
  public enum AccessoryType: Hashable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, detail, label
    case popUpMenu, customView
  }

  public enum DisplayedState {
    case always
    /// Only while editing.
    case whenEditing
    case whenNotEditing
  }

  public enum LayoutDimension: Equatable {
    case actual, standard
    /// A number of points.
    case custom(CGFloat)
  }

  public enum Placement {
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    /// At the leading edge. The position has no effect here.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge. The position has no effect here.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  public let accessoryType: AccessoryType
  package let displayed: DisplayedState
  /// The text of a label.
  package let text: String?
  package let customView: UIView?
  /// The action of a tap, or `nil` for the system's.
  package let actionHandler: (() -> Void)?
  /// Whether the accessory is hidden. It keeps its room.
  package let isHidden: Bool
  /// The width that is reserved for the accessory, or `nil` for its own.
  package let reservedLayoutWidth: LayoutDimension?
  package let tintColor: UIColor?
  let isLeading: Bool
  var disclosureStyle = OutlineDisclosureOptions.Style.automatic

  init(
    _ type: AccessoryType,
    _ displayed: DisplayedState,
    _ options: CommonOptions,
    isLeading: Bool = false,
    text: String? = nil,
    customView: UIView? = nil,
    actionHandler: (() -> Void)? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    isHidden = options.isHidden ?? false
    reservedLayoutWidth = options.width
    tintColor = options.tintColor
    self.isLeading = isLeading
    self.text = text
    self.customView = customView
    self.actionHandler = actionHandler
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    displayed == .always || (displayed == .whenEditing) == isEditing
  }

  /// The width of the accessory, in points.
  @MainActor
  var width: CGFloat {
    if case .custom(let width)? = reservedLayoutWidth { return width }
    return customView == nil ? 34 : customSize.width + 16
  }

  /// The size of the custom view: its present one, or if it is empty, that of its content.
  @MainActor
  var customSize: CGSize {
    guard let customView else { return .zero }
    let size = customView.bounds.size
    let isOwn = size != .zero && !customView.layoutState.isSizedByOwner
    return isOwn ? size : customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  // MARK: Accessories

  public typealias ActionHandler = () -> Void
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.common) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure, displayed, options.common, actionHandler: actionHandler)
    accessory.disclosureStyle = options.style
    return accessory
  }

  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.common) }

  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options.common, isLeading: true, actionHandler: actionHandler)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options.common, isLeading: true, actionHandler: actionHandler)
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options.common) }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options.common, isLeading: true) }

  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options.common, actionHandler: actionHandler) }

  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { UICellAccessory(.label, displayed, options.common, text: text) }

  /// A menu that a tap of the cell opens. Stored; has no effect here.
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.popUpMenu, displayed, options.common) }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory { configuration.accessory }
}
