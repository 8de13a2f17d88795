/// Decides where the elements of a collection view lie. Subclass it for an arrangement of one's own.
@preconcurrency
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  public internal(set) final weak var collectionView: UICollectionView?

  /// A layout.
  public init(_ nothing: Void = ()) { super.init() }

  /// A layout from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.configure(self)
  }

  /// Called before the layout is asked for anything, and again after it was invalidated.
  open func prepare() {}

  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether a change of the view's bounds, as in scrolling, asks for a new layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Asks for a new layout.
  open func invalidateLayout() { invalidateLayout(with: UICollectionViewLayoutInvalidationContext()) }

  /// Asks for a new layout of what the context says. Subclasses call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutBecameInvalid()
  }

  /// Whether the place that an element would like asks for a new layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Where scrolling should come to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The updates that the next `prepare()` may apply to what it prepared before; `nil` where all must be prepared anew.
  final var pendingPlan: BatchPlan?

  final var decorationClasses: [String: ReuseRegistration] = [:]

  /// Says which class decoration views of a kind have.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = (viewClass as? UICollectionReusableView.Type).map { .viewClass($0) }
  }

  /// Says which nib decoration views of a kind come from.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nib.map { .nib($0, expected: nil) }
  }
}

/// What of a layout is no longer valid.
@preconcurrency
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is.
  open var invalidateEverything: Bool { false }
  /// Whether the counts are.
  open var invalidateDataSourceCounts: Bool { false }

  /// A context in which the layout as a whole is invalid.
  public init(_ nothing: Void = ()) { super.init() }
}
