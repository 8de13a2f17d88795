/// Looks after a presented controller while it is presented.
@preconcurrency
@MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented, or will be.
  public private(set) final weak var presentedViewController: UIViewController!
  /// The controller that presents it, or did so until a swipe.
  public final var presentingViewController: UIViewController! {
    presentedViewController?.ownPresenting ?? formerPresenter
  }
  private weak var formerPresenter: UIViewController?
  /// Who is asked and told about a swipe that takes the presented controller away.
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

/// Who is asked and told about a swipe that takes a presented controller away. All methods are optional.
@preconcurrency
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in another environment. There is but one here: nobody asks.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether a swipe may take the controller away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A swipe takes the controller away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A swipe took the controller away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A swipe did not take the controller away.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As it is.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentedViewController?.modalPresentationStyle ?? .automatic
  }
  /// Always.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Who is asked and told about a balloon.
@preconcurrency
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Where a balloon points.
@preconcurrency
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it points at.
  open var sourceView: UIView?
  /// The rectangle that it points at, in that view.
  open var sourceRect = CGRect.zero
  /// The button that it points at.
  open var barButtonItem: UIBarButtonItem?
  /// The sides that it may lie at.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// The sides of a balloon's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits, UIKit's own.
  public let rawValue: UInt
  /// Sides from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// It points down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// It points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// It points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
