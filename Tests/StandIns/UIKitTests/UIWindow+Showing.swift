import UIKit

extension UIWindow {
  /// A key window that shows a screen.
  convenience init(showing screen: UIViewController) {
    self.init(frame: UIScreen.main.bounds)
    rootViewController = screen
    makeKeyAndVisible()
  }
}
