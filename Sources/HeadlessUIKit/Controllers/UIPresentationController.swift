/// An object that manages a presentation.
@preconcurrency
@MainActor
open class UIPresentationController: NSObject {
  /// The presented view controller.
  public private(set) final weak var presentedViewController: UIViewController!
  /// The presenting view controller, also after a swipe.
  public final var presentingViewController: UIViewController! {
    presentedViewController?.ownPresenting ?? formerPresenter
  }
  private weak var formerPresenter: UIViewController?
  /// The delegate of the presentation.
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  init(presentedViewController: UIViewController) {
    self.presentedViewController = presentedViewController
    super.init()
  }

  /// Simulates a swipe that dismisses the presented controller. Returns `false` if it is modal or the delegate refuses.
  /// As in UIKit the delegate is told about swipes only, not about `dismiss(animated:completion:)`.
  package final func swipeToDismiss() throws(MissedAction) -> Bool {
    guard let presented = presentedViewController, presented.ownPresenting != nil else {
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
    presented.ownPresenting?.dismiss(animated: true)
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
  fileprivate var canBeSwipedAway: Bool { [.automatic, .pageSheet, .formSheet, .popover].contains(self) }
}
