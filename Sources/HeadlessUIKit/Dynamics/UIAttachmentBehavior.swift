// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A link of items. Stored; has no effect here.
open class UIAttachmentBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem] = []
  override var movedItems: [any UIDynamicItem] { items + super.movedItems }
  open var anchorPoint = CGPoint.zero
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init()
    (items, anchorPoint) = ([item], point)
  }
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(item: item, attachedToAnchor: point)
  }
}

/// A movement to a point. Stored; has no effect here.
open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint = CGPoint.zero
  open var damping: CGFloat = 0.5
  public convenience init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.init()
    snapPoint = point
  }
}
