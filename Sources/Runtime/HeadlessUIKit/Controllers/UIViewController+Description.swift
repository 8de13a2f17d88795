import ReuseGenXML

extension UIViewController {
  static let viewControllerClass = UIKitClass(
    UIViewController.self,
    elements: ["viewController"],
    replacing: ["glkViewController", "avPlayerViewController", "hostingController"],
    keys: [
      KeyedOutlet(reading: "navigationController", \UIViewController.navigationController),
      KeyedOutlet(reading: "tabBarController", \UIViewController.tabBarController),
      KeyedOutlet(reading: "parent", \UIViewController.parent),
      KeyedOutlet(reading: "presentedViewController", \UIViewController.presentedViewController),
      // Writing through a key path reads first, and reading loads the view.
      KeyedOutlet("view", UIView.self) { (controller: UIViewController, view) in
        controller.view = view
      } load: {
        $0.view
      },
      KeyedOutlet("navigationItem", UINavigationItem.self) { (controller: UIViewController, item) in
        controller.take(item)
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
      KeyedOutlet("transitioningDelegate", \UIViewController.transitioningDelegate),
      KeyedOutlet("viewControllers", UIViewController.self) { (_: UIViewController, _) in },
    ]
  ) { reader in
    reader.text("title") { $0.title = $1 }
    let element = reader.element
    let isNamedAsScene = element["useStoryboardIdentifierAsRestorationIdentifier"] == "YES"
    reader.set(isNamedAsScene ? element["storyboardIdentifier"] : nil) { $0.restorationIdentifier = $1 }
    reader.text("restorationIdentifier") { $0.restorationIdentifier = $1 }
    reader.flag("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 }
    reader.flag("viewRespectsSystemMinimumLayoutMargins") { $0.viewRespectsSystemMinimumLayoutMargins = $1 }
    reader.flag("definesPresentationContext") { $0.definesPresentationContext = $1 }
    reader.flag("providesPresentationContextTransitionStyle") { $0.providesPresentationContextTransitionStyle = $1 }
    reader.choice("modalPresentationStyle", UIModalPresentationStyle.interfaceBuilderNames) {
      $0.modalPresentationStyle = $1
    }
    reader.choice("modalTransitionStyle", UIModalTransitionStyle.interfaceBuilderNames) { $0.modalTransitionStyle = $1 }
    reader.set(element.child(key: "edgesForExtendedLayout").map { UIRectEdge($0) }) { $0.edgesForExtendedLayout = $1 }
    reader.flag("extendedLayoutIncludesOpaqueBars") { $0.extendedLayoutIncludesOpaqueBars = $1 }
    reader.flag("automaticallyAdjustsScrollViewInsets") { $0.automaticallyAdjustsScrollViewInsets = $1 }
    // Interface Builder writes the name that the property had before iOS 7.
    reader.size("contentSizeForViewInPopover") { $0.preferredContentSize = $1 }
    reader.size("preferredContentSize") { $0.preferredContentSize = $1 }
  }
}
