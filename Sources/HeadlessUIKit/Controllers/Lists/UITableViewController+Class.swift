extension UITableViewController {
  static let tableViewControllerClass = UIKitClass(
    UITableViewController.self,
    elements: ["tableViewController"]
  )
}
