extension UITabBarController {
  static let tabBarControllerClass = UIKitClass(
    UITabBarController.self,
    elements: ["tabBarController"],
    keys: [
      KeyedOutlet("tabBar", UITabBar.self) { (controller: UITabBarController, bar) in
        controller.take(bar)
      } load: {
        $0.tabBar
      },
      KeyedOutlet("delegate", \UITabBarController.delegate),
    ]
  )
}
