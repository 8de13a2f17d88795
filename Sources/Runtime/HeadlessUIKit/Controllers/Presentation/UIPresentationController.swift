/// An object that manages a presentation. Transitions take no time here.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer, UITraitEnvironment, UIContentContainer,
  UIFocusEnvironment
{
  /// The presented view controller, while it exists.
  final weak var presented: UIViewController?
  open var presentedViewController: UIViewController {
    guard let presented else { stop("The view controller of this presentation controller is gone; keep it") }
    return presented
  }
  open var presentingViewController: UIViewController {
    guard let presenting = presented?.ownPresenting ?? formerPresenter else {
      stop("Nothing presents \(presented.map { "\(type(of: $0))" } ?? "the view controller") yet; present it first")
    }
    return presenting
  }
  /// The view with the views of a custom presentation, while it is on the screen.
  final var container: UIView?
  private final weak var formerPresenter: UIViewController?
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  init(presentedViewController: UIViewController) {
    presented = presentedViewController
    super.init()
  }
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    formerPresenter = presentingViewController
    super.init()
  }

  /// The view in which the presentation takes place. Presentations that aren't custom take place in the window.
  open var containerView: UIView? { container ?? presented?.viewIfLoaded?.window }
  open var presentedView: UIView? { presented?.view }
  /// The frame of the presented view: the whole window, unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .none }
  /// Whether the view of the presenter is removed from the screen. Custom presentations ask for it.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the presented view fills the screen. Stored; has no effect here.
  open var shouldPresentInFullscreen: Bool { true }
  /// The traits of the presented view controller instead of the inherited ones. Stored; has no effect here.
  open var overrideTraitCollection: UITraitCollection?
  /// The style in a narrow window: that which the delegate states. A presentation isn't adapted here.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? .none
  }
  /// The style in an environment: that which the delegate states. Called by tests only.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  open var traitCollection: UITraitCollection { presented?.traitCollection ?? UITraitCollection.current }
  /// The size of the presented view controller. Called by tests only.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called by tests only.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of the presented view controller in a container of another size: that of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called by tests only.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called by tests only.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Where focus begins: in the presented view controller. Called by tests only.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { presented.map { [$0] } ?? [] }
  /// Requests an update of the focus. Does nothing.
  open func setNeedsFocusUpdate() {}
  /// Updates the focus. Does nothing.
  open func updateFocusIfNeeded() {}
  /// Whether focus may move. Called by tests only.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when focus moved. Called by tests only.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// Simulates a swipe that dismisses the presented controller. Returns `false` if it is modal or the delegate refuses.
  /// As in UIKit the delegate is told about swipes only, not about `dismiss(animated:completion:)`.
  package final func swipeToDismiss() throws(MissedAction) -> Bool {
    guard let presented, presented.ownPresenting != nil else {
      throw MissedAction("the view controller isn't presented")
    }
    guard presented.modalPresentationStyle.canBeSwipedAway else {
      throw MissedAction("a swipe dismisses sheets and popovers, not the style \(presented.modalPresentationStyle)")
    }
    if presented.isModalWithContent || !(delegate?.presentationControllerShouldDismiss(self) ?? true) {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    formerPresenter = presented.ownPresenting
    presented.leave()
    delegate?.presentationControllerDidDismiss(self)
    return true
  }
}

extension UIViewController {
  fileprivate var isModalWithContent: Bool {
    isModalInPresentation || shownChildren.contains(where: \.isModalWithContent)
  }
}

extension UIModalPresentationStyle {
  var isSheet: Bool { [.automatic, .pageSheet, .formSheet].contains(self) }
  fileprivate var canBeSwipedAway: Bool { [.automatic, .pageSheet, .formSheet, .popover].contains(self) }
}
