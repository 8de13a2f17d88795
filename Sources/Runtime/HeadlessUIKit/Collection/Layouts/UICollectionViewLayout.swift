import HeadlessListModel

@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding, DescribedClass {
  /// The description of the class.
  package class var uiKitClass: UIKitClass { collectionViewLayoutClass }

  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout. It isn't isolated, as in `NSObject`, so that a subclass can override it as in UIKit.
  public override nonisolated init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.configure(self)
  }

  open func encode(with coder: NSCoder) {}

  open func awakeFromNib() {}

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether a change of the view's bounds, as in scrolling, invalidates the layout. A layout that doesn't override
  /// this method isn't prepared again for another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.state.keepsLayout = true
    return false
  }

  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  private final func newContext() -> UICollectionViewLayoutInvalidationContext {
    let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    newContext()
  }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    apply(preferredAttributes, to: originalAttributes, context)
    return context
  }

  /// Takes an element's preferred attributes into the layout, and states in the context what follows from them.
  func apply(
    _ preferred: UICollectionViewLayoutAttributes,
    to original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {}

  open func invalidateLayout() { invalidateEverything(counts: false) }

  /// Invalidates the layout, and the counts if requested.
  final func invalidateEverything(counts: Bool) {
    let context = newContext()
    context.isEverything = true
    context.isDataSourceCounts = counts
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutBecameInvalid(by: context)
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Whether views are asked for their preferred attributes.
  var asksForPreferredAttributes: Bool { true }

  /// Whether the view's insets leave the breadth that the layout was prepared for.
  var fitsInsets: Bool { true }

  /// Lets the layout forget, when it is prepared next, the sizes that elements preferred.
  func forgetSizes() {}

  /// Whether a supplementary view belongs to an item, and follows it in updates.
  func attachesToItems(_ key: ElementKey) -> Bool { false }

  // MARK: Orthogonal sections

  /// The scroll views of the sections in a rectangle that scroll across the scroll direction.
  func orthogonalSections(in rect: CGRect) -> [OrthogonalGeometry] { [] }

  /// Where such a section comes to rest.
  func orthogonalRest(of section: Int, near target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// Whether a section that scrolls across the layout was scrolled.
  func setOrthogonalOffset(_ offset: CGPoint, of section: Int) {}

  /// The offset that shows an item of such a section at a position.
  func orthogonalOffset(showing _: CGRect, of _: Int, at _: UICollectionView.ScrollPosition) -> CGPoint? { nil }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Animations, which take no time here: the layout is asked where they begin and end, and nothing shows it.

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  /// Called before a change of the bounds is animated. Called by tests only.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after a change of the bounds was animated. Called by tests only.
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath)
  }
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The supplementary views that an update deletes. Called by tests only.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The supplementary views that an update inserts. Called by tests only.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that an update deletes. Called by tests only.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that an update inserts. Called by tests only.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Where a dragged item would go. Called by tests only.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
  /// The attributes of a dragged item. Called by tests only.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributesForItem(at: indexPath) ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// The invalidation context while items are dragged. Called by tests only.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  /// The invalidation context after items were dragged. Called by tests only.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }

  /// The updates that the next `prepare()` may apply to the prepared layout; `nil` if it must prepare everything.
  final var pendingPlan: BatchPlan?

  final var decorationClasses: [String: ReuseRegistration] = [:]

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = (viewClass as? UICollectionReusableView.Type).map { .viewClass($0) }
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nib.map { .nib($0, expected: nil) }
  }
}

extension UICollectionViewLayout: NibObject, WakingItem {}
