import ReuseGenXML
import Testing

@testable import HeadlessUIKit

/// Segues of documents that the tests write.
@MainActor struct SegueTests {
  /// The initial controller of a storyboard, a `SegueController` with a view and more content, and a scene "c1".
  private func makeController(inView: String = "", content: String = "", scenes: String = "") throws
    -> SegueController
  {
    let text = """
      <scene sceneID="s0"><objects><viewController id="c0" customClass="SegueController" \
      customModule="HeadlessUIKitTests" sceneMemberID="viewController">
      <view key="view" id="v0"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(inView)</subviews></view>\(content)</viewController></objects></scene>
      \(DocumentText.scene(1))\(scenes)
      """
    return try #require(try initialController(text) as? SegueController)
  }

  private func initialController(_ scenes: String) throws -> UIViewController? {
    let root = try IBElement.read(DocumentText.storyboard(scenes), path: "Segues.storyboard")
    let plan = StoryboardPlan(NibDocument(root: root, path: "Segues.storyboard"))
    return UIStoryboard(plan: plan, rules: .strict).instantiateInitialViewController()
  }

  @Test(arguments: [("identifier=\"child\"", "child"), ("", "")])
  func anEmbedSegueNeedsPermission(attribute: String, identifier: String) throws {
    let container = """
      <containerView id="e0"><connections><segue destination="c1" kind="embed" \(attribute) id="g0"/></connections>
      </containerView>
      """
    for allows in [true, false] {
      let controller = try makeController(inView: container)
      controller.allows = allows
      controller.loadViewIfNeeded()
      #expect(controller.asked == [identifier])
      #expect(controller.children.count == (allows ? 1 : 0))
      #expect(controller.view.subviews.first?.subviews.count == (allows ? 1 : 0))
    }
  }

  @Test func codePerformsAnEmbedSegueWithoutPermission() throws {
    let controller = try makeController(inView: Self.table)
    controller.allows = false
    controller.performSegue(withIdentifier: "child", sender: nil)
    #expect(controller.prepared.map(\.identifier) == ["child"] && controller.asked == ["child"])
    #expect(controller.children.count == 1)
    let container = controller.view.subviews.first { $0.subviews.first === controller.children.first?.view }
    #expect(container?.subviews.first?.frame == container?.bounds)
  }

