package import HeadlessListModel

extension UITableView: SnapshotView {
  var showsSnapshots: Bool { dataSource is any SnapshotDataSource }

  package func reconfigure(_ positions: [RowPosition]) { reconfigureRows(at: positions.map(\.indexPath)) }
}
