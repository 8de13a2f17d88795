extension UITableView {
  /// The titles of the section index; `nil` if there is none.
  public var sectionIndexTitles: [String]? { dataSource?.sectionIndexTitles(for: self) }

  /// The implementation of `reloadSectionIndexTitles` in this class.
  final func ownReloadSectionIndexTitles() {}
}
