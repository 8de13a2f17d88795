/// The effect of a visual effect view.
@preconcurrency
@MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  /// Creates an effect that changes nothing.
  public override nonisolated init() { super.init() }
  /// Reads an effect of an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Archives contain effects.
  open class var supportsSecureCoding: Bool { true }
  /// Writes the effect.
  open func encode(with coder: NSCoder) {}
  /// The effect, which can't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
