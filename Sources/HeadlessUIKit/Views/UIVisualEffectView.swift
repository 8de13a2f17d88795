// Unchecked, because the compiler checks only final classes. This class holds nothing, its subclass a constant.
/// The effect of a visual effect view.
public class UIVisualEffect: NSObject, @unchecked Sendable {}

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

/// A view that applies an effect to the content behind it.
@preconcurrency
@MainActor
open class UIVisualEffectView: UIView {
  /// The view that holds the content.
  public final let contentView = UIView()
  /// The effect.
  open var effect: UIVisualEffect?

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { insertSubview(contentView, at: 0) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
