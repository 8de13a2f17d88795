/// The corners of a view. Stored; has no effect here.
@available(iOS 26, *)
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case corners([UICornerRadius?])
    case capsule(CGFloat?)
  }
  private let kind: Kind

  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximumRadius))
  }
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(kind: .corners([radius, radius, radius, radius]))
  }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
  public static func corners(
    topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(kind: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }
}

/// The radius of a corner. Stored; has no effect here.
@available(iOS 26, *)
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private let radius: CGFloat?
  private let minimum: CGFloat?

  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(radius: CGFloat(radius), minimum: nil) }
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(radius: nil, minimum: minimum.map { CGFloat($0) })
  }
  private init(radius: CGFloat?, minimum: CGFloat?) { (self.radius, self.minimum) = (radius, minimum) }
  public init(floatLiteral value: Double) { self.init(radius: CGFloat(value), minimum: nil) }
  public init(integerLiteral value: Int) { self.init(radius: CGFloat(value), minimum: nil) }
}

extension UIView {
  /// The corners. Stored; has no effect here.
  @available(iOS 26, *)
  public var cornerConfiguration: UICornerConfiguration {
    get { rareIfPresent?.cornerConfiguration ?? .corners(radius: .fixed(0)) }
    set { rare.cornerConfiguration = newValue }
  }
}
