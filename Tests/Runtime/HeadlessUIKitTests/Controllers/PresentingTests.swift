import HeadlessUIKitTesting
import Testing

@testable import HeadlessUIKit

/// Presenting and dismissing, as UIKit documents them and as logs of its calls show.
@MainActor struct PresentingTests {
  @Test(arguments: [
    (UIModalPresentationStyle.automatic, ["B will appear", "B did appear"], ["B will disappear", "B did disappear"]),
    (.overFullScreen, ["B will appear", "B did appear"], ["B will disappear", "B did disappear"]),
    (
      .fullScreen, ["A will disappear", "B will appear", "B did appear", "A did disappear"],
      ["B will disappear", "A will appear", "A did appear", "B did disappear"]
    ),
  ])
  func presentingAndDismissingCallControllersInOrder(
    style: UIModalPresentationStyle,
    presenting: [String],
    dismissing: [String]
  ) {
    let log = Log()
    let (a, b) = (AppearingController("A", log), AppearingController("B", log))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), showing: a)
    _ = log.take()
    b.modalPresentationStyle = style
    // As in UIKit, reading the automatic style returns a form sheet's.
    #expect(b.modalPresentationStyle == (style == .automatic ? .formSheet : style))
    a.present(b, animated: true)
    #expect(log.take() == presenting)
    #expect((a.view.window == nil) == (style == .fullScreen))
    #expect(b.view.window === window)
    b.dismiss(animated: true)
    #expect(log.take() == dismissing)
    #expect(a.view.window === window && b.view.window == nil)
    #expect(a.view.frame == window.bounds)
  }

  /// UIKit logs a warning, presents nothing, and doesn't call the completion handler.
  @Test func aControllerOutsideOfAWindowPresentsNothing() {
    let (presenter, presented) = (UIViewController(), UIViewController())
    presenter.loadViewIfNeeded()
    var isCompleted = false
    presenter.present(presented, animated: false) { isCompleted = true }
    #expect(presenter.presentedViewController == nil && presented.presentingViewController == nil)
    #expect(!isCompleted && !presented.isViewLoaded)
  }

  /// UIKit logs "which is already presenting" until the animation ends, as it does before the completion handler.
  @Test func nothingIsPresentedInTheTurnOfAnAnimatedDismissal() async {
    let controller = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(controller)
    func dismissAndPresent(animated: Bool) -> Bool {
      controller.present(UIViewController(), animated: false)
      controller.dismiss(animated: animated)
      controller.present(UIViewController(), animated: false)
      return controller.presentedViewController != nil
    }
    #expect(!dismissAndPresent(animated: true))
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    #expect(dismissAndPresent(animated: false))
    controller.dismiss(animated: true) { controller.present(UIViewController(), animated: false) }
    #expect(controller.presentedViewController != nil)
    controller.dismiss(animated: true)
    // A user acts in a turn of its own.
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    controller.view.addSubview(button)
    button.addAction(UIAction { _ in controller.present(UIViewController(), animated: true) }, for: .touchUpInside)
    button.user.tap()
    #expect(controller.presentedViewController != nil)
  }

  /// If a child presents a controller, its outermost ancestor presents it, and all controllers in between return it as
  /// their presented controller.
  @Test func theOutermostAncestorPresents() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let presented = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(navigation)
    child.present(presented, animated: false)
    #expect(child.presentedViewController === presented && navigation.presentedViewController === presented)
    #expect(presented.presentingViewController === navigation)
    #expect(presented.viewControllers[0].presentingViewController === navigation)
    presented.viewControllers[0].dismiss(animated: false)
    #expect(child.presentedViewController == nil && presented.presentingViewController == nil)
  }

  /// "Dismisses its immediate child view controller and all view controllers above that child."
  @Test(arguments: [0, 1, 2])
  func aStackIsDismissed(from index: Int) {
    let log = Log()
    let all = ["A", "B", "C"].map { AppearingController($0, log) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.show(all[0])
    all[0].present(all[1], animated: false)
    all[1].present(all[2], animated: false)
    _ = log.take()
    all[index].dismiss(animated: false)
    let gone = index == 0 ? ["C", "B"] : ["C"]
    #expect(log.take() == gone.map { "\($0) will disappear" } + gone.map { "\($0) did disappear" })
    #expect(all.map { $0.view.window != nil } == [true, index != 0, false])
    #expect(all.map { $0.presentedViewController == nil } == [index == 0, true, true])
  }

  /// A controller without a nib name loads the nib with the name of its class.
  final class ColourViewController: UIViewController {}
  final class PlainController: UIViewController {}

  @Test func aControllerFindsTheNibOfItsClass() {
    #expect(ColourViewController().view.tag == 7)
    #expect(PlainController().view.tag == 0)
  }

  @Test func aWindowShowsItsRootControllerOnce() {
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = AppearingController("A", log)
    window.isHidden = false
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    #expect(log.take() == ["A will appear", "A did appear"])
    #expect(window.isKeyWindow)
  }

  /// A view controller on a stack that is covered alone returns to its place.
  @Test func aCoveredChildReturnsToItsContainer() {
    let (navigation, presented) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
    let window = UIWindow(showing: navigation)
    let top = navigation.viewControllers[0]
    top.definesPresentationContext = true
    presented.modalPresentationStyle = .currentContext
    top.present(presented, animated: false)
    #expect(presented.presentingViewController === top && top.view.window == nil)
    top.dismiss(animated: false)
    #expect(top.view.superview === navigation.view && top.view.window === window)
  }
}
