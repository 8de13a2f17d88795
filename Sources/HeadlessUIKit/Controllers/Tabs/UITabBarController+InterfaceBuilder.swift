extension UITabBarController {
  static let tabBarControllerElement = ElementClass(UITabBarController.self, "tabBarController")
}
