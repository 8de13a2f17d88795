extension UICollectionView {
  /// Lets the next layout determine all sizes and locations again: traits or margins changed that they depend on.
  final func layOutAgain() {
    collectionViewLayout.forgetSizes()
    measureShownViews()
    collectionViewLayout.invalidateLayout()
  }

  /// Lets the next layout measure the cells and supplementary views in view again.
  final func measureShownViews() {
    for view in state.shown.values { view.needsMeasuring = true }
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
