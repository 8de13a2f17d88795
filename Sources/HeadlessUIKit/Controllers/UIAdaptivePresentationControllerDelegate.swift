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

extension UIAdaptivePresentationControllerDelegate {
  /// Optional. The default is the style of the presented view controller.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentedViewController?.modalPresentationStyle ?? .automatic
  }
  /// Optional. The default is `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Optional. The default does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Optional. The default does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Optional. The default does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
