/// Prefetches data for rows before they come into view.
@preconcurrency
@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows will soon come into view.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were to be prefetched are no longer needed.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

/// The methods are optional. A default implementation without a comment does nothing.
extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
