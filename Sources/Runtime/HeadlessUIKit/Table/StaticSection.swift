/// A section of static rows.
@MainActor
struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  /// The heights that the elements of the rows specify.
  let heights: [CGFloat?]

  /// The height of a row: the specified one, or that of its frame in the document.
  func height(ofRow row: Int) -> CGFloat? {
    cells.indices.contains(row) ? heights[row] ?? cells[row].frame.height : nil
  }
}

extension UITableView {
  func staticSection(_ section: Int) -> StaticSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }
}
