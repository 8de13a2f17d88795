// Members that apps override, and that the table of Tests/EndToEnd/Surface/check doesn't list as open. The file
// compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var preferredFocusEnvironments: [UIFocusEnvironment] { [] }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var description: String { "" }
  override func awakeFromNib() {}
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  override func willTransition(to _: UITraitCollection, with _: UIViewControllerTransitionCoordinator) {}
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { .zero }
  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  override func accessibilityPerformEscape() -> Bool { true }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}

private class OverridingNavigationController: UINavigationController {
  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nil, bundle: nil) }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: nil, toolbarClass: nil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingTabBarController: UITabBarController {
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  override var tabBar: UITabBar { super.tabBar }
}

private class OverridingPageViewController: UIPageViewController {
  override init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) { super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingSearchController: UISearchController {
  override init(searchResultsController: UIViewController?) {
    super.init(searchResultsController: searchResultsController)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingNavigationItem: UINavigationItem {
  override init(title: String) { super.init(title: title) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingPresentationController: UIPresentationController {
  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { .zero }
  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }
  override func willTransition(to _: UITraitCollection, with _: UIViewControllerTransitionCoordinator) {}
}

private class OverridingSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

private class OverridingInteractiveTransition: UIPercentDrivenInteractiveTransition {
  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {}
}
