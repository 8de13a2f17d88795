extension UITableViewCell {
  /// How the cell is shown in its table view.
  package var rowLook: RowLook {
    guard let table = tableView, table.style != .plain else { return RowLook(background: .systemBackground) }
    var look = RowLook(background: .secondarySystemGroupedBackground)
    if table.style == .insetGrouped, let row = table.indexPath(for: self) {
      look.roundsTop = row.row == 0
      look.roundsBottom = row.row == table.numberOfRows(inSection: row.section) - 1
    }
    return look
  }

  /// The table view around the cell.
  var tableView: UITableView? {
    var ancestor = superview
    while let view = ancestor {
      if let table = view as? UITableView { return table }
      ancestor = view.superview
    }
    return nil
  }
}
