import HeadlessUIKit
import HeadlessUIKitTesting
import ReuseGenTestSupport
import Testing

final class AuditedDetail: UIViewController, KeyedActions {
  var name: UILabel?
  func save(_ sender: UIButton) {}

  static var keyedActions: [KeyedAction] { [KeyedAction("save:", AuditedDetail.save)] }

  /// It would need a value of another screen.
  override func viewDidLoad() { Issue.record("viewDidLoad was called") }
}

@MainActor struct SceneAuditTests {
  /// Mistakes of a scene, and the issues that its audit records.
  @Test(arguments: [
    ("AuditedDetail", "UIButton", "save:", []),
    ("AuditedDetail", "UIButton", "sav:", ["AuditedDetail has no action sav:"]),
    ("AuditedDetail", "Absent", "save:", ["Unknown class"]), ("Absent", "UIButton", "save:", ["Unknown class"]),
  ])
  func aSceneLoadsWithItsClassesAndActions(
    _ screen: String,
    _ button: String,
    _ action: String,
    _ expected: [String]
  ) async throws {
    func custom(_ name: String) -> String {
      name.hasPrefix("UI") ? "" : "customClass=\"\(name)\" customModule=\"HeadlessUIKitAuditingTests\""
    }
    let connections =
      screen == "Absent" ? "" : "<connections><outlet property=\"name\" destination=\"l\" id=\"o\"/></connections>"
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController id="c" \(custom(screen))><view key="view" id="v"><subviews>
      <label id="l"/><button id="b" \(custom(button))><connections>
      <action selector="\(action)" destination="c" eventType="touchUpInside" id="a"/>
      </connections></button></subviews></view>\(connections)</viewController></objects></scene></scenes></document>
      """
    let folder = try TemporaryFolder(["Main.storyboard": storyboard])
    defer { withExtendedLifetime(folder) {} }
    let bundle = try #require(Bundle(url: folder.url))
    let scene = AuditedScene(screen, id: "c", in: "Main")
    #expect(scene.testDescription == screen)
    _ = await issues { _ = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()?.view }
    let found = await issues { scene.audit(in: bundle) }.filter { !$0.contains("UIViewController has no action") }
    #expect(found.count == expected.count)
    for (issue, text) in zip(found, expected) { #expect(issue.hasPrefix("\(screen): \(text)"), "\(issue)") }
    let absent = await issues { AuditedScene(screen, id: "d", in: "Main").audit(in: bundle) }
    #expect(absent == ["\(screen): the storyboard has no scene with the object identifier d"])
  }
}
