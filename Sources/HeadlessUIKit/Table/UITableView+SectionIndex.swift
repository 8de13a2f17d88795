extension UITableView {
  /// The titles of the index at the table's edge; `nil` where there is none.
  public var sectionIndexTitles: [String]? { dataSource?.sectionIndexTitles(for: self) }

  /// Asks for the titles of the index anew. They are asked for whenever they are read, so nothing remains to be done.
  public func reloadSectionIndexTitles() {}
}
