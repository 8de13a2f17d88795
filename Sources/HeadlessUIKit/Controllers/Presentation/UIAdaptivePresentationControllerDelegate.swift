/// The methods of a presentation controller's delegate. All of them are optional.
@preconcurrency
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style for other traits. Never called here.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
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
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIAdaptivePresentationControllerDelegate {
  /// Optional. The default is the style of the presented view controller.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentedViewController?.modalPresentationStyle ?? .automatic
  }
  /// Optional. The default is `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
