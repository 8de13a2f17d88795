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

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits, Core Animation's own.
  public let rawValue: UInt
  /// Corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// A layer with a gradient. Its values are accepted and ignored.
@preconcurrency
@MainActor
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`.
  open var colors: [Any]?
  /// The location of each color, from 0 to 1; `nil` for equal distances.
  open var locations: [NSNumber]?
  /// Where the gradient starts; 0 and 1 are the edges of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends; 0 and 1 are the edges of the layer.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
