import ListGeometry

extension UICollectionView {
  /// The distance beyond the view within which items are prefetched, as a fraction of the view's size.
  private static let reach = 0.5

  /// Prefetches items that will soon be needed, once each, and cancels prefetching for items that no longer are.
  func prefetchItems() {
    guard isPrefetchingEnabled, let prefetchDataSource, !bounds.isEmpty else { return }
    let around = bounds.inset(
      by: UIEdgeInsets(
        top: -bounds.height * Self.reach,
        left: -bounds.width * Self.reach,
        bottom: -bounds.height * Self.reach,
        right: -bounds.width * Self.reach
      )
    )
    let near = (collectionViewLayout.layoutAttributesForElements(in: around) ?? [])
      .filter { $0.representedElementCategory == .cell }.map { RowPosition($0.indexPath) }
    let visible = Set(shown.keys.filter { $0.category == .cell }.map(\.position))
    let wanted = near.filter { !visible.contains($0) }
    let fresh = wanted.filter { !prefetched.contains($0) }
    let dropped = prefetched.subtracting(wanted).subtracting(visible)
    prefetched = Set(wanted)
    if !dropped.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: dropped.sorted().map(\.indexPath))
    }
    if !fresh.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: fresh.map(\.indexPath)) }
  }
}
