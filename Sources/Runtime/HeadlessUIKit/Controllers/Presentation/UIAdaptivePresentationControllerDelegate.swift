/// The methods of a presentation controller's delegate. All of them are optional.
@preconcurrency
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in a narrow window. A presentation controller's `adaptivePresentationStyle` asks for it.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style for other traits. A presentation controller's `adaptivePresentationStyle(for:)` asks for it.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Prepares the controller of an adapted presentation. Called by tests only: presentations aren't adapted.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  )
  /// The view controller for an adapted style. Presentations aren't adapted: a warning says so if it is another one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The view controller will be presented. The style is `none`, because presentations aren't adapted.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  /// Whether a swipe may dismiss the view controller.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A swipe will dismiss the view controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A swipe dismissed the view controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A swipe didn't dismiss the view controller.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

/// The methods are optional. A default implementation without a comment does nothing.
extension UIAdaptivePresentationControllerDelegate {
  /// Optional. The default is the style of the presented view controller.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presented?.modalPresentationStyle ?? .automatic
  }
  /// Optional. The default is the style without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Optional. The default is none: the same view controller.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Optional. The default is `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
