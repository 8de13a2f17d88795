/// An effect like glass. Stored; has no effect here.
@available(iOS 26, *)
@preconcurrency
@MainActor
public final class UIGlassEffect: UIVisualEffect {
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
  public init(style: Style = .regular) { super.init() }
  /// Reads glass of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
