/// An effect like glass. Stored; has no effect here.
@available(iOS 26, *)
public final class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular, clear
  }
  public var isInteractive = false
  public var tintColor: UIColor?
  public init(style: Style = .regular) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An effect that joins glass of several views. Stored; has no effect here.
@available(iOS 26, *)
public final class UIGlassContainerEffect: UIVisualEffect {
  public var spacing: CGFloat = 0
}
