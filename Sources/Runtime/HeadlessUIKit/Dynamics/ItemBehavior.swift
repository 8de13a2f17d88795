/// The superclass of behaviors whose items code adds and removes.
@preconcurrency
@MainActor
open class ItemBehavior: UIDynamicBehavior {
  /// The items.
  open var items: [any UIDynamicItem] { ownItems }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
}
