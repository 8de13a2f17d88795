extension UITableView {
  /// The titles of the section index; `nil` if there is none.
  public var sectionIndexTitles: [String]? { dataSource?.sectionIndexTitles(for: self) }

  /// Titles are requested whenever they are read, so there is nothing to reload.
  public func reloadSectionIndexTitles() {}

  /// Touches a title of the index, as a finger would: the data source says which section it leads to, and that section
  /// comes to the top.
  public func tapSectionIndexTitle(at index: Int) {
    guard let titles = sectionIndexTitles, titles.indices.contains(index),
      let section = dataSource?.tableView(self, sectionForSectionIndexTitle: titles[index], at: index),
      (0..<numberOfSections).contains(section)
    else { return }
    layoutIfNeeded()
    let top = rect(forSection: section).minY - adjustedContentInset.top
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: false)
    layoutIfNeeded()
  }
}
