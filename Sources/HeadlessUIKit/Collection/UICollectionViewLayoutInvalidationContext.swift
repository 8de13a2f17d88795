/// What of a layout is no longer valid. Subclass it to say more to a layout of one's own.
@preconcurrency
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  final var isEverything = false
  final var isDataSourceCounts = false

  /// Whether everything is: after `invalidateLayout()` and `reloadData()`.
  open var invalidateEverything: Bool { isEverything }
  /// Whether the numbers of sections and items are: after `reloadData()`.
  open var invalidateDataSourceCounts: Bool { isDataSourceCounts }

  /// The items that aren't valid; `nil` where none were named.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that aren't valid, by kind; `nil` where none were named.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that aren't valid, by kind; `nil` where none were named.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// How far the content moves along with the change, in points: so what is on screen can stay where it is.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the size of the content changes, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// A context in which nothing is said yet.
  public required init(_ nothing: Void = ()) { super.init() }

  /// Says that items aren't valid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Says that supplementary views aren't valid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Says that decoration views aren't valid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// What of a flow layout is no longer valid.
@preconcurrency
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes and spacings again. `true` at first.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places of elements are found again. `true` at first.
  open var invalidateFlowLayoutAttributes = true
}
