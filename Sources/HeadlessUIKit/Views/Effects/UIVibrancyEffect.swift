/// An effect that lets the content behind a blur shine through. Stored; has no effect here.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The blur.
  package let blurEffect: UIBlurEffect
  /// The style of the content.
  package let style: UIVibrancyEffectStyle
  /// An effect on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {
    (self.blurEffect, self.style) = (blurEffect, style)
  }
}
