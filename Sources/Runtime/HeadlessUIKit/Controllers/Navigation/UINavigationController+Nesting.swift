/// A navigation controller on the stack of another one, as a collapsed split view has it.
///
/// The bar of the outer one then shows the items of both, and the inner one has no bar, as on a device. Which members
/// of the inner one reach the outer bar isn't documented; here `isNavigationBarHidden` does.
extension UINavigationController {
  /// The navigation controller on whose stack this one is.
  private var outer: UINavigationController? { parent as? UINavigationController }

  /// The navigation controller whose bar shows the items of this one.
  final var barOwner: UINavigationController { outer?.barOwner ?? self }

  /// Whether a navigation controller may be pushed: only a split view pushes one, which UIKit otherwise refuses.
  final var allowsNesting: Bool { splitViewController.map { $0.isCollapsed || $0.state.isChanging } ?? false }

  /// The items of the stack, and of what is nested in it.
  private var stackItems: [UINavigationItem] {
    viewControllers.flatMap { ($0 as? UINavigationController)?.stackItems ?? [$0.navigationItem] }
  }

  /// Whether the navigation bar over the top view controller is hidden.
  private var hidesTopBar: Bool {
    if let nested = topViewController as? UINavigationController { return nested.hidesTopBar }
    return isNavigationBarHidden || topViewController?.hidesBarForSearch ?? false
  }

  /// Whether the navigation bar is visible.
  final var showsNavigationBar: Bool { outer == nil && !hidesTopBar }

  /// Shows the items of the stack in the bar that is visible.
  final func showItems() {
    guard let outer else { return navigationBar.show(stackItems) }
    if navigationBar.items?.isEmpty == false { navigationBar.show([]) }
    outer.showItems()
  }

  /// Hides the bar of a nested navigation controller, and one that is hidden over the top view controller.
  final func placeBarsOfStack() {
    navigationBar.isHidden = !showsNavigationBar
    barsChanged()
    outer?.placeBarsOfStack()
  }

  /// Gives navigation controllers that came to the stack, or left it, the bars that they have there.
  final func nestingChanged(_ controllers: [UIViewController]) {
    let nested = controllers.compactMap { $0 as? UINavigationController }
    for navigation in nested {
      navigation.showItems()
      navigation.placeBarsOfStack()
    }
    if !nested.isEmpty { placeBarsOfStack() }
  }

  /// Shows a view controller at the top of the stack.
  final func show(onTop controller: UIViewController) {
    if viewControllers.contains(where: { $0 === controller }) {
      popToViewController(controller, animated: false)
    } else {
      pushViewController(controller, animated: false)
    }
  }
}
