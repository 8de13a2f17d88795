/// An effect that joins glass of several views. Stored; has no effect here.
@available(iOS 26, *)
public final class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  // Unchecked, because UIKit's property can be set.
  /// The distance at which glass is joined, in points.
  public var spacing: CGFloat = 0
}
