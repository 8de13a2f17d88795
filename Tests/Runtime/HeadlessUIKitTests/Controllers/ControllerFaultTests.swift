import HeadlessUIKitTesting
import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Mistakes with view controllers at which UIKit stops.
@MainActor struct ControllerFaultTests {
  enum Fault: String, CaseIterable, Codable {
    case emptyAlert, presentedOnItself, childOfItself, viewOfTwoControllers, childBelowAnotherController,
      childBelowNoController
    case transitionOfOthers, pageTooMany, controllerTwiceOnAStack, unknownTab, delegateOfTabBar, itemsOfTabBar,
      delegateOfNavigationBar
    case itemPushedOnNavigationBar, popoverOfNothing, sheetOfNothing, shareSheetOfNothing, windowWithoutController

    nonisolated var text: String {
      switch self {
      case .emptyAlert: "UIAlertController must have a title, a message or an action to display"
      case .presentedOnItself:
        "Application tried to present modal view controller on itself. Presenting controller is <UIViewController>."
      case .childOfItself: "A view controller can't be its own child: <UIViewController>"
      case .viewOfTwoControllers:
        "A view can only be associated with at most one view controller at a time! View <UIView> is associated with "
          + "<UIViewController>. Clear this association before associating this view with <UIViewController>."
      case .childBelowAnotherController:
        "child view controller:<UIPageViewController> should have parent view controller:<UISearchController> but actual "
          + "parent is:<UIViewController>"
      case .childBelowNoController:
        "child view controller:<UIPageViewController> should have parent view controller:(null) but actual parent "
          + "is:<UIViewController>"
      case .transitionOfOthers:
        "Children view controllers <UIViewController> and <UIPageViewController> must have a common parent view "
          + "controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:"
          + "animations:completion:]"
      case .pageTooMany:
        "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition"
      case .controllerTwiceOnAStack:
        "All view controllers in a navigation controller must be distinct ([\"<UIViewController>\", \"<UIViewController>\", \"<UIViewController>\"])"
      case .unknownTab:
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view "
          + "controllers can be selected."
      case .delegateOfTabBar: "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
      case .itemsOfTabBar: "Directly modifying a tab bar managed by a tab bar controller is not allowed."
      case .delegateOfNavigationBar:
        "Cannot manually set the delegate on a UINavigationBar managed by a controller."
      case .itemPushedOnNavigationBar:
        "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller."
      case .popoverOfNothing, .shareSheetOfNothing:
        "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView or "
          + "barButtonItem set before the presentation occurs."
      case .sheetOfNothing:
        "You must provide location information for this popover through the alert controller's "
          + "popoverPresentationController."
      case .windowWithoutController:
        "Application windows are expected to have a root view controller at the end of application launch"
      }
    }

    @MainActor func cause() {
      let screen = UIViewController()
      switch self {
      case .emptyAlert:
        present(UIAlertController(title: nil, message: nil, preferredStyle: .alert))
      case .presentedOnItself: show(screen) { $0.present($0, animated: false) }
      case .childOfItself: screen.addChild(screen)
      case .viewOfTwoControllers: UIViewController().view = screen.view
      case .childBelowAnotherController:
        let (child, other) = (UIPageViewController(), UISearchController(searchResultsController: nil))
        screen.addChild(child)
        screen.view.addSubview(other.view)
        show(screen) { _ in other.view.addSubview(child.view) }
      case .childBelowNoController:
        let child = UIPageViewController()
        screen.addChild(child)
        show(screen) { $0.view.window?.addSubview(child.view) }
      case .transitionOfOthers:
        let child = UIViewController()
        screen.addChild(child)
        screen.transition(from: child, to: UIPageViewController(), duration: 0, animations: nil)
      case .pageTooMany:
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          .setViewControllers([], direction: .forward, animated: false)
      case .controllerTwiceOnAStack:
        UINavigationController().setViewControllers([screen, UIViewController(), screen], animated: false)
      case .unknownTab: UITabBarController().selectedViewController = screen
      case .delegateOfTabBar: show(UITabBarController()) { $0.tabBar.delegate = Delegate.shared }
      case .itemsOfTabBar: withExtendedLifetime(UITabBarController()) { $0.tabBar.setItems([], animated: false) }
      case .delegateOfNavigationBar: show(UINavigationController()) { $0.navigationBar.delegate = Delegate.shared }
      case .itemPushedOnNavigationBar:
        withExtendedLifetime(UINavigationController()) {
          $0.navigationBar.pushItem(UINavigationItem(), animated: false)
        }
      case .popoverOfNothing:
        screen.modalPresentationStyle = .popover
        present(screen, on: .pad)
      case .sheetOfNothing:
        present(UIAlertController(title: "Remove?", message: nil, preferredStyle: .actionSheet), on: .pad)
      case .shareSheetOfNothing:
        present(UIActivityViewController(activityItems: [], applicationActivities: nil), on: .pad)
      case .windowWithoutController:
        let delegate = Delegate()
        _ = UIApplication.shared.launch(delegate, options: nil)
      }
    }

    @MainActor
    private func present(_ controller: UIViewController, on idiom: UIUserInterfaceIdiom = .phone) {
      UIDevice.current.userInterfaceIdiom = idiom
      show(UIViewController()) { screen in
        screen.present(controller, animated: false)
        screen.dismiss(animated: false)
      }
    }

    @MainActor
    private func show<Screen: UIViewController>(_ screen: Screen, _ act: (Screen) -> Void) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_024, height: 768))
      window.show(screen)
      act(screen)
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate, UITabBarDelegate, UINavigationBarDelegate {
    static let shared = Delegate()

    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test(.tags(.process), .promptExit, arguments: Fault.allCases)
  nonisolated func aMistakeStopsWithUIKitsMessage(fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
      await MainActor.run { fault.cause() }
    }
    result.expectTexts([fault.text])
  }

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
