// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The delegate of a tab bar. Its methods are optional, and only tests call them.
@preconcurrency
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The delegate of a toolbar.
@preconcurrency
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
