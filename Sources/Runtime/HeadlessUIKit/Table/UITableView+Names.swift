extension UITableView {
  /// The title of a section index that represents the search bar.
  public static let indexSearch = "{search}"
  /// The user changes the selection of a table view, the object of the notification.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}
