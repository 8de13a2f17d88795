extension UIPageViewController {
  static let pageViewControllerClass = UIKitClass(
    UIPageViewController.self,
    elements: ["pageViewController"],
    keys: [
      KeyedOutlet("dataSource", \UIPageViewController.dataSource),
      KeyedOutlet("delegate", \UIPageViewController.delegate),
    ]
  ) { reader in
    reader.flag("doubleSided") { $0.isDoubleSided = $1 }
  }
}
