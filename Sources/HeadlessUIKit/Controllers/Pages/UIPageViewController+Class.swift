extension UIPageViewController {
  static let pageViewControllerClass = UIKitClass(
    UIPageViewController.self,
    elements: ["pageViewController"]
  ) { reader in
    reader.flag("doubleSided") { $0.isDoubleSided = $1 }
  }
}
