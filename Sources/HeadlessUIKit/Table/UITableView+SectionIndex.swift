extension UITableView {
  /// The titles of the section index; `nil` if there is none.
  public var sectionIndexTitles: [String]? { dataSource?.sectionIndexTitles(for: self) }

  /// Titles are requested whenever they are read, so there is nothing to reload.
  public func reloadSectionIndexTitles() {}
}
