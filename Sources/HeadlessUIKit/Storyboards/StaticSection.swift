/// A section of a table whose rows a document holds.
@MainActor
struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  /// The heights that the rows' elements say.
  let heights: [CGFloat?]

  /// The height of a row: its own, or that which it has in the document.
  func height(ofRow row: Int) -> CGFloat? {
    cells.indices.contains(row) ? heights[row] ?? cells[row].frame.height : nil
  }
}

extension UITableView {
  func staticSection(_ section: Int) -> StaticSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }
}
