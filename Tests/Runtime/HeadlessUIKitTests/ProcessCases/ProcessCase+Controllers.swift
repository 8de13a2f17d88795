import HeadlessUIKit
import ReuseGenTestSupport

extension [ProcessCase] {
  static let ofControllers: [ProcessCase] = [
    .stops(
      "Application tried to present modal view controller on itself. Presenting controller is <UIViewController>."
    ) { show(UIViewController()) { $0.present($0, animated: false) } },
    .stops("A view controller can't be its own child: <UIViewController>") {
      let screen = UIViewController()
      screen.addChild(screen)
    },
    .stops(
      "A view can only be associated with at most one view controller at a time! View <UIView> is associated with "
        + "<UIViewController>. Clear this association before associating this view with <UIViewController>."
    ) {
      let screen = UIViewController()
      UIViewController().view = screen.view
    },
    .stops(
      "child view controller:<UIPageViewController> should have parent view controller:<UISearchController> but actual "
        + "parent is:<UIViewController>"
    ) {
      let (screen, child) = (UIViewController(), UIPageViewController())
      let other = UISearchController(searchResultsController: nil)
      screen.addChild(child)
      screen.view.addSubview(other.view)
      show(screen) { _ in other.view.addSubview(child.view) }
    },
    .stops(
      "child view controller:<UIPageViewController> should have parent view controller:(null) but actual parent "
        + "is:<UIViewController>"
    ) {
      let (screen, child) = (UIViewController(), UIPageViewController())
      screen.addChild(child)
      show(screen) { $0.view.window?.addSubview(child.view) }
    },
    .stops(
      "Children view controllers <UIViewController> and <UIPageViewController> must have a common parent view "
        + "controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:"
        + "animations:completion:]"
    ) {
      let (screen, child) = (UIViewController(), UIViewController())
      screen.addChild(child)
      screen.transition(from: child, to: UIPageViewController(), duration: 0, animations: nil)
    },
    .stops(
      "All view controllers in a navigation controller must be distinct "
        + "([\"<UIViewController>\", \"<UIViewController>\", \"<UIViewController>\"])"
    ) {
      let screen = UIViewController()
      UINavigationController().setViewControllers([screen, UIViewController(), screen], animated: false)
    },
    .stops("Pushing a navigation controller is not supported") {
      UINavigationController(rootViewController: UIViewController())
        .pushViewController(UINavigationController(), animated: false)
    },
    .stops("Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController>") {
      UINavigationController(rootViewController: UIViewController())
        .pushViewController(UISplitViewController(), animated: false)
    },
    .stops(
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view "
        + "controllers can be selected."
    ) { UITabBarController().selectedViewController = UIViewController() },
    .stops("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.") {
      show(UITabBarController()) { $0.tabBar.delegate = Delegate.shared }
    },
    .stops("Directly modifying a tab bar managed by a tab bar controller is not allowed.") {
      withExtendedLifetime(UITabBarController()) { $0.tabBar.setItems([], animated: false) }
    },
    .stops("Cannot manually set the delegate on a UINavigationBar managed by a controller.") {
      show(UINavigationController()) { $0.navigationBar.delegate = Delegate.shared }
    },
    .stops("Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.") {
      withExtendedLifetime(UINavigationController()) { $0.navigationBar.pushItem(UINavigationItem(), animated: false) }
    },
    .stops(sourceOfAPopover, named: "a popover without a source") {
      let screen = UIViewController()
      screen.modalPresentationStyle = .popover
      present(screen, on: .pad)
    },
    .stops(sourceOfAPopover, named: "a share sheet without a source") {
      present(UIActivityViewController(activityItems: [], applicationActivities: nil), on: .pad)
    },
    .stops("Application windows are expected to have a root view controller at the end of application launch") {
      _ = UIApplication.shared.launch(Delegate(), options: nil)
    },
    .warns(
      "Warning: Attempt to present <UIAlertController> on <UIViewController> (from <UIViewController>) which is already "
        + "presenting <UISearchController>."
    ) {
      let (owner, search) = (UIViewController(), UISearchController(searchResultsController: UIViewController()))
      owner.navigationItem.searchController = search
      show(UINavigationController(rootViewController: owner)) { _ in
        search.isActive = true
        owner.present(UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: true)
        if owner.presentedViewController !== search { fatalError("the search is gone") }
      }
    },
    .warns(
      "Warning: Attempt to present <UIViewController> on <UIViewController> (from <UIViewController>) which is already "
        + "presenting <UIViewController>.",
      "Warning: Attempt to present <UIViewController> on <UITabBarController> (from <UITabBarController>) whose view is not "
        + "in the window hierarchy."
    ) {
      show(UIViewController()) { controller in
        for _ in 0..<2 { controller.present(UIViewController(), animated: false) }
        UITabBarController().present(UIViewController(), animated: false)
      }
    },
  ]

  static let ofAlerts: [ProcessCase] = [
    .stops("UIAlertController must have a title, a message or an action to display") {
      present(UIAlertController(title: nil, message: nil, preferredStyle: .alert))
    },
    .stops(
      "You must provide location information for this popover through the alert controller's "
        + "popoverPresentationController."
    ) { present(UIAlertController(title: "Remove?", message: nil, preferredStyle: .actionSheet), on: .pad) },
    .stops("UIAlertController can only have one action with a style of UIAlertActionStyleCancel") {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      for title in ["A", "B"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
    },
    .stops("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert") {
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
    },
    // "The action … must have already been added to the alert controller's list of actions."
    .stops("The preferred action OK isn't one of the alert's") {
      UIAlertController(title: nil, message: nil, preferredStyle: .alert).preferredAction =
        UIAlertAction(title: "OK", style: .default)
    },
    .warns("The alert view \"Oops\" isn't shown here") {
      UIAlertView(title: "Oops", message: nil, delegate: nil, cancelButtonTitle: "OK").show()
    },
  ]

  private static let sourceOfAPopover =
    "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView or "
    + "barButtonItem set before the presentation occurs."
}

@MainActor private func present(_ controller: UIViewController, on idiom: UIUserInterfaceIdiom = .phone) {
  UIDevice.current.userInterfaceIdiom = idiom
  show(UIViewController()) { screen in
    screen.present(controller, animated: false)
    screen.dismiss(animated: false)
  }
}

@MainActor private func show<Screen: UIViewController>(_ screen: Screen, _ act: (Screen) -> Void) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_024, height: 768))
  window.show(screen)
  act(screen)
}

private final class Delegate: UIResponder, UIApplicationDelegate, UITabBarDelegate, UINavigationBarDelegate {
  static let shared = Delegate()

  var window: UIWindow?

  func application(_: UIApplication, didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    return true
  }
}
