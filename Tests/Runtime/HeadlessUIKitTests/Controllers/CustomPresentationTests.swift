import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// A sheet of an app's own: a presentation controller that places the presented view and dims what is around it.
@MainActor struct CustomPresentationTests {
  private final class Sheet: UIPresentationController {
    let dimming = UIButton()
    var calls: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
    private var height: CGFloat { max(presentedViewController.preferredContentSize.height, 100) }

    override func presentationTransitionWillBegin() {
      calls.append("will present")
      dimming.frame = containerView?.bounds ?? .zero
      dimming.alpha = 0
      dimming.addAction(
        UIAction { [weak self] _ in self?.presentedViewController.dismiss(animated: true) },
        for: .touchUpInside
      )
      containerView?.addSubview(dimming)
      presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("presented: \(completed)") }
    override func dismissalTransitionWillBegin() { calls.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dismissed: \(completed)") }
    override func containerViewDidLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      containerView?.setNeedsLayout()
    }
  }

  private final class Transition: NSObject, UIViewControllerTransitioningDelegate {
    var made: Sheet?
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let sheet = Sheet(presentedViewController: presented, presenting: presenting)
      made = sheet
      return sheet
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()
  private let presented = UIViewController()
  private let transition = Transition()

  private func present(_ style: UIModalPresentationStyle) {
    window.show(root)
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = transition
    root.present(presented, animated: true)
    window.layoutIfNeeded()
  }

  @Test func theSheetIsPlacedAndDimsWhatIsAroundIt() throws {
    present(.custom)
    let sheet = try #require(transition.made)
    #expect(presented.presentationController === sheet && sheet.presentingViewController === root)
    #expect(presented.view.frame == CGRect(x: 0, y: 380, width: 320, height: 100))
    #expect(sheet.dimming.alpha == 1 && sheet.dimming.window === window)
    #expect(sheet.calls == ["will present", "presented: true"])
    #expect(root.view.window === window, "the presenter stays on the screen")
  }

  @Test func theSheetFollowsTheSizeOfItsContent() {
    present(.custom)
    presented.preferredContentSize.height = 200
    window.layoutIfNeeded()
    #expect(presented.view.frame == CGRect(x: 0, y: 280, width: 320, height: 200))
    window.frame.size = CGSize(width: 480, height: 320)
    window.layoutIfNeeded()
    #expect(presented.view.frame == CGRect(x: 0, y: 120, width: 480, height: 200))
  }

  @Test func aTapBesideTheSheetDismissesIt() throws {
    present(.custom)
    let sheet = try #require(transition.made)
    window.user.tap(at: CGPoint(x: 100, y: 100))
    #expect(root.presentedViewController == nil && presented.view.window == nil && sheet.dimming.window == nil)
    #expect(sheet.calls.suffix(2) == ["will dismiss", "dismissed: true"])
    root.present(presented, animated: true)
    #expect(transition.made !== sheet && presented.view.window === window, "each presentation has its controller")
  }

  @Test func otherStylesDoNotAskForIt() {
    present(.overFullScreen)
    #expect(transition.made == nil && presented.view.frame == window.bounds)
  }
}
