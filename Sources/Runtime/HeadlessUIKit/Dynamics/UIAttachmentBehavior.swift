/// A link of items. Stored; has no effect here.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items, anchor
  }

  open var items: [any UIDynamicItem] { ownItems }
  open private(set) var attachedBehaviorType: AttachmentType
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  /// Stored; has no effect here.
  open var frequency: CGFloat = 0
  /// Stored; has no effect here.
  open var frictionTorque: CGFloat = 0
  /// Stored; has no effect here.
  open var attachmentRange = UIFloatRange.infinite

  private init(_ items: [any UIDynamicItem], _ type: AttachmentType, at point: CGPoint) {
    (attachedBehaviorType, anchorPoint) = (type, point)
    super.init()
    ownItems = items
  }
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (attachedBehaviorType, anchorPoint) = (.anchor, point)
    super.init()
    ownItems = [item]
    length = distance(moved(item, offset), point)
  }
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  public init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    (attachedBehaviorType, anchorPoint) = (.items, .zero)
    super.init()
    ownItems = [item1, item2]
    length = distance(moved(item1, offset1), moved(item2, offset2))
  }

  open class func slidingAttachment(
    with item: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self { own(UIAttachmentBehavior([item], .anchor, at: point)) }
  open class func slidingAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self { own(UIAttachmentBehavior([item1, item2], .items, at: point)) }
  open class func limitAttachment(
    with item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> Self {
    own(UIAttachmentBehavior(item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2))
  }
  open class func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self { own(UIAttachmentBehavior([item1, item2], .items, at: point)) }
  open class func pinAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self { own(UIAttachmentBehavior([item1, item2], .items, at: point)) }

  private final func moved(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical)
  }
  private final func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    hypot(second.x - first.x, second.y - first.y)
  }
}

public struct UIFloatRange: Equatable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat
  public init() { (minimum, maximum) = (0, 0) }
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
