// Members that apps override. The file compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingFlowLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var collectionViewContentSize: CGSize { .zero }
  override var itemSize: CGSize {
    get { .zero }
    set {}
  }
  override var scrollDirection: UICollectionView.ScrollDirection { didSet {} }
  override var sectionInset: UIEdgeInsets { didSet {} }
  override var minimumLineSpacing: CGFloat {
    get { 0 }
    set {}
  }
  override func prepare() {}
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  override func finalizeCollectionViewUpdates() {}
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  override func finalizeLayoutTransition() {}
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  override func finalizeAnimatedBoundsChange() {}
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
  }
  override func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
    -> IndexPath
  { previousIndexPath }
  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths,
      withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition
    )
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { true }
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(forBoundsChange: newBounds)
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }
  override func invalidateLayout() {}
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { .zero }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { .zero }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  override var collectionView: UICollectionView? { nil }
}

private class OverridingLayoutAttributes: UICollectionViewLayoutAttributes {
  var x = 1
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override func isEqual(_ object: Any?) -> Bool { true }
  override var frame: CGRect { didSet {} }
}

private class OverridingCompositionalLayout: UICollectionViewCompositionalLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  override func prepare() {}
}
