/// The mass and the friction of items. Stored; has no effect here.
open class UIDynamicItemBehavior: ItemBehavior {
  public convenience init(items: [any UIDynamicItem]) {
    self.init()
    ownItems = items
  }
  /// Stored; has no effect here.
  open var elasticity: CGFloat = 0
  /// Stored; has no effect here.
  open var friction: CGFloat = 0
  /// Stored; has no effect here.
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  /// Stored; has no effect here.
  open var angularResistance: CGFloat = 0
  /// Stored; has no effect here.
  open var charge: CGFloat = 0
  /// Stored; has no effect here.
  open var allowsRotation = true
  open var isAnchored = false
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
}
