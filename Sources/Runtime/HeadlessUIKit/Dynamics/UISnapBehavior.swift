/// A movement to a point. Stored; has no effect here.
open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint = CGPoint.zero
  open var damping: CGFloat = 0.5
  public convenience init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.init()
    ownItems = [item]
    snapPoint = point
  }
}
