extension UITableViewController {
  static let tableViewControllerClass = UIKitClass(
    UITableViewController.self,
    elements: ["tableViewController"]
  ) { reader in
    reader.flag("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
  }
}
