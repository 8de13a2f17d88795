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
    /// As the style of the interface.
    case regular
    /// As the style of the interface, more visible.
    case prominent
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The style of the blur.
  public let style: Style

  /// A blur.
  public init(style: Style) { self.style = style }
}

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

/// The style of content above a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// An effect like glass. Stored; has no effect here.
public final class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  // Unchecked, because UIKit's properties can be set.
  /// The style of glass.
  public enum Style: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case regular, clear
  }
  /// Whether it reacts to touches.
  public var isInteractive = false
  /// The color.
  public var tintColor: UIColor?
  /// Glass of a style.
  public init(style: Style = .regular) {}
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
