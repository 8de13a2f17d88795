// Members that apps override. The file compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { .zero }
  override func presentationTransitionWillBegin() {}
  override func presentationTransitionDidEnd(_ completed: Bool) {}
  override func dismissalTransitionWillBegin() {}
  override func dismissalTransitionDidEnd(_ completed: Bool) {}
  override func containerViewWillLayoutSubviews() {}
  override func containerViewDidLayoutSubviews() {}
  override var shouldRemovePresentersView: Bool { true }
  override var shouldPresentInFullscreen: Bool { true }
  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { .zero }
  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  override var presentedView: UIView? { nil }
  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }
  override var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
  override var presentationStyle: UIModalPresentationStyle { .none }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  override var containerView: UIView? { nil }
}

private class OverridingSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
  override func perform() {}
  override var destination: UIViewController { super.destination }
}

private class OverridingInteractiveTransition: UIPercentDrivenInteractiveTransition {
  override func update(_ percentComplete: CGFloat) {}
  override func cancel() {}
  override func finish() {}
  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {}
  override var completionSpeed: CGFloat { didSet {} }
}

private class OverridingDynamicBehavior: UIDynamicBehavior {
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

private class OverridingDynamicAnimator: UIDynamicAnimator {
  override func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  override func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}
