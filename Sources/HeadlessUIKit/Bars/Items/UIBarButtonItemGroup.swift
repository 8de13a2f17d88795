/// The buttons above a keyboard. Stored; has no effect here.
@preconcurrency
@MainActor
open class UITextInputAssistantItem: NSObject {
  /// The groups before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups behind the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the buttons may be hidden.
  open var allowsHidingShortcuts = true
}

/// Bar button items that belong together. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The items.
  open var barButtonItems: [UIBarButtonItem]
  /// The item in place of the others where there is little room.
  open var representativeItem: UIBarButtonItem?
  /// Whether the group is hidden.
  open var isHidden = false

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
}
