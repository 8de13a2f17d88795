import HeadlessUIKit

extension UIWindow {
  /// A key window that shows a view controller.
  convenience init(frame: CGRect = UIScreen.main.bounds, showing root: UIViewController) {
    self.init(frame: frame)
    show(root)
  }

  /// A window that contains views.
  convenience init(frame: CGRect = UIScreen.main.bounds, with views: UIView...) {
    self.init(frame: frame)
    for view in views { addSubview(view) }
  }

  func show(_ root: UIViewController) {
    rootViewController = root
    makeKeyAndVisible()
  }
}
