/// The delegate of the swipe that leads back, until the app sets another one.
///
/// UIKit doesn't document when its own lets the swipe begin. Apps know that it does only while there is a back button.
@MainActor
final class BackSwipeDelegate {
  private weak var controller: UINavigationController?

  init(of controller: UINavigationController) { self.controller = controller }
}

extension BackSwipeDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, !controller.isNavigationBarHidden, let item = controller.topViewController?.navigationItem
    else { return false }
    return controller.viewControllers.count > 1 && item.showsBackButton
  }
}

extension UINavigationItem {
  /// Whether the bar shows a back button, if there is an item to go back to.
  final var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems?.isEmpty ?? true || leftItemsSupplementBackButton)
  }
}
