/// The look of focus. Stored; has no effect here.
open class UIFocusEffect: NSObject, NSCopying {
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A halo around a focused view. Stored; has no effect here.
open class UIFocusHaloEffect: UIFocusEffect {
  public enum Position: Int, Sendable {
    case automatic, outside, inside
  }
  open weak var referenceView: UIView?
  open weak var containerView: UIView?
  open var position = Position.automatic
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(path: UIBezierPath) { self.init() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { self.init() }
}
