/// How far the groups of an orthogonal section scroll. Stored; has no effect here.
@available(iOS 17, *)
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public enum Bounce: Int, Sendable {
    case automatic, always, never
  }

  open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
  open var bounce = Bounce.automatic
}

/// How fast an orthogonal section comes to rest. Stored; has no effect here.
@available(iOS 17, *)
public struct UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: RawRepresentable, Hashable, Sendable {
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  public static let automatic = Self(rawValue: 0)
  public static let normal = Self(rawValue: 0.998)
  public static let fast = Self(rawValue: 0.99)
}
