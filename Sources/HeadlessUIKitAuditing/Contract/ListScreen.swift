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
    if let navigation = controller.navigationController, navigation.topViewController !== controller {
      _ = navigation.popToViewController(controller, animated: false)
    }
  }
}
