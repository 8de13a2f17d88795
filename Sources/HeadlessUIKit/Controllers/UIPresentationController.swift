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

/// The methods of a popover's delegate.
@preconcurrency
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// An object that manages a popover.
@preconcurrency
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The rectangle that the popover points at, in the coordinates of the view.
  open var sourceRect = CGRect.zero
  /// The button that the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// The permitted directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes directions from their raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
