/// An effect that blurs the content behind the view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
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
  package let style: Style

  /// A blur.
  public init(style: Style) { self.style = style }
}
