/// The methods of a split view controller's delegate.
@preconcurrency
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether a classic split view that collapses leaves the secondary view controller to the delegate.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The secondary view controller of a classic split view that expands.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Whether the delegate of a classic split view shows a view controller itself.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  /// The display mode of a split view with columns that expands.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Whether the delegate of a classic split view shows the detail itself.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// The column to show of a split view with columns that collapses. If all are set, the secondary one is proposed,
  /// which UIKit doesn't document.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The display mode will change. Not called for the first one.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
  /// A split view with columns expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// A split view with columns collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// A column will be shown, other than by `show(_:)`. Not called before the split view appeared.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column will be hidden, other than by `hide(_:)`.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// A gesture that shows the primary column will begin. Called by tests only.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// A gesture that shows the primary column ended. Called by tests only.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// The mode that the display mode button of a classic split view chooses.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// The orientations of the interface.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// The view controller that a classic split view shows after collapsing.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// The primary view controller of a classic split view that expands.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// The orientation in which the split view is presented.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// Optional. The default is `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool { false }
  /// Optional. The default is the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Optional. The default is `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Optional. The default is none.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Optional. The default is `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { false }
  /// Optional. The default is the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Optional. The default does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Optional. The default does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Optional. The default does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Optional. The default does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// Optional. The default does nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  /// Optional. The default does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  /// Optional. The default does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  /// Optional. The default is .automatic.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
  /// Optional. The default is .allButUpsideDown.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Optional. The default is `nil`.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// Optional. The default is `nil`.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// Optional. The default is .portrait.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
}
