import HeadlessListModel

extension ListView {
  /// Prefetches the elements that will soon be needed, once each, and cancels prefetching for those that no longer are.
  ///
  /// - Parameter wanted: The elements near the view, in the order of their prefetching.
  func prefetch(only wanted: [RowPosition]) {
    let fresh = wanted.filter { !list.prefetched.contains($0) }
    let dropped = list.prefetched.subtracting(wanted).subtracting(shownPositions)
    list.prefetched = Set(wanted)
    if !dropped.isEmpty { cancelPrefetching(dropped.sorted().map(\.indexPath)) }
    if !fresh.isEmpty { prefetch(fresh.map(\.indexPath)) }
  }
}
