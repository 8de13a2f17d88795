// Unchecked, because the compiler checks final classes only: it holds nothing, and its one subclass a constant.
/// What a visual effect view does to what is behind it. Nothing is drawn here.
public class UIVisualEffect: NSObject, @unchecked Sendable {}

/// Blurs what is behind.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How light the blur is.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// Very dark.
    case extraDark
    /// As the style of the interface.
    case regular
    /// As the style of the interface, more visible.
    case prominent
  }

  /// How light the blur is.
  public let style: Style

  /// A blur.
  public init(style: Style) { self.style = style }
}

/// A view with an effect on what is behind it.
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

  /// A view from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { insertSubview(contentView, at: 0) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
