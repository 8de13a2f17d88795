/// An item of a list: a cell with a list's content, as high as that, and accessories at its edges.
@preconcurrency
@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The content of a list's cell, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// What stands at the edges. Nothing shows it; the content gives way to it.
  open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
  /// How far the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How wide a level of indentation is, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented, too. Taken, without effect here: the content has the same room.
  open var indentsAccessories = true

  private var contentInsets: UIEdgeInsets {
    let shown = accessories.filter { $0.isShown(whileEditing: configurationState.isEditing) }
    var insets = UIEdgeInsets(top: 0, left: CGFloat(indentationLevel) * indentationWidth, bottom: 0, right: 0)
    for accessory in shown {
      if accessory.placement == .leading { insets.left += accessory.width } else { insets.right += accessory.width }
    }
    return insets
  }

  /// Gives the content view the room that accessories and indentation leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds.inset(by: contentInsets)
  }

  /// The height that the content takes at a width: at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = contentInsets
    let height = configuredHeight(width: size.width - insets.left - insets.right) ?? 0
    return CGSize(width: size.width, height: max(44, height))
  }

  /// The estimated place, as wide as it is and as high as the content.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied()
    fitted.size = systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return fitted
  }
}

/// What stands at an edge of a list's cell.
@preconcurrency
@MainActor
public struct UICellAccessory {
  /// What an accessory is.
  public enum AccessoryType: Hashable, Sendable {
    /// An arrow: there is more.
    case disclosure
    /// An arrow that opens and closes what belongs to the cell.
    case outlineDisclosure
    /// A mark: chosen.
    case checkmark
    /// A control to delete.
    case delete
    /// A control to insert.
    case insert
    /// A handle to move the cell.
    case reorder
    /// A mark of several.
    case multiselect
    /// A button for details.
    case detail
    /// A text.
    case label
    /// A view of one's own.
    case customView
  }

  /// When an accessory shows.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always
    /// While editing.
    case whenEditing
    /// Unless editing.
    case whenNotEditing
  }

  /// The edge.
  public enum Placement: Int, Sendable {
    /// At the start.
    case leading
    /// At the end.
    case trailing
  }

  /// What it is.
  public let accessoryType: AccessoryType
  /// When it shows.
  public let displayed: DisplayedState
  /// The edge that it stands at.
  public let placement: Placement
  /// The text of a label.
  public let text: String?
  /// The view of one's own.
  public let customView: UIView?
  /// What a touch does; `nil` for what the system does.
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

  /// How much room it takes, in points.
  var width: CGFloat { customView.map { $0.bounds.width + 16 } ?? 34 }

  /// An arrow: there is more.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.disclosure, displayed)
  }
  /// An arrow that opens and closes what belongs to the cell.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, actionHandler: actionHandler) }
  /// A mark: chosen.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed)
  }
  /// A control to delete.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, .leading, actionHandler: actionHandler) }
  /// A control to insert.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, .leading, actionHandler: actionHandler) }
  /// A handle to move the cell.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.reorder, displayed)
  }
  /// A mark of several.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, .leading)
  }
  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, actionHandler: actionHandler) }
  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.label, displayed, text: text)
  }
  /// A view of one's own.
  public static func customView(
    _ view: UIView,
    placement: Placement,
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.customView, displayed, placement, customView: view) }
}
