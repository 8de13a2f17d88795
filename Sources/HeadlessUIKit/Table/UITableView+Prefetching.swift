import ListGeometry

extension UITableView {
  /// How many rows beyond those in view are announced, in the direction of scrolling.
  private static let reach = 10

  /// Announces rows that will soon be needed, and takes back those that no longer are. Each is announced once.
  func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let ahead = neighbours(of: visibleRows.last, by: geometry.position(after:))
    let behind = neighbours(of: visibleRows.first, by: geometry.position(before:))
    let wanted = Set(ahead).union(behind)
    let fresh = (ahead + behind).filter { !prefetched.contains($0) }
    let visible = Set(visibleRows.map(\.position))
    let dropped = prefetched.filter { !wanted.contains($0) && !visible.contains($0) }
    prefetched = wanted
    if !dropped.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: dropped.sorted().map(\.indexPath))
    }
    if !fresh.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: fresh.map(\.indexPath)) }
  }

  private func neighbours(of row: VisibleRow?, by step: (RowPosition) -> RowPosition?) -> [RowPosition] {
    var rows: [RowPosition] = []
    var position = row?.position
    while rows.count < Self.reach, let current = position, let next = step(current) {
      rows.append(next)
      position = next
    }
    return rows
  }
}
