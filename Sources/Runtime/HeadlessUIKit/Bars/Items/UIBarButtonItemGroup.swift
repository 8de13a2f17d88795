/// The buttons above a keyboard. Stored; has no effect here.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// The groups before the suggestions. Stored; has no effect here.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups behind the suggestions. Stored; has no effect here.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the buttons may be hidden. Stored; has no effect here.
  open var allowsHidingShortcuts = true
}

/// Bar button items that belong together. Stored; has no effect here.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  /// Whether the user can't remove the group. Stored; has no effect here.
  open var alwaysAvailable = false
  open var isHidden = false

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
  public required init?(coder: NSCoder) {
    barButtonItems = coder.decodeAnyObjects(forKey: "items").compactMap { $0 as? UIBarButtonItem }
    representativeItem = coder.decodedObject(UIBarButtonItem.self, forKey: "representativeItem")
    super.init()
    isHidden = coder.decodeValue(Bool.self, forKey: "isHidden") ?? false
  }
  open func encode(with coder: NSCoder) {
    coder.encodeObjects(barButtonItems, forKey: "items")
    coder.encodeObject(representativeItem, forKey: "representativeItem")
    coder.encodeValue(isHidden, forKey: "isHidden")
  }
}
