/// A field of forces. Stored; has no effect here.
open class UIFieldBehavior: ItemBehavior {
  /// Returns the force on an item: for its location, velocity, mass, charge and the time.
  private typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  package enum Kind: Sendable {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic, custom
  }

  package final let kind: Kind
  private final var evaluation: Evaluation?

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  open var position = CGPoint.zero
  open var region = UIRegion.infinite
  open var strength: CGFloat = 1
  /// Stored; has no effect here.
  open var falloff: CGFloat = 0
  /// Stored; has no effect here.
  open var minimumRadius: CGFloat = 0
  open var direction = CGVector.zero
  open var smoothness: CGFloat = 0
  open var animationSpeed: CGFloat = 0

  open class func dragField() -> Self { own(UIFieldBehavior(.drag)) }
  open class func vortexField() -> Self { own(UIFieldBehavior(.vortex)) }
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return own(field)
  }
  open class func linearGravityField(direction: CGVector) -> Self { own(field(.linearGravity, direction)) }
  open class func velocityField(direction: CGVector) -> Self { own(field(.velocity, direction)) }
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    own(field(.noise, smoothness, speed))
  }
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    own(field(.turbulence, smoothness, speed))
  }
  open class func springField() -> Self { own(UIFieldBehavior(.spring)) }
  open class func electricField() -> Self { own(UIFieldBehavior(.electric)) }
  open class func magneticField() -> Self { own(UIFieldBehavior(.magnetic)) }
  /// A field whose force a closure returns. The closure isn't called.
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self {
    let field = UIFieldBehavior(.custom)
    field.evaluation = block
    return own(field)
  }

  private static func field(_ kind: Kind, _ direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(kind)
    field.direction = direction
    return field
  }
  private static func field(_ kind: Kind, _ smoothness: CGFloat, _ speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(kind)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
}
