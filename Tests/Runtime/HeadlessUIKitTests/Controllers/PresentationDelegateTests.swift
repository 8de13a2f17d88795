import HeadlessUIKit
import Testing

@MainActor struct PresentationDelegateTests {
  @MainActor final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var told: [String] = []
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      told.append("prepare")
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { told.append("present \(presentationController.presentedViewController.title ?? "")") }
    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? .overFullScreen : .none }
  }

  @Test func theDelegateIsToldBeforeAPopoverIsPresented() throws {
    let (presenter, presented, delegate) = (UIViewController(), UIViewController(), Delegate())
    presented.modalPresentationStyle = .popover
    presented.title = "Filter"
    presented.popoverPresentationController?.delegate = delegate
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(presenter)
    presenter.present(presented, animated: false)
    #expect(delegate.told == ["prepare", "present Filter"])
    #expect(presented.presentationController?.presentingViewController === presenter)
  }

  @Test func theDelegateStatesTheStyleForTraits() throws {
    let (presented, delegate) = (UIViewController(), Delegate())
    presented.modalPresentationStyle = .popover
    let popover = try #require(presented.popoverPresentationController)
    #expect(popover.adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact)) == .none)
    popover.delegate = delegate
    #expect(popover.adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact)) == .overFullScreen)
    #expect(popover.adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .regular)) == .none)
    #expect(popover.adaptiveSheetPresentationController === popover.adaptiveSheetPresentationController)
  }

  @Test func pagesHaveAnIndicatorOnlyIfTheDataSourceSaysSo() {
    @MainActor final class Source: NSObject, UIPageViewControllerDataSource {
      func pageViewController(_: UIPageViewController, viewControllerBefore _: UIViewController) -> UIViewController? {
        nil
      }
      func pageViewController(_: UIPageViewController, viewControllerAfter _: UIViewController) -> UIViewController? {
        nil
      }
    }
    let (pages, source) = (UIPageViewController(), Source())
    pages.dataSource = source
    #expect(pages.dataSource?.presentationCount(for: pages) == 0)
    #expect(pages.dataSource?.presentationIndex(for: pages) == 0)
  }

  @Test func anEnvironmentContainsWhatIsInIt() {
    let (controller, other, view) = (UIViewController(), UIViewController(), UIView())
    controller.view.addSubview(view)
    #expect(controller.contains(view) && controller.view.contains(view) && view.contains(view))
    #expect(!view.contains(controller) && !other.contains(view))
  }
}
