public import Foundation

/// The size at which a person reads text: how much larger than usual text is that adjusts to it.
public struct ContentSize: Hashable, Sendable {
  /// The name in issues.
  public let name: String
  /// The size of body text relative to its usual one.
  public let factor: CGFloat

  /// The usual size.
  public static let large = ContentSize(name: "large", factor: 1)
  /// The smallest size.
  public static let extraSmall = ContentSize(name: "extra small", factor: 14 / 17)
  /// The largest size without accessibility settings.
  public static let extraExtraExtraLarge = ContentSize(name: "extra extra extra large", factor: 23 / 17)
  /// The largest size of all.
  public static let accessibilityExtraExtraExtraLarge = ContentSize(
    name: "accessibility extra extra extra large",
    factor: 53 / 17
  )
}
