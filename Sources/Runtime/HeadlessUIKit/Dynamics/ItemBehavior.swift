/// The superclass of behaviors whose items code adds and removes.
open class ItemBehavior: UIDynamicBehavior {
  open var items: [any UIDynamicItem] { ownItems }
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
}
