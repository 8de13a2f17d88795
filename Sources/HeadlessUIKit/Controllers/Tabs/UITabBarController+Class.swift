extension UITabBarController {
  static let tabBarControllerClass = UIKitClass(
    UITabBarController.self,
    elements: ["tabBarController"],
    keys: [
      KeyedOutlet("tabBar", UITabBar.self) { (_: UITabBarController, _) in
      } load: {
        $0.tabBar
      },
      KeyedOutlet("delegate", \UITabBarController.delegate),
    ]
  )
}
