import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting
import ReuseGenXML

/// Scenes, segues and containers, used as in an app.
@MainActor struct StoryboardTests {
  private func storyboard(_ name: String) -> UIStoryboard { UIStoryboard(name: name, bundle: .module) }

  /// The initial scene in a window.
  private func shownStart() throws -> (window: UIWindow, navigation: UINavigationController, start: StartController) {
    let initial = storyboard("Flow").instantiateInitialViewController()
    let navigation = try #require(initial as? UINavigationController)
    let start = try #require(navigation.topViewController as? StartController)
    let window = UIWindow(showing: navigation)
    return (window, navigation, start)
  }

  @Test func aSceneCallsItsControllerInOrder() throws {
    let (_, _, start) = try shownStart()
    #expect(
      start.log.lines == [
        "awake, loaded false", "loadView", "should embedded", "prepare embedded", "viewDidLoad, label Hello",
        "viewWillAppear", "viewDidAppear",
      ]
    )
  }

  @Test func relationshipsFillContainersAndBars() throws {
    let (_, navigation, start) = try shownStart()
    #expect(start.navigationController === navigation)
    #expect(navigation.navigationBar.barTintColor == .red)
    #expect(navigation.navigationBar.topItem?.title == "Start")
    #expect(start.navigationItem.rightBarButtonItem?.systemItem == .add)
    #expect(start.addButton === start.navigationItem.rightBarButtonItem)
    #expect(start.view.isDescendant(of: navigation.view))
    #expect(start.storyboard != nil)
  }

  @Test func anEmbedSegueFillsItsContainer() throws {
    let (_, _, start) = try shownStart()
    let child = try #require(start.children.first)
    #expect(child.parent === start)
    #expect(child.view.superview?.frame == CGRect(x: 0, y: 100, width: 200, height: 80))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
    #expect((child.view.subviews.first as? UILabel)?.text == "Embedded")
  }

  @Test func aTapOnAButtonPerformsItsSegue() throws {
    let (_, navigation, start) = try shownStart()
    start.log.lines = []
    (start.view.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(navigation.topViewController is DetailController)
    #expect(
      start.log.lines == [
        "should detail", "prepare detail", "viewWillDisappear", "detail viewWillAppear", "viewDidDisappear",
        "detail viewDidAppear",
      ]
    )
  }

  @Test func aSegueMayBeRefused() throws {
    let (_, navigation, start) = try shownStart()
    start.allows = false
    (start.view.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(navigation.topViewController === start)
  }

  @Test func performingASegueInCodeNeedsNoPermission() throws {
    let (_, navigation, start) = try shownStart()
    start.allows = false
    start.performSegue(withIdentifier: "detail", sender: nil)
    #expect(navigation.topViewController is DetailController)
    #expect(!start.log.lines.contains("should detail"))
  }

  @Test func unwindingPops() throws {
    let (_, navigation, start) = try shownStart()
    start.performSegue(withIdentifier: "detail", sender: nil)
    let detail = try #require(navigation.topViewController)
    start.log.lines = []
    detail.performSegue(withIdentifier: "back", sender: nil)
    #expect(navigation.topViewController === start)
    #expect(start.log.lines.first == "unwind from DetailController")
    #expect(start.log.lines.contains("viewDidAppear"))
  }

  @Test func unwindingDismisses() throws {
    let (window, navigation, start) = try shownStart()
    start.addButton?.user.tap()
    let modal = try #require(navigation.presentedViewController as? DetailController)
    #expect(modal.modalPresentationStyle == .fullScreen)
    #expect(modal.view.window === window)
    (modal.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(navigation.presentedViewController == nil)
    #expect(modal.view.superview == nil)
    #expect(start.log.lines.contains("unwind from DetailController"))
  }

  @Test func aCustomSegueIsMadeByItsClass() throws {
    let (_, _, start) = try shownStart()
    start.performSegue(withIdentifier: "custom", sender: nil)
    #expect(start.log.lines.last == "custom to DetailController")
  }

  @Test func aReferenceLeadsToAnotherStoryboard() throws {
    let (_, navigation, start) = try shownStart()
    start.performSegue(withIdentifier: "elsewhere", sender: nil)
    #expect(navigation.topViewController?.storyboard?.description.contains("Elsewhere") == true)
  }

  /// Without a storyboard's name, the scene is one of the same storyboard.
  @Test func aReferenceLeadsIntoItsOwnStoryboard() throws {
    let text = DocumentText.storyboard(
      """
      <scene sceneID="s0"><objects><navigationController id="c0" sceneMemberID="viewController"><connections>
      <segue destination="p" kind="relationship" relationship="rootViewController" id="g"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="s1"><objects><viewControllerPlaceholder referencedIdentifier="own" id="p"
      sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="s2"><objects><viewController storyboardIdentifier="own" title="Own" id="c2"
      sceneMemberID="viewController"><view key="view" id="v2"/></viewController></objects></scene>
      """
    )
    let root = try IBElement.read(text, path: "Own.storyboard")
    let plan = StoryboardPlan(NibDocument(root: root, path: "Own.storyboard"))
    let initial = UIStoryboard(plan: plan, rules: .strict).instantiateInitialViewController()
    let navigation = try #require(initial as? UINavigationController)
    #expect(navigation.topViewController?.title == "Own")
  }

  @Test func controlsSendTheirConnectedActions() throws {
    let (_, _, start) = try shownStart()
    (start.view.subviews[2] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(start.log.lines.last == "save")
  }

  @Test func aCreatorMakesTheController() throws {
    let detail = storyboard("Flow").instantiateViewController(identifier: "detail") { coder in
      DetailController(coder: coder, note: "made")
    }
    #expect(detail.note == "made")
    #expect(detail.view.subviews.count == 1)
  }

  @Test func tabsOfADocumentAreSelected() throws {
    let tabs = storyboard("Containers").instantiateInitialViewController() as? UITabBarController
    let controller = try #require(tabs)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(controller)
    let children = try #require(controller.viewControllers as? [TabController])
    #expect(children.map { $0.tabBarItem.title } == ["First", "Second"])
    #expect(controller.tabBar.items?.count == 2)
    #expect(children.map(\.appearances) == [1, 0])
    controller.user.tapTab(at: 1)
    #expect(children.map(\.appearances) == [0, 1])
    #expect(children[1].view.isDescendant(of: controller.view))
  }

  @Test func aSplitViewHasTheControllersOfItsRelationships() throws {
    let split = storyboard("Containers").instantiateViewController(withIdentifier: "split")
    #expect((split as? UISplitViewController)?.viewControllers.map(\.title) == ["Master", "Detail"])
  }

  @Test func aDismissedSceneIsReleased() throws {
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let detail = storyboard("Flow").instantiateViewController(withIdentifier: "detail")
      controller = detail
      view = detail.view
    }
    #expect(controller == nil)
    #expect(view == nil)
    do { controller = storyboard("Flow").instantiateViewController(withIdentifier: "detail") }
    #expect(controller == nil)
  }
}
