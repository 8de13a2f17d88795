extension UINavigationController {
  static let navigationControllerClass = UIKitClass(
    UINavigationController.self,
    elements: ["navigationController"],
    keys: [
      KeyedOutlet(reading: "topViewController", \UINavigationController.topViewController),
      KeyedOutlet("navigationBar", UINavigationBar.self) { (controller: UINavigationController, bar) in
        controller.take(bar)
      } load: {
        $0.navigationBar
      },
      KeyedOutlet("toolbar", UIToolbar.self) { (controller: UINavigationController, bar) in
        controller.take(bar)
      } load: {
        $0.toolbar
      },
      KeyedOutlet("delegate", \UINavigationController.delegate),
    ]
  ) { reader in
    reader.flag("navigationBarHidden") { $0.isNavigationBarHidden = $1 }
    reader.flag("toolbarHidden") { $0.isToolbarHidden = $1 }
    reader.flag("hidesBarsOnSwipe") { $0.hidesBarsOnSwipe = $1 }
    reader.flag("hidesBarsOnTap") { $0.hidesBarsOnTap = $1 }
    reader.flag("hidesBarsWhenKeyboardAppears") { $0.hidesBarsWhenKeyboardAppears = $1 }
    reader.flag("hidesBarsWhenVerticallyCompact") { $0.hidesBarsWhenVerticallyCompact = $1 }
  }
}
