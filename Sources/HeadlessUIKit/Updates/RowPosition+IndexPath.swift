import ListGeometry

extension RowPosition {
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath[0], row: indexPath[1])
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
