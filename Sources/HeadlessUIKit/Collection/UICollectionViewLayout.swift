import ListGeometry

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

  /// The class of the contexts with which the layout is invalidated: a subclass of
  /// `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  private func newContext() -> UICollectionViewLayoutInvalidationContext {
    let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// What a change of the view's bounds makes invalid. Subclasses add to what `super` says.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    newContext()
  }

  /// What the place that an element would like makes invalid. Subclasses add to what `super` says.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }

  /// Asks for a new layout.
  open func invalidateLayout() { invalidateEverything(counts: false) }

  /// Asks for a new layout, also of how much there is.
  final func invalidateEverything(counts: Bool) {
    let context = newContext()
    context.isEverything = true
    context.isDataSourceCounts = counts
    invalidateLayout(with: context)
  }

  /// Asks for a new layout of what the context says. Subclasses call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutBecameInvalid(by: context)
  }

  /// Whether the place that an element would like asks for a new layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Whether views are asked which place they would like.
  var asksForPreferredAttributes: Bool { true }

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
