/// An effect that lets the content behind a blur shine through. Stored; has no effect here.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The blur.
  public let blurEffect: UIBlurEffect
  /// The style of the content.
  public let style: UIVibrancyEffectStyle
  /// An effect on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {
    (self.blurEffect, self.style) = (blurEffect, style)
  }
}
