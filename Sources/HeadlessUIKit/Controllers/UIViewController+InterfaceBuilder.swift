extension UIViewController {
  static let viewControllerElement = ElementClass(
    UIViewController.self,
    "viewController",
    "glkViewController",
    "avPlayerViewController",
    "hostingController"
  ) { reader in
    reader.text("title") { $0.title = $1 }
    reader.text("restorationIdentifier") { $0.restorationIdentifier = $1 }
    reader.flag("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 }
    reader.flag("definesPresentationContext") { $0.definesPresentationContext = $1 }
  }
}
