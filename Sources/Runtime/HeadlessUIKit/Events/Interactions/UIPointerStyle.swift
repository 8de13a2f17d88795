/// The style of the pointer. Stored; has no effect here.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
  package final let effect: UIPointerEffect?
  package final let shape: UIPointerShape?
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { (self.effect, self.shape) = (effect, shape) }
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { (effect, self.shape) = (nil, shape) }
  open class func hidden() -> Self { own(UIPointerStyle(shape: .roundedRect(.zero, radius: 0))) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The effect of the pointer on a view. Stored; has no effect here.
public enum UIPointerEffect: Sendable {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
  public enum TintMode: Sendable {
    case none, overlay, underlay
  }
}

/// The shape of the pointer. Stored; has no effect here.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
  public static let defaultCornerRadius: CGFloat = 8
}

/// Directions. Stored; has no effect here.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}
