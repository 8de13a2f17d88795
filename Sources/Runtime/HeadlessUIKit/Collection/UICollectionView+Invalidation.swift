extension UICollectionView {
  /// Applies the adjustments of an invalidation context, and requests a layout pass.
  final func layoutBecameInvalid(by context: UICollectionViewLayoutInvalidationContext) {
    state.isLayoutInvalid = true
    contentSize.width += context.contentSizeAdjustment.width
    contentSize.height += context.contentSizeAdjustment.height
    bounds.origin.x += context.contentOffsetAdjustment.x
    bounds.origin.y += context.contentOffsetAdjustment.y
    if !state.isAskingLayout { setNeedsLayout() }
  }
}
