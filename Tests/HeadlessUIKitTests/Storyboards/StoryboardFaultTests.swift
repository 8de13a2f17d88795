import Testing

@testable import HeadlessUIKit

/// Mistakes with scenes and segues, each in a process of its own.
@Suite struct StoryboardFaultTests {
  private func check(_ result: ExitTest.Result?, _ parts: String...) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for part in parts { #expect(text.contains(part), "\(text)") }
  }

  @Test func segueThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let start = UIStoryboard(name: "Flow", bundle: .module).instantiateViewController(withIdentifier: "start")
        start.performSegue(withIdentifier: "nowhere", sender: nil)
      }
    }
    check(
      result,
      "Receiver (<HeadlessUIKitTests.StartController>) has no segue with identifier 'nowhere'. Its identifiers:",
      "elsewhere"
    )
  }

  @Test func sceneThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIStoryboard(name: "Flow", bundle: .module).instantiateViewController(withIdentifier: "nowhere")
      }
    }
    check(result, "doesn't contain a view controller with identifier 'nowhere'. Its identifiers: start, detail")
  }

  @Test func storyboardThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Nowhere", bundle: .module).instantiateInitialViewController() }
    }
    check(result, "Could not find a storyboard named 'Nowhere' in bundle NSBundle <")
  }

  @Test func controllerPresentedOnABusyOne() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.present(UIViewController(), animated: false)
        controller.present(UIViewController(), animated: false)
      }
    }
    check(
      result,
      "Warning: Attempt to present <UIViewController> on <UIViewController> (from <UIViewController>) which is already "
        + "presenting <UIViewController>.")
  }

  @Test func controllerPresentedTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second, presented) = (UIViewController(), UIViewController(), UIViewController())
        first.present(presented, animated: false)
        second.present(presented, animated: false)
      }
    }
    check(result, "that is already being presented by <UIViewController>.")
  }

  @Test func childPresented() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        UIViewController().present(navigation.viewControllers[0], animated: false)
      }
    }
    check(result, "Application tried to present modally an active controller <UIViewController>.")
  }

  @Test func nibWithoutItsView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIViewController(nibName: "TwoRoots", bundle: .module).view }
    }
    check(result, "loaded the \"TwoRoots\" nib but the view outlet was not set. Connect \"view\" of File's Owner")
  }
}
