// Members that apps override. The file compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var title: String? { didSet {} }
  override var view: UIView! { didSet {} }
  override var nibName: String? { nil }
  override var nibBundle: Bundle? { nil }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var tabBarItem: UITabBarItem! {
    get { nil }
    set {}
  }
  override var navigationController: UINavigationController? { nil }
  override var tabBarController: UITabBarController? { nil }
  override var preferredContentSize: CGSize {
    get { .zero }
    set {}
  }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .default }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  override var childForStatusBarStyle: UIViewController? { nil }
  override var childForStatusBarHidden: UIViewController? { nil }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
  override var shouldAutorotate: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .none }
    set {}
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { true }
    set {}
  }
  override var isModalInPresentation: Bool {
    get { true }
    set {}
  }
  override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    get { nil }
    set {}
  }
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }
  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { true }
    set {}
  }
  override var edgesForExtendedLayout: UIRectEdge {
    get { [] }
    set {}
  }
  override var isEditing: Bool { didSet {} }
  override var editButtonItem: UIBarButtonItem { super.editButtonItem }
  override var toolbarItems: [UIBarButtonItem]? { didSet {} }
  override var inputAccessoryView: UIView? { nil }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { nil }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
  override var disablesAutomaticKeyboardDismissal: Bool { true }
  override var definesPresentationContext: Bool {
    get { true }
    set {}
  }
  override var presentedViewController: UIViewController? { nil }
  override var presentingViewController: UIViewController? { nil }
  override var parent: UIViewController? { nil }
  override var children: [UIViewController] { [] }
  override var previewActionItems: [UIPreviewActionItem] { [] }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .dark }
    set {}
  }
  override var userActivity: NSUserActivity? {
    get { nil }
    set {}
  }
  override var undoManager: UndoManager? { nil }
  override var preferredFocusEnvironments: [UIFocusEnvironment] { [] }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
  override var isBeingPresented: Bool { true }
  override var storyboard: UIStoryboard? { nil }
  override var splitViewController: UISplitViewController? { nil }
  override var next: UIResponder? { nil }
  override var description: String { "" }
  override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
  override func loadView() {}
  override func viewDidLoad() {}
  override func loadViewIfNeeded() {}
  override func viewWillAppear(_ animated: Bool) {}
  override func viewIsAppearing(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {}
  override func viewDidDisappear(_ animated: Bool) {}
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}
  override func viewSafeAreaInsetsDidChange() {}
  override func viewLayoutMarginsDidChange() {}
  override func updateViewConstraints() {}
  override func didReceiveMemoryWarning() {}
  override func awakeFromNib() {}
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  override func performSegue(withIdentifier identifier: String, sender: Any?) {}
  override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  { true }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { [] }
  override func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  override func show(_ vc: UIViewController, sender: Any?) {}
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  override func addChild(_ childController: UIViewController) {}
  override func removeFromParent() {}
  override func willMove(toParent parent: UIViewController?) {}
  override func didMove(toParent parent: UIViewController?) {}
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  override func endAppearanceTransition() {}
  override func setEditing(_ editing: Bool, animated: Bool) {}
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { .zero }
  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }
  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {}
  override func encodeRestorableState(with coder: NSCoder) {}
  override func decodeRestorableState(with coder: NSCoder) {}
  override func applicationFinishedRestoringState() {}
  override func restoreUserActivityState(_ activity: NSUserActivity) {}
  override func updateUserActivityState(_ activity: NSUserActivity) {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func remoteControlReceived(with event: UIEvent?) {}
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { nil }
  override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}
  override func setNeedsStatusBarAppearanceUpdate() {}
  override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
  override func accessibilityPerformEscape() -> Bool { true }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  override func buildMenu(with builder: UIMenuBuilder) {}
  override func validate(_ command: UICommand) {}
  override func becomeFirstResponder() -> Bool { true }
  override func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  override func addKeyCommand(_ keyCommand: UIKeyCommand) {}
}

private class OverridingNavigationController: UINavigationController {
  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nil, bundle: nil) }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: nil, toolbarClass: nil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  override func popViewController(animated: Bool) -> UIViewController? { nil }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { nil }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  override var viewControllers: [UIViewController] { didSet {} }
  override var delegate: UINavigationControllerDelegate? { didSet {} }
  override var topViewController: UIViewController? { nil }
  override var visibleViewController: UIViewController? { nil }
  override var childForStatusBarStyle: UIViewController? { nil }
  override var shouldAutorotate: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  override var preferredStatusBarStyle: UIStatusBarStyle { .default }
  override var navigationBar: UINavigationBar { super.navigationBar }
  override var isNavigationBarHidden: Bool { didSet {} }
  override func show(_ vc: UIViewController, sender: Any?) {}
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
  override var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}

private class OverridingTabBarController: UITabBarController {
  override var selectedIndex: Int { didSet {} }
  override var selectedViewController: UIViewController? { didSet {} }
  override var viewControllers: [UIViewController]? { didSet {} }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  override var tabBar: UITabBar { super.tabBar }
}

private class OverridingSplitViewController: UISplitViewController {
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  override var viewControllers: [UIViewController] { didSet {} }
  override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
  override func show(_ column: UISplitViewController.Column) {}
}

private class OverridingPageViewController: UIPageViewController {
  override init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) { super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
  override var dataSource: UIPageViewControllerDataSource? { didSet {} }
}

private class OverridingSearchController: UISearchController {
  override var searchBar: UISearchBar { super.searchBar }
  override var isActive: Bool { didSet {} }
  override init(searchResultsController: UIViewController?) {
    super.init(searchResultsController: searchResultsController)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingAlertController: UIAlertController {
  override func addAction(_ action: UIAlertAction) {}
  override var message: String? { didSet {} }
  override var actions: [UIAlertAction] { [] }
  override var preferredStyle: UIAlertController.Style { .alert }
}
