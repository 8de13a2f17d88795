/// Weight. Stored; has no effect here.
open class UIGravityBehavior: ItemBehavior {
  public convenience init(items: [any UIDynamicItem]) {
    self.init()
    ownItems = items
  }
  open var gravityDirection = CGVector(dx: 0.0, dy: 1.0)
  open var angle: CGFloat = .pi / 2
  open var magnitude: CGFloat = 1
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
}
