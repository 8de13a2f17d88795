/// An effect that blurs the content behind the view.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The style of the blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// Very dark.
    case extraDark
    /// Light or dark, like the interface style.
    case regular
    /// Light or dark, like the interface style, and more visible.
    case prominent
  }

  /// The style of the blur.
  public let style: Style

  /// A blur.
  public init(style: Style) { self.style = style }
}
