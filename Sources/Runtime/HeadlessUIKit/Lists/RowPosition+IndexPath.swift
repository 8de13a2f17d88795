package import HeadlessListModel

extension RowPosition {
  package init(_ indexPath: IndexPath) {
    if indexPath.count != 2 {
      stop(
        "Invalid index path for use with UITableView or UICollectionView: {length = \(indexPath.count)}. It must contain "
          + "exactly two indices, which specify the section and the row or item"
      )
    }
    self.init(section: indexPath[0], row: indexPath[1])
  }

  package var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
