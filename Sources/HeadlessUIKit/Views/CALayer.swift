/// What decorates a view: corners, border, shadow. Values are kept, nothing is drawn.
@preconcurrency
@MainActor
public final class CALayer: NSObject {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Whether content ends at the corners.
  public var masksToBounds = false
  /// The width of the border, in points.
  public var borderWidth: CGFloat = 0
  /// The colour of the border.
  public var borderColor: CGColor?
  /// The colour behind the content.
  public var backgroundColor: CGColor?
  /// The colour of the shadow.
  public var shadowColor: CGColor?
  /// How dark the shadow is, from 0 to 1.
  public var shadowOpacity: Float = 0
  /// How far the shadow lies from the view, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  public var shadowRadius: CGFloat = 3
  /// Whether the layer is kept as a picture.
  public var shouldRasterize = false
  /// From 0, invisible, to 1.
  public var opacity: Float = 1

  /// A layer without decoration.
  public init(_ nothing: Void = ()) { super.init() }
}
