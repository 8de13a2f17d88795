/// The layout between two others. Transitions take no time here, so it lays out nothing.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// How much of the transition is done. Stored; has no effect here.
  open var transitionProgress: CGFloat = 0
  open internal(set) var currentLayout: UICollectionViewLayout
  open internal(set) var nextLayout: UICollectionViewLayout
  private final var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Documents don't contain transitions: `nil`.
  public required init?(coder: NSCoder) { return nil }

  /// Keeps a value of the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
