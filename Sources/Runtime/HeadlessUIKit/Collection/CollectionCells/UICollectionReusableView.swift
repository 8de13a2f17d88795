open class UICollectionReusableView: UIView, ReusableView {
  package override class var uiKitClass: UIKitClass { collectionReusableViewClass }

  open var reuseIdentifier: String? { givenReuseIdentifier }
  final var givenReuseIdentifier: String?
  /// The last layout pass that found the view in view.
  final var layoutPass = 0
  /// The key of the pool, looked up once. Includes the kind of view.
  final var reuseKey: ReuseKey?
  /// The collection view that created the view, and to whose pool it returns.
  final var dequeuedFrom: ObjectIdentifier?
  /// Whether the collection view measures the view in its next layout. Only cells request it.
  final var needsMeasuring = false
  /// Whether the view was shown before.
  final var wasShown = false

  final override var isReusable: Bool { true }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    givenReuseIdentifier = (coder as? NibCoder)?.element["reuseIdentifier"]
    super.init(coder: coder)
  }

  /// Creates a view of a registered class for a collection view. Calls `init(frame:)`, which is the initializer to
  /// override. A class that has that and `init(coder:)` inherits this one.
  public required convenience init(recycledWithFrame frame: CGRect) { self.init(frame: frame) }

  /// Called once before a recycled view is dequeued, never for a new one.
  open func prepareForReuse() {}

  /// The attributes that were applied last; `nil` in a view that comes from the pool.
  final private(set) var appliedLayout: UICollectionViewLayoutAttributes?
  /// The transform of these attributes, which a view keeps in the pool.
  final private(set) var appliedTransform: ElementTransform?
  final var zIndex = 0

  /// Resets the state of the previous element, in a view that comes from the pool.
  func forgetState() { appliedLayout = nil }

  /// Sets the content view's frame before the view is configured.
  func fillWithContent() {}

  /// Whether the view has these attributes, apart from frame, alpha and z-index, which the caller compares.
  final func hasApplied(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let appliedLayout, attributes.ownTransform == appliedTransform else { return false }
    // `isEqual(_:)` compares the properties that subclasses add.
    return attributes.isPlain || attributes.isEqual(appliedLayout)
  }

  final func applyAndKeep(_ attributes: UICollectionViewLayoutAttributes) {
    // A layout may change attributes that it returned before.
    appliedLayout = attributes.isPlain ? attributes : attributes.copied()
    appliedTransform = attributes.ownTransform
    apply(attributes)
  }

  /// Called before the data source returns the view, and whenever its layout attributes change. The frame has been set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied()
    let size = layoutAttributes.size
    switch layoutAttributes.fittedAxes {
    case .vertical?:
      fitted.size = systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    case .horizontal?:
      fitted.size = systemLayoutSizeFitting(
        CGSize(width: 0, height: size.height),
        withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .required
      )
    default: fitted.size = systemLayoutSizeFitting(size)
    }
    return fitted
  }
}
