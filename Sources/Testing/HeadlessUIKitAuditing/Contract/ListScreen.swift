import HeadlessUIKit

/// The controllers around a list, to which an audit returns after each tap.
@MainActor
struct ListScreen {
  private let controller: UIViewController?

  init(of list: UIView) {
    var responder: UIResponder? = list
    while let current = responder, !(current is UIViewController) { responder = current.next }
    controller = responder as? UIViewController
  }

  /// Dismisses what was presented, and goes back from what was pushed.
  func restore() {
    guard let controller else { return }
    if controller.presentedViewController != nil { controller.dismiss(animated: false, completion: nil) }
    guard let navigation = controller.navigationController, let own = stacked(in: navigation) else { return }
    if navigation.topViewController !== own { _ = navigation.popToViewController(own, animated: false) }
  }

  /// The controller on the navigation stack that contains the list: the list's own, or one that it is a child of.
  private func stacked(in navigation: UINavigationController) -> UIViewController? {
    var ancestor = controller
    while let current = ancestor, !navigation.viewControllers.contains(where: { $0 === current }) {
      ancestor = current.parent
    }
    return ancestor
  }
}
