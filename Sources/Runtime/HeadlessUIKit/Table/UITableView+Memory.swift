extension UITableView {
  /// The number of idle cells, headers and footers. For tests.
  package var idleViewCount: Int { cellPools.idleCount + headerFooterPools.idleCount }

  /// The memory that the rows' geometry takes, in bytes. For benchmarks.
  package var geometryStorageSize: Int { state.geometry.storageSize }

  /// Releases all idle views, as UIKit does when memory is low.
  func receiveMemoryWarning() {
    cellPools.removeAllIdle()
    headerFooterPools.removeAllIdle()
  }
}
