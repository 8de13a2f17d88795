import Testing

@testable import HeadlessUIKit
@testable import HeadlessUIKitDrawing

/// Values of the layout that documents don't contain: margins, bars, size classes.
@MainActor
@Suite struct DocumentFrameTests {
  private func laidOut(_ id: String, in text: String) throws -> CGRect {
    let document = try DocumentFrames(of: Data(text.utf8), path: "A.xib")
    return try #require(document.entries.first { $0.id == id }).laidOut
  }

  private func document(_ kind: String, toolsVersion: Int, _ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="\(toolsVersion)"
        targetRuntime="iOS.CocoaTouch">\(content)</document>
    """
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }

  private func constraint(_ id: String, _ first: String, _ second: String? = nil, _ more: String = "") -> String {
    func side(_ text: String, _ rank: String) -> String {
      let parts = text.split(separator: ".")
      let item = parts.count == 2 ? #"\#(rank)Item="\#(parts[0])" "# : ""
      return item + #"\#(rank)Attribute="\#(parts[parts.count - 1])""#
    }
    return #"<constraint \#(side(first, "first")) \#(second.map { side($0, "second") } ?? "") id="\#(id)" \#(more)/>"#
  }

  /// A table cell with a switch in the corner of its margins.
  private func cell(width: Double, toolsVersion: Int) -> String {
    document(
      "XIB",
      toolsVersion: toolsVersion,
      """
      <objects><tableViewCell contentMode="scaleToFill" id="Cell">\(rect(0, 0, width, 60))
      <tableViewCellContentView key="contentView" contentMode="center" id="Content">\(rect(0, 0, width, 60))<subviews>
      <switch contentMode="left" translatesAutoresizingMaskIntoConstraints="NO" id="Switch">\(rect(1, 1, 51, 31))</switch>
      </subviews><constraints>
      \(constraint("c1", "Switch.leading", "Content.leadingMargin"))\(constraint("c2", "Switch.top", "Content.topMargin"))
      </constraints></tableViewCellContentView></tableViewCell></objects>
      """
    )
  }

  @Test(
    arguments: [
      (12000, 320, 8, 8), (12000, 600, 8, 8), (14000, 375, 15, 11), (15505, 600, 15, 11), (17701, 375, 16, 11),
      (22000, 414, 20, 11), (24127, 375, 20, 15),
    ] as [(Int, Double, CGFloat, CGFloat)]
  )
  func cellsHaveTheMarginsOfTheVersionThatSavedThem(_ toolsVersion: Int, width: Double, left: CGFloat, top: CGFloat)
    throws
  {
    let frame = try laidOut("Switch", in: cell(width: width, toolsVersion: toolsVersion))
    #expect(frame.origin == CGPoint(x: left, y: top))
  }

  /// A scene with a switch at the safe area's corner.
  private func scene(switchAt y: Double, _ distance: String = "", viewHeight: Double = 667) -> String {
    document(
      "Storyboard.XIB",
      toolsVersion: 17701,
      """
      <scenes><scene sceneID="s"><objects><viewController id="Controller" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="Root">\(rect(0, 0, 375, viewHeight))<subviews>
      <switch contentMode="left" translatesAutoresizingMaskIntoConstraints="NO" id="Switch">\(rect(0, y, 51, 31))</switch>
      </subviews><viewLayoutGuide key="safeArea" id="Safe"/><constraints>
      \(constraint("c1", "Switch.leading", "Safe.leading", distance))\(constraint("c2", "Switch.top", "Safe.top"))
      </constraints></view></viewController></objects></scene></scenes>
      """
    )
  }

  /// Only the variations for phones change the width.
  @Test(
    arguments: [
      ("", 30), (#"<variation key="widthClass=compact" constant="40"/>"#, 40),
      (#"<variation key="heightClass=regular-widthClass=compact" constant="50"/>"#, 50),
      (#"<variation key="widthClass=regular" constant="60"/>"#, 30),
      (#"<variation key="heightClass=compact-widthClass=compact" constant="60"/>"#, 30),
    ] as [(String, CGFloat)]
  )
  func variationsForPhonesCount(_ variation: String, width: CGFloat) throws {
    let text = document(
      "XIB",
      toolsVersion: 17701,
      """
      <objects><view contentMode="scaleToFill" id="Root">\(rect(0, 0, 100, 100))<subviews>
      <view contentMode="left" translatesAutoresizingMaskIntoConstraints="NO" id="Box">\(rect(0, 0, 30, 30))<constraints>
      <constraint firstAttribute="width" constant="30" id="c1">\(variation)</constraint>
      </constraints></view></subviews></view></objects>
      """
    )
    #expect(try laidOut("Box", in: text).width == width)
  }

  /// One of two constraints is installed.
  @Test(
    arguments: [
      (#"<variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>"#, 30),
      (
        #"<variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>"#
          + #"<variation key="widthClass=compact"><mask key="constraints"><exclude reference="c1"/>"#
          + #"<include reference="c2"/></mask></variation>"#, 40
      ),
      (
        #"<variation key="default"><mask key="constraints"><exclude reference="c1"/></mask></variation>"#
          + #"<variation key="widthClass=regular"><mask key="constraints"><exclude reference="c2"/>"#
          + #"<include reference="c1"/></mask></variation>"#, 40
      ),
    ] as [(String, CGFloat)]
  )
  func constraintsAreInstalledForPhones(_ variations: String, width: CGFloat) throws {
    let text = document(
      "XIB",
      toolsVersion: 17701,
      """
      <objects><view contentMode="scaleToFill" id="Root">\(rect(0, 0, 100, 100))<subviews>
      <view contentMode="left" translatesAutoresizingMaskIntoConstraints="NO" id="Box">\(rect(0, 0, 30, 30))<constraints>
      <constraint firstAttribute="width" constant="30" id="c1"/><constraint firstAttribute="width" constant="40" id="c2"/>
      </constraints>\(variations)</view></subviews></view></objects>
      """
    )
    #expect(try laidOut("Box", in: text).width == width)
  }

  @Test(arguments: [0, 20, 64, 116]) func theBarsThatFitAreSimulated(height: Double) throws {
    #expect(try laidOut("Switch", in: scene(switchAt: height)).minY == CGFloat(height))
  }

  @Test func barsThatDoNotFitAreNotSimulated() throws {
    #expect(try laidOut("Switch", in: scene(switchAt: 300)).minY == 0)
  }

  @Test(arguments: [(" constant=\"20\" symbolic=\"YES\"", 0), (" symbolic=\"YES\"", 0), (" constant=\"20\"", 20)])
  func theStandardDistanceFromASafeAreaIsZero(_ attributes: String, x: CGFloat) throws {
    #expect(try laidOut("Switch", in: scene(switchAt: 0, attributes)).minX == x)
  }
}
