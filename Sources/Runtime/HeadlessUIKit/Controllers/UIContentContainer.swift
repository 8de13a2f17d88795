@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
  /// Tells children and the presented view controller about a new size if theirs will change.
  final func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if new != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: new, with: coordinator) }
    }
    guard let presented = ownPresented else { return }
    let presentation = presented.presentationController
    presentation?.viewWillTransition(to: size, with: coordinator)
    let own = presentation?.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: own ?? size, with: coordinator)
  }
}
