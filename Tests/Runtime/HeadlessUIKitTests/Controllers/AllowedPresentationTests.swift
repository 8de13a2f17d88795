import HeadlessUIKit
import Testing

/// Acts of view controllers that look like mistakes at which UIKit stops.
@MainActor struct AllowedPresentationTests {
  /// The delegate of a popover may specify the source as late as this.
  private final class Preparing: NSObject, UIPopoverPresentationControllerDelegate {
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      controller.sourceView = controller.presentingViewController.view
    }
  }

  /// A device shows what is presented after the turn of the run loop.
  @Test func whatIsPresentedMayBeConfiguredUntilTheTurnEnds() async {
    let screen = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(screen)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    screen.present(alert, animated: false)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    await Task.yield()
    #expect(screen.presentedViewController === alert)
    screen.dismiss(animated: false)
  }

  @Test func aPopoverMayGetItsSourceFromItsDelegate() {
    let (window, screen, popover) = (UIWindow(), UIViewController(), UIViewController())
    window.frame.size = CGSize(width: 1_024, height: 768)
    window.show(screen)
    let delegate = Preparing()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.delegate = delegate
    screen.present(popover, animated: false)
    screen.dismiss(animated: false)
    #expect(popover.popoverPresentationController?.sourceView === screen.view)
  }

  @Test func aChildIsInTheViewOfItsParentWhateverIsBetween() {
    let (screen, child) = (UIViewController(), UIViewController())
    let window = UIWindow(showing: screen)
    let room = UIView()
    screen.view.addSubview(room)
    screen.addChild(child)
    room.addSubview(child.view)
    #expect(child.view.window === window)
  }
}
