import HeadlessUIKitDrawing
import Testing

@testable import HeadlessUIKit

/// The bars that pictures of scenes have.
@MainActor struct ScenePictureTests {
  /// A scene with a navigation item, beside a navigation controller whose root is another scene.
  private func picture(_ metrics: String, segue: String = "", bar: String = "", mode: String = "") throws -> String {
    func scene(_ id: String, _ element: String, _ content: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><\(element) storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
      \(content)</\(element)></objects></scene>
      """
    }
    let view = #"<rect key="frame" x="0" y="0" width="375" height="667"/>"#
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>\(scene("Stack", "navigationController", """
        \(bar)<connections><segue destination="Root" kind="relationship" relationship="rootViewController" id="g1"/></connections>
        """))\(scene("Root", "viewController", """
        <view key="view" id="v1">\(view)</view><connections>\(segue)</connections>
        """))\(scene("Alone", "viewController", """
        <view key="view" id="v2">\(view)</view><navigationItem key="navigationItem" title="Trip" \(mode) id="n1"/>\(metrics)
        """))</scenes></document>
      """
    let pictures = try DocumentPictures(of: Data(text.utf8), path: "Trips.storyboard").pictures
    return try #require(pictures.first { $0.name == "Alone" }?.svg)
  }

  @Test(
    arguments: [
      ("", "", false), ("", "show", true), ("", "push", true), ("", "presentation", false),
      (#"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#, "", true),
      (#"<nil key="simulatedTopBarMetrics"/>"#, "show", false),
    ]
  )
  func aSceneHasTheNavigationBarOfInterfaceBuilder(_ metrics: String, kind: String, isShown: Bool) throws {
    let segue = kind.isEmpty ? "" : #"<segue destination="Alone" kind="\#(kind)" id="g2"/>"#
    #expect(try picture(metrics, segue: segue).contains(">Trip</text>") == isShown)
  }

  @Test(
    arguments: [
      ("YES", "", true), ("NO", "", false), ("YES", "never", false), ("YES", "always", true), ("NO", "always", false),
    ]
  )
  func aTitleIsLargeWhereItIsOnScreen(_ largeTitles: String, mode: String, isLarge: Bool) throws {
    let shown = try picture(
      "",
      segue: #"<segue destination="Alone" kind="show" id="g2"/>"#,
      bar: #"<navigationBar key="navigationBar" largeTitles="\#(largeTitles)" id="b1"/>"#,
      mode: mode.isEmpty ? "" : #"largeTitleDisplayMode="\#(mode)""#
    )
    let title = try #require(shown.components(separatedBy: "<text").first { $0.contains(">Trip<") })
    #expect(title.contains("font-size=\"34\"") == isLarge)
  }
}
