// Members that apps override, and that the table of Tests/EndToEnd/Surface/check doesn't list as open. The file
// compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingPresentationController: UIPresentationController {
  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { .zero }
  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {}
}

private class OverridingSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

private class OverridingInteractiveTransition: UIPercentDrivenInteractiveTransition {
  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {}
}
