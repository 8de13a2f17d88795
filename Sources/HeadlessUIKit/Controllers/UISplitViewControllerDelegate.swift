/// The methods of a split view controller's delegate.
@preconcurrency
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {}
