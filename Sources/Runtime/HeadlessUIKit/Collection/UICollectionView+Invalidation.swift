extension UICollectionView {
  /// Lets the next layout determine all sizes and locations again: traits or margins changed that they depend on.
  final func layOutAgain() {
    collectionViewLayout.forgetSizes()
    measureShownCells()
    collectionViewLayout.invalidateLayout()
  }

  /// Lets the next layout measure the cells in view again.
  final func measureShownCells() {
    for view in state.shown.values { (view as? UICollectionViewCell)?.needsMeasuring = true }
  }

  /// Applies the adjustments of an invalidation context, and requests a layout pass.
  final func layoutBecameInvalid(by context: UICollectionViewLayoutInvalidationContext) {
    state.isLayoutInvalid = true
    contentSize.width += context.contentSizeAdjustment.width
    contentSize.height += context.contentSizeAdjustment.height
    bounds.origin.x += context.contentOffsetAdjustment.x
    bounds.origin.y += context.contentOffsetAdjustment.y
    if !state.isInvalidatingLayout { setNeedsLayout() }
  }
}
