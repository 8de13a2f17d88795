import Foundation

/// Documents as text, for tests that vary what is in them.
enum DocumentText {
  /// A nib with objects.
  static func nib(_ objects: String) -> Data { document("<objects>\(objects)</objects>", type: "XIB") }

  /// A storyboard with scenes. The first one's controller has the identifier "c0".
  static func storyboard(_ scenes: String) -> Data {
    document("<scenes>\(scenes)</scenes>", type: "Storyboard.XIB", attributes: " initialViewController=\"c0\"")
  }

  /// A scene of a controller "c1" with a view "v1", for the number 1.
  static func scene(_ number: Int, element: String = "viewController", canvas: String = "", content: String = "")
    -> String
  {
    """
    <scene sceneID="s\(number)"><objects><\(element) id="c\(number)" sceneMemberID="viewController">
    <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    \(content)</\(element)></objects>\(canvas)</scene>
    """
  }

  private static func document(_ content: String, type: String, attributes: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" targetRuntime="iOS.CocoaTouch"\
      \(attributes)>\(content)</document>
      """.utf8
    )
  }
}
