import ListGeometry

extension UITableView {
  /// The number of rows to prefetch beyond those in view, in each direction.
  private static let reach = 10

  /// Prefetches rows that will soon be needed, once each, and cancels prefetching for rows that no longer are.
  func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let ahead = neighbors(of: state.visibleRows.last, by: state.geometry.position(after:))
    let behind = neighbors(of: state.visibleRows.first, by: state.geometry.position(before:))
    let wanted = Set(ahead).union(behind)
    let fresh = (ahead + behind).filter { !state.prefetched.contains($0) }
    let visible = Set(state.visibleRows.map(\.position))
    let dropped = state.prefetched.filter { !wanted.contains($0) && !visible.contains($0) }
    state.prefetched = wanted
    if !dropped.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: dropped.sorted().map(\.indexPath))
    }
    if !fresh.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: fresh.map(\.indexPath)) }
  }

  private func neighbors(of row: VisibleRow?, by step: (RowPosition) -> RowPosition?) -> [RowPosition] {
    var rows: [RowPosition] = []
    var position = row?.position
    while rows.count < Self.reach, let current = position, let next = step(current) {
      rows.append(next)
      position = next
    }
    return rows
  }
}
