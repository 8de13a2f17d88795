extension UISplitViewController {
  static let splitViewControllerElement = ElementClass(UISplitViewController.self, "splitViewController")
}
