/// Specifies what is invalid in a layout. Subclass it to pass more to a custom layout.
@preconcurrency
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  final var isEverything = false
  final var isDataSourceCounts = false

  /// Whether everything is invalid: after `invalidateLayout()` and `reloadData()`.
  open var invalidateEverything: Bool { isEverything }
  /// Whether the numbers of sections and items are invalid: after `reloadData()`.
  open var invalidateDataSourceCounts: Bool { isDataSourceCounts }

  /// The invalid items; `nil` if none were specified.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalid supplementary views by kind; `nil` if none were specified.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalid decoration views by kind; `nil` if none were specified.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The change of the content offset, in points, which can keep content in position on screen.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// The items that the user moves, in their old positions; `nil` if the user moves none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The items that the user moves, in their new positions; `nil` if the user moves none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The location of the user's finger, in content coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Creates a context that specifies nothing.
  public required init(_ nothing: Void = ()) { super.init() }

  /// Marks items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Marks supplementary views as invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Marks decoration views as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
