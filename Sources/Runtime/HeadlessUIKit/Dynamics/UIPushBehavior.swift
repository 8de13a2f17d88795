/// A push. Stored; has no effect here.
open class UIPushBehavior: ItemBehavior {
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }
  open private(set) var mode = Mode.continuous
  open var active = true
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  open var pushDirection = CGVector.zero
  private final var offsets: [ObjectIdentifier: UIOffset] = [:]

  public convenience init(items: [any UIDynamicItem], mode: Mode) {
    self.init()
    self.mode = mode
    ownItems = items
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
}
