extension UIViewController {
  static let viewControllerClass = UIKitClass(
    UIViewController.self,
    elements: ["viewController"],
    replacing: ["glkViewController", "avPlayerViewController", "hostingController"],
    keys: [
      // Writing through a key path reads first, and reading loads the view.
      KeyedOutlet("view", UIView.self) { (controller: UIViewController, view) in
        controller.view = view
      } load: {
        $0.viewIfLoaded
      },
      KeyedOutlet("navigationItem", UINavigationItem.self) { (_: UIViewController, _) in
      } load: {
        $0.navigationItem
      },
      KeyedOutlet("tabBarItem", \UIViewController.tabBarItem),
      KeyedOutlet("toolbarItems", \UIViewController.toolbarItems),
      KeyedOutlet("refreshControl", \UIViewController.refreshControlOfDocument),
      KeyedOutlet("title", \UIViewController.title),
      // A private UIKit property that tests of apps read.
      KeyedOutlet("storyboardSegueTemplates", [NSObject].self) { (_: UIViewController, _) in
      } load: {
        $0.segueTemplates.isEmpty ? nil : $0.segueTemplates as Any
      },
      KeyedOutlet("viewControllers", UIViewController.self) { (_: UIViewController, _) in },
    ]
  ) { reader in
    reader.text("title") { $0.title = $1 }
    reader.text("restorationIdentifier") { $0.restorationIdentifier = $1 }
    reader.flag("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 }
    reader.flag("definesPresentationContext") { $0.definesPresentationContext = $1 }
  }
}
