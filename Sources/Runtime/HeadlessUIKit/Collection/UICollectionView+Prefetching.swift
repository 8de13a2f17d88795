import HeadlessListModel

extension UICollectionView {
  /// The distance beyond the view within which items are prefetched, as a fraction of the view's size.
  private static let reach = 0.5

  /// Prefetches items that will soon be needed, once each, and cancels prefetching for items that no longer are.
  func prefetchItems() {
    if !isPrefetchingEnabled || prefetchDataSource == nil || bounds.isEmpty { return }
    let around = bounds.inset(
      by: UIEdgeInsets(
        top: -bounds.height * Self.reach,
        left: -bounds.width * Self.reach,
        bottom: -bounds.height * Self.reach,
        right: -bounds.width * Self.reach
      )
    )
    let near = (foundAttributes(in: around) ?? [])
      .filter { $0.representedElementCategory == .cell }.map { RowPosition($0.indexPath) }
    let visible = Set(shownPositions)
    prefetch(only: near.filter { !visible.contains($0) })
  }
}
