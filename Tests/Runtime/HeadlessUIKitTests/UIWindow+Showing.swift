import HeadlessUIKit

extension UIWindow {
  /// A key window that shows a view controller.
  convenience init(frame: CGRect = UIScreen.main.bounds, showing root: UIViewController) {
    self.init(frame: frame)
    show(root)
  }

  func show(_ root: UIViewController) {
    rootViewController = root
    makeKeyAndVisible()
  }
}