  @Test func aSegueWithoutAnIdentifierNeedsPermission() throws {
    let controller = try makeController(
      inView: """
        <button id="b0"><connections><segue destination="c1" kind="show" id="g0"/></connections></button>
        """
    )
    controller.allows = false
    (controller.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(controller.asked == [""])
    #expect(controller.prepared.isEmpty)
  }

  @Test func segueTemplatesAreReadByTheirKey() throws {
    let controller = try makeController(inView: Self.table)
    let templates = try #require(controller.value(forKey: "storyboardSegueTemplates") as? [NSObject])
    #expect(templates.map { $0.value(forKey: "identifier") as? String } == ["tap", "child", "row", "item"])
    #expect(!controller.isViewLoaded)
    #expect(UIViewController().value(forKey: "storyboardSegueTemplates") == nil)
  }

  /// A button, a container view, and a table with a prototype, which contains a collection view with another one.
  private static let table = """
    <button id="b0"><connections><segue destination="c1" kind="show" identifier="tap" id="g0"/></connections></button>
    <containerView id="e0"><connections><segue destination="c1" kind="embed" identifier="child" id="g1"/></connections>
    </containerView>
    <tableView id="t0"><prototypes><tableViewCell reuseIdentifier="row" id="r0">
    <tableViewCellContentView key="contentView" id="r1"><subviews><collectionView id="l0"><cells>
    <collectionViewCell reuseIdentifier="item" id="i0"><connections>
    <segue destination="c1" kind="show" identifier="item" id="g3"/></connections></collectionViewCell></cells>
    </collectionView></subviews></tableViewCellContentView>
    <connections><segue destination="c1" kind="show" identifier="row" id="g2"/></connections></tableViewCell>
    </prototypes></tableView>
    """

  @Test(arguments: ["tap", "row", "item"])
  func aSegueIsPerformedBeforeItsSourceExists(identifier: String) throws {
    let controller = try makeController(inView: Self.table)
    controller.performSegue(withIdentifier: identifier, sender: nil)
    #expect(controller.prepared.map(\.identifier) == [identifier])
  }

  private nonisolated static let styles: [(String, UIModalPresentationStyle, UIModalTransitionStyle)] = [
    ("", .formSheet, .coverVertical),
    ("modalPresentationStyle=\"custom\"", .custom, .coverVertical),
    ("modalPresentationStyle=\"formSheet\" modalTransitionStyle=\"crossDissolve\"", .formSheet, .crossDissolve),
    ("modalTransitionStyle=\"flipHorizontal\"", .formSheet, .flipHorizontal),
    ("modalTransitionStyle=\"partialCurl\"", .formSheet, .partialCurl),
  ]

  @Test(arguments: styles)
  func aSegueSetsTheStylesOfItsDestinationBeforeItIsPrepared(
    attributes: String,
    presentation: UIModalPresentationStyle,
    transition: UIModalTransitionStyle
  ) throws {
    let controller = try makeController(
      content: """
        <connections><segue destination="c1" kind="presentation" identifier="next" \(attributes) id="g0"/></connections>
        """
    )
    controller.performSegue(withIdentifier: "next", sender: nil)
    #expect(controller.preparedStyles.map { $0.presentation } == [presentation])
    #expect(controller.preparedStyles.map { $0.transition } == [transition])
  }

  @Test(arguments: [
    SegueAction(selector: "one:", sender: nil, note: "one"),
    SegueAction(selector: "two:sender:", sender: "a", note: "two a"),
    SegueAction(selector: "two:sender:", sender: nil, note: nil),
    SegueAction(selector: "three:sender:segueIdentifier:", sender: "a", note: "three a next"),
    SegueAction(selector: "three:sender:segueIdentifier:", sender: nil, note: nil),
  ])
  func aSegueActionMakesTheDestination(action: SegueAction) throws {
    let controller = try makeController(
      content: """
        <connections><segue destination="c1" kind="show" identifier="next" \
        destinationCreationSelector="\(action.selector)" id="g0"/></connections>
        """
    )
    controller.performSegue(withIdentifier: "next", sender: action.sender)
    let made = try #require(controller.prepared.last).destination
    #expect((made as? MadeController)?.note == action.note)
    #expect(made.storyboard === controller.storyboard)
  }

  struct SegueAction: Sendable {
    var selector: String
    var sender: String?
    /// The note of the destination; `nil` if the action returns `nil`.
    var note: String?
  }

  @Test func segueActionsMakeEmbeddedAndRelatedControllers() throws {
    let controller = try makeController(
      inView: """
        <containerView id="e0"><connections><segue destination="c1" kind="embed" destinationCreationSelector="one:" \
        id="g0"/></connections></containerView>
        """
    )
    controller.loadViewIfNeeded()
    #expect(controller.children.map { $0 is MadeController } == [true])

    let text = """
      <scene sceneID="s0"><objects><navigationController id="c0" customClass="SegueNavigationController" \
      customModule="HeadlessUIKitTests" sceneMemberID="viewController"><connections>
      <segue destination="c1" kind="relationship" relationship="rootViewController" \
      destinationCreationSelector="makeRoot:" id="g0"/></connections></navigationController></objects></scene>
      \(DocumentText.scene(1))
      """
    let navigation = try initialController(text) as? UINavigationController
    #expect(navigation?.viewControllers.map { $0 is MadeController } == [true])
  }

  @Test(arguments: [
    ("popoverAnchorView=\"b0\"", "<button id=\"b0\"/>", ""),
    (
      "popoverAnchorBarButtonItem=\"i0\"", "",
      "<navigationItem key=\"navigationItem\" id=\"n0\"><barButtonItem key=\"rightBarButtonItem\" id=\"i0\"/></navigationItem>"
    ),
  ])
  func aPopoverPointsAtItsAnchor(anchor: String, button: String, item: String) throws {
    let start = try makeController(
      inView: button,
      content: """
        \(item)<connections><segue destination="c1" kind="popoverPresentation" identifier="next" \(anchor) id="g0">
        <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue></connections>
        """
    )
    start.loadViewIfNeeded()
    start.performSegue(withIdentifier: "next", sender: nil)
    let popover = try #require(start.prepared.last?.destination.popoverPresentationController)
    #expect(popover.sourceView === start.view.subviews.first)
    #expect(popover.barButtonItem === start.navigationItem.rightBarButtonItem)
    #expect(popover.permittedArrowDirections == [.up, .left])
  }

  @Test func anUnwindSegueOfACustomClassIsPerformed() throws {
    let start = try makeController(
      content: """
        <connections><segue destination="c2" kind="presentation" identifier="next" id="g0"/></connections>
        """,
      scenes: """
        <scene sceneID="s2"><objects><viewController id="c2" sceneMemberID="viewController"><view key="view" id="v2"/>
        <connections><segue destination="x2" kind="unwind" identifier="back" unwindAction="comeBack:" \
        customClass="UnwindingSegue" customModule="HeadlessUIKitTests" id="g2"/></connections></viewController>
        <exit id="x2" sceneMemberID="exit"/></objects></scene>
        """
    )
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(start)
    start.performSegue(withIdentifier: "next", sender: nil)
    try #require(start.presentedViewController).performSegue(withIdentifier: "back", sender: nil)
    #expect(start.unwound.map { type(of: $0) == UnwindingSegue.self } == [true])
    #expect((start.unwound.first as? UnwindingSegue)?.performances == 1)
    #expect(start.presentedViewController == nil)
  }
}

final class SegueController: UIViewController, KeyedActions {
  var allows = true
  private(set) var asked: [String] = []
  private(set) var prepared: [UIStoryboardSegue] = []
  private(set) var preparedStyles: [(presentation: UIModalPresentationStyle, transition: UIModalTransitionStyle)] = []
  private(set) var unwound: [UIStoryboardSegue] = []

