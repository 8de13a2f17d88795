extension UITableViewController {
  static let tableViewControllerElement = ElementClass(UITableViewController.self, "tableViewController")
}
