import HeadlessListModel

/// A row in view.
struct VisibleRow {
  var position: RowPosition
  let cell: UITableViewCell
  /// The start of the row, below the table's header view.
  var start: Double
  var extent: Double

  var end: Double { start + extent }
}
