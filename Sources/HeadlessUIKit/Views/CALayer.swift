/// The layer of a view: corners, border, shadow. Pictures show its corners, border and background color.
@preconcurrency
@MainActor
open class CALayer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Whether content ends at the corners.
  open var masksToBounds = false
  /// The corners that are round: all.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// The color behind the content.
  open var backgroundColor: CGColor?
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// Whether the layer is rendered as a bitmap. Accepted and ignored.
  open var shouldRasterize = false
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1

  /// A layer without decoration.
  public required init(_ nothing: Void = ()) { super.init() }
}
