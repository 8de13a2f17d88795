package import ListGeometry

extension UITableView: SnapshotView {
  package func reconfigure(_ positions: [RowPosition]) { reconfigureRows(at: positions.map(\.indexPath)) }
}
