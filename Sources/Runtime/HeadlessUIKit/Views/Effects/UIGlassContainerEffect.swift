/// An effect that joins glass of several views. Stored; has no effect here.
@available(iOS 26, *)
public final class UIGlassContainerEffect: UIVisualEffect {
  public var spacing: CGFloat = 0
}