  class var keyedActions: [KeyedAction] {
    [
      KeyedAction("comeBack:", SegueController.comeBack),
      KeyedAction(segueAction: "one:") { (object: SegueController, coder: NSCoder) in object.one(coder) },
      KeyedAction(segueAction: "two:sender:") { (object: SegueController, coder: NSCoder, sender: String?) in
        object.two(coder, sender: sender)
      },
      KeyedAction(segueAction: "three:sender:segueIdentifier:") {
        (object: SegueController, coder: NSCoder, sender: Any?, identifier: String?) in
        object.three(coder, sender: sender, segueIdentifier: identifier)
      },
    ]
  }

  private func one(_ coder: NSCoder) -> MadeController? { MadeController(coder: coder, note: "one") }

  private func two(_ coder: NSCoder, sender: String?) -> UIViewController? {
    sender.flatMap { MadeController(coder: coder, note: "two \($0)") }
  }

  private func three(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
    (sender as? String).flatMap { MadeController(coder: coder, note: "three \($0) \(segueIdentifier ?? "")") }
  }

  private func comeBack(_ segue: UIStoryboardSegue) { unwound.append(segue) }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    asked.append(identifier)
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue)
    preparedStyles.append((segue.destination.modalPresentationStyle, segue.destination.modalTransitionStyle))
  }
}

final class UnwindingSegue: UIStoryboardSegue {
  private(set) var performances = 0

  override func perform() {
    performances += 1
    super.perform()
  }
}

final class SegueNavigationController: UINavigationController, KeyedActions {
  static var keyedActions: [KeyedAction] {
    [
      KeyedAction(segueAction: "makeRoot:") { (_: SegueNavigationController, coder: NSCoder) in
        MadeController(coder: coder, note: "root")
      }
    ]
  }
}

final class MadeController: UIViewController {
  let note: String

  init?(coder: NSCoder, note: String) {
    self.note = note
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}
