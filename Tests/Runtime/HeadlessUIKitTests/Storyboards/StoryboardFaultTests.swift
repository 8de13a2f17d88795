import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit
import ReuseGenXML

/// Mistakes with scenes and segues, each in a process of its own.
@Suite struct StoryboardFaultTests {
  enum Fault: String, CaseIterable, Codable, Sendable {
    case segueThatDoesNotExist, sceneThatDoesNotExist, storyboardThatDoesNotExist, controllerPresentedTwice
    case childPresented, nibWithoutItsView, relationshipToItself, embeddingItself, segueActionThatDoesNotExist
    case pushWithoutNavigation, customSegueWithoutPerform, segueOfCodeWithoutPerform, controllerOfAnotherClass

    /// Parts of the message, in order.
    var texts: [String] {
      switch self {
      case .segueThatDoesNotExist:
        [
          "Receiver (<HeadlessUIKitTests.StartController>) has no segue with identifier 'nowhere'. Its identifiers:",
          "elsewhere",
        ]
      case .sceneThatDoesNotExist:
        [
          "doesn't contain a view controller with identifier 'nowhere'. Its identifiers: start, detail"
        ]
      case .storyboardThatDoesNotExist:
        [
          "Could not find a storyboard named 'Nowhere' in bundle NSBundle <"
        ]
      case .controllerPresentedTwice:
        [
          "that is already being presented by <UIViewController>."
        ]
      case .childPresented:
        [
          "Application tried to present modally a view controller <UIViewController> that has a parent view controller "
            + "<UINavigationController>."
        ]
      case .relationshipToItself, .embeddingItself:
        [
          "The scenes of Interface Builder file Cycle.storyboard, line ",
          "contain each other more than 64 deep. Remove the relationship, embed segue or storyboard reference that leads "
            + "back to a scene around it",
        ]
      case .pushWithoutNavigation:
        [
          "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
        ]
      case .customSegueWithoutPerform, .segueOfCodeWithoutPerform:
        [
          "Could not perform segue with identifier 'next'. A segue must either have a performHandler or it must override "
            + "-perform."
        ]
      case .controllerOfAnotherClass:
        ["Custom instantiated <HeadlessUIKit.UIPageViewController> must be kind of class StartController"]
      case .segueActionThatDoesNotExist:
        [
          "-[HeadlessUIKit.UIViewController makeDetail:]: unrecognized selector sent to instance.",
          "the class must conform to KeyedActions and list the action",
        ]
      case .nibWithoutItsView:
        [
          "loaded the \"TwoRoots\" nib but the view outlet was not set. Connect \"view\" of File's Owner"
        ]
      }
    }

    @MainActor
    private static func controller(of scenes: String) -> UIViewController? {
      guard let root = try? IBElement.read(DocumentText.storyboard(scenes), path: "Cycle.storyboard") else {
        return nil
      }
      let plan = StoryboardPlan(NibDocument(root: root, path: "Cycle.storyboard"))
      return UIStoryboard(plan: plan, rules: .strict).instantiateInitialViewController()
    }

    @MainActor
    func cause() {
      switch self {
      case .segueThatDoesNotExist:
        let start = UIStoryboard(name: "Flow", bundle: .module).instantiateViewController(withIdentifier: "start")
        start.performSegue(withIdentifier: "nowhere", sender: nil)
      case .sceneThatDoesNotExist:
        _ = UIStoryboard(name: "Flow", bundle: .module).instantiateViewController(withIdentifier: "nowhere")
      case .storyboardThatDoesNotExist:
        _ = UIStoryboard(name: "Nowhere", bundle: .module)
      case .controllerPresentedTwice:
        let (first, second, presented) = (UIViewController(), UIViewController(), UIViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.show(first)
        first.present(presented, animated: false)
        second.present(presented, animated: false)
      case .childPresented:
        let navigation = UINavigationController(rootViewController: UIViewController())
        UIViewController().present(navigation.viewControllers[0], animated: false)
      case .relationshipToItself:
        _ = Self.controller(
          of: """
            <scene sceneID="s0"><objects><navigationController id="c0" sceneMemberID="viewController"><connections>
            <segue destination="c0" kind="relationship" relationship="rootViewController" id="g0"/>
            </connections></navigationController></objects></scene>
            """
        )
      case .embeddingItself:
        _ =
          Self.controller(
            of: """
              <scene sceneID="s0"><objects><viewController id="c0" sceneMemberID="viewController">
              <view key="view" id="v0"><subviews><containerView id="e0"><connections>
              <segue destination="c0" kind="embed" id="g0"/></connections></containerView></subviews></view>
              </viewController></objects></scene>
              """
          )?.view
      case .segueActionThatDoesNotExist:
        let segue = """
          <connections><segue destination="c1" kind="show" identifier="next" destinationCreationSelector="makeDetail:" \
          id="g0"/></connections>
          """
        let controller = Self.controller(of: DocumentText.scene(0, content: segue) + DocumentText.scene(1))
        controller?.performSegue(withIdentifier: "next", sender: nil)
      case .pushWithoutNavigation:
        let segue = """
          <connections><segue destination="c1" kind="push" identifier="next" id="g0"/></connections>
          """
        let controller = Self.controller(of: DocumentText.scene(0, content: segue) + DocumentText.scene(1))
        controller?.performSegue(withIdentifier: "next", sender: nil)
      case .customSegueWithoutPerform:
        let segue = """
          <connections><segue destination="c1" kind="custom" identifier="next" id="g0"/></connections>
          """
        let controller = Self.controller(of: DocumentText.scene(0, content: segue) + DocumentText.scene(1))
        controller?.performSegue(withIdentifier: "next", sender: nil)
      case .segueOfCodeWithoutPerform:
        UIStoryboardSegue(identifier: "next", source: UIViewController(), destination: UIViewController()).perform()
      case .controllerOfAnotherClass:
        _ = UIStoryboard(name: "Flow", bundle: .module).instantiateViewController(identifier: "start") {
          (coder: NSCoder) -> UIViewController? in UIPageViewController(coder: coder)
        }
      case .nibWithoutItsView:
        _ = UIViewController(nibName: "TwoRoots", bundle: .module).view
      }
    }
  }

  @Test(.tags(.process), .promptExit, arguments: Fault.allCases)
  nonisolated func aMistakeInAStoryboardStopsWithAMessage(fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
      await MainActor.run { fault.cause() }
    }
    result.expectTexts(fault.texts)
  }

  @Test(.tags(.process), .promptExit) nonisolated func presentingOnABusyControllerOrOutsideOfAWindowWarns() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.show(controller)
        controller.present(UIViewController(), animated: false)
        controller.present(UIViewController(), animated: false)
        UITabBarController().present(UIViewController(), animated: false)
      }
    }
    result.expectTexts([
      "Warning: Attempt to present <UIViewController> on <UIViewController> (from <UIViewController>) which is already "
        + "presenting <UIViewController>.",
      "Warning: Attempt to present <UIViewController> on <UITabBarController> (from <UITabBarController>) whose view is not "
        + "in the window hierarchy.",
    ])
  }
}
