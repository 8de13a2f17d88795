import HeadlessListModel

extension UITableView {
  /// The number of rows to prefetch beyond those in view, in each direction.
  private static let reach = 10

  /// Prefetches rows that will soon be needed, once each, and cancels prefetching for rows that no longer are.
  func prefetchRows() {
    if !isPrefetchingEnabled || prefetchDataSource == nil { return }
    let ahead = neighbors(of: state.visibleRows.last, by: state.geometry.position(after:))
    let before = neighbors(of: state.visibleRows.first, by: state.geometry.position(before:))
    prefetch(only: ahead + before)
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
