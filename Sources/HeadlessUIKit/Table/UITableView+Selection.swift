import ListGeometry

extension UITableView {
  /// The implementation of `indexPathsForSelectedRows` in this class.
  final var ownIndexPathsForSelectedRows: [IndexPath]? {
    list.selection.isEmpty ? nil : list.selection.positions.map(\.indexPath)
  }

  /// The implementation of `scrollToNearestSelectedRow` in this class.
  final func ownScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let middle = contentOffset.y + bounds.height / 2
    let nearest = list.selection.positions.map(\.indexPath).min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }
}
