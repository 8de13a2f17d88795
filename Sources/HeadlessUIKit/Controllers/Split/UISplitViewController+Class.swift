extension UISplitViewController {
  static let splitViewControllerClass = UIKitClass(
    UISplitViewController.self,
    elements: ["splitViewController"],
    keys: [
      KeyedOutlet("delegate", \UISplitViewController.delegate)
    ]
  )
}
