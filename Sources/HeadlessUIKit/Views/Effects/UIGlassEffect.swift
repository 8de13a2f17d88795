/// An effect like glass. Stored; has no effect here.
@available(iOS 26, *)
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
