extension UITableView {
  /// The titles of the section index; `nil` if there is none.
  package var sectionIndexTitles: [String]? { dataSource?.sectionIndexTitles(for: self) }
}
