package import HeadlessListModel

extension UICollectionView: SnapshotView {
  var showsSnapshots: Bool { dataSource is any SnapshotDataSource }

  package func reconfigure(_ positions: [RowPosition]) { reconfigureItems(at: positions.map(\.indexPath)) }

  /// Calls a function with each cell that exists, and its index path.
  package final func forEachShownCell(_ body: (UICollectionViewCell, IndexPath) -> Void) {
    for (key, view) in state.shown {
      if let cell = view as? UICollectionViewCell { body(cell, key.position.indexPath) }
    }
  }
}
