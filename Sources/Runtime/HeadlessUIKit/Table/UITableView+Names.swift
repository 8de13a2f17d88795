extension UITableView {
  public static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = notification("TableViewSelectionDidChange")
}
