import HeadlessListModel

extension UITableView {
  /// `indexPathsForSelectedRows`, unless a subclass overrides it.
  final var baseIndexPathsForSelectedRows: [IndexPath]? {
    list.selection.isEmpty ? nil : list.selection.positions.map(\.indexPath)
  }

  /// `scrollToNearestSelectedRow`, unless a subclass overrides it.
  final func baseScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let middle = contentOffset.y + bounds.height / 2
    let nearest = list.selection.positions.map(\.indexPath).min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }
}
