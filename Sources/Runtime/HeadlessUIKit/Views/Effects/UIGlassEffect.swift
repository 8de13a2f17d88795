/// An effect like glass. Stored; has no effect here.
@available(iOS 26, *)
public final class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular, clear
  }
  /// Whether it reacts to touches.
  public var isInteractive = false
  public var tintColor: UIColor?
  public init(style: Style = .regular) { super.init() }
  /// Reads glass of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
