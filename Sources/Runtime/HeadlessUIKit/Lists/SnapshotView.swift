package import HeadlessListModel

/// The requirements of a diffable data source on its table or collection view.
@preconcurrency @MainActor
package protocol SnapshotView: AnyObject {
  var needsReload: Bool { get }
  /// Performs a complete batch; `change` changes the data.
  func perform(_ batch: BatchUpdates, _ change: () -> Void)
  /// Configures the visible cells at positions again.
  func reconfigure(_ positions: [RowPosition])
  func reloadData()
  func afterUpdates(_ action: @escaping () -> Void)
}

/// A data source that makes all updates of its table or collection view.
package protocol SnapshotDataSource: AnyObject {}
