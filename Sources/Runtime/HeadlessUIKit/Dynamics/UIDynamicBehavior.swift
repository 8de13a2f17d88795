/// A physical behavior. Stored; has no effect here.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open fileprivate(set) weak var dynamicAnimator: UIDynamicAnimator?
  final var animator: UIDynamicAnimator? {
    get { dynamicAnimator }
    set { dynamicAnimator = newValue }
  }
  open var action: (() -> Void)?
  /// Creates an object. The parameter keeps this from overriding `NSObject.init()`, which isn't isolated.
  public init(_ nothing: Void = ()) { super.init() }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
  /// The items of the behavior itself.
  final var ownItems: [any UIDynamicItem] = []
  /// The items that the behavior or one of its children moves.
  final var movedItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.movedItems) }
}

/// The superclass of behaviors whose items code adds and removes.
open class ItemBehavior: UIDynamicBehavior {
  open var items: [any UIDynamicItem] { ownItems }
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
}
