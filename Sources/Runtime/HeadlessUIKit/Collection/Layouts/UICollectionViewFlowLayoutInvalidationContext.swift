/// Specifies what is invalid in a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spacings are loaded again. `true` initially.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether attributes are computed again. `true` initially. Stored; has no effect here.
  open var invalidateFlowLayoutAttributes = true
}
