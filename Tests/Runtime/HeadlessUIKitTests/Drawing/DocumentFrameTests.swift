import Testing

@testable import HeadlessUIKit
@testable import HeadlessUIKitDrawing

/// Values of the layout that documents don't contain: margins, bars, size classes.
@MainActor struct DocumentFrameTests {
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

  /// A stack of 300 points with a view and a label beside each other.
  private func stack(_ view: String) -> String {
    document(
      "XIB",
      toolsVersion: 21000,
      """
      <objects><view contentMode="scaleToFill" id="Root">\(rect(0, 0, 300, 100))<subviews>
      <stackView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Stack">
      \(rect(0, 0, 300, 40))<subviews>\(view)
      <view contentMode="scaleToFill" horizontalHuggingPriority="1" translatesAutoresizingMaskIntoConstraints="NO" id="Rest">
      \(rect(100, 0, 200, 40))</view></subviews></stackView></subviews><constraints>
      \(constraint("c1", "Stack.leading", "Root.leading"))\(constraint("c2", "Stack.top", "Root.top"))
      \(constraint("c3", "Root.trailing", "Stack.trailing"))\(constraint("c4", "Stack.height", nil, #"constant="40""#))
      </constraints></view></objects>
      """
    )
  }

  @Test func aPlaceholderIsTheSizeInTheDesign() throws {
    let view = """
      <view contentMode="scaleToFill" placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="infinite" \
      horizontalHuggingPriority="900" translatesAutoresizingMaskIntoConstraints="NO" id="View">\(rect(0, 0, 10, 40))</view>
      """
    #expect(try laidOut("Rest", in: stack(view)).minX == 70)
  }

  /// None of them keeps the frame in the document. Each edge that views depend on is tried by laying them out.
  @Test(arguments: [("leading", 1...6), ("leadingMargin", 7...100)])
  func barsAreTriedOnlyWhereConstraintsReferToInsets(_ edge: String, _ solves: ClosedRange<Int>) throws {
    let view = """
      <view contentMode="scaleToFill" placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="infinite" \
      horizontalHuggingPriority="900" translatesAutoresizingMaskIntoConstraints="NO" id="View">\(rect(0, 0, 10, 40))</view>
      """
    let text = stack(view).replacingOccurrences(
      of: #"secondItem="Root" secondAttribute="leading""#,
      with: #"secondItem="Root" secondAttribute="\#(edge)""#
    )
    let document = try LoadedDocument(of: Data(text.utf8), path: "A.xib")
    _ = DocumentFrames(layingOut: document)
    let root = try #require(document.views.first { $0.superview == nil })
    #expect(solves.contains(root.layoutState.work.solves))
  }

  /// Interface Builder hides an indicator that doesn't spin in the document, and shows it.
  @Test func anIndicatorThatHidesWhenStoppedTakesRoomInTheDesign() throws {
    let view = """
      <activityIndicatorView hidden="YES" opaque="NO" hidesWhenStopped="YES" style="medium" horizontalHuggingPriority="750" \
      translatesAutoresizingMaskIntoConstraints="NO" id="View">\(rect(0, 0, 20, 40))</activityIndicatorView>
      """
    #expect(try laidOut("Rest", in: stack(view)).minX == 20)
  }

  @Test func aConfiguredButtonHasTheInsetsOfItsConfiguration() throws {
    let view = """
      <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="900" \
      id="View">\(rect(0, 0, 500, 40))<state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Button">
      <fontDescription key="titleFontDescription" type="system" pointSize="34"/></buttonConfiguration></button>
      """
    let title = UIFont.systemFont(ofSize: 34).size(of: "Button", width: 0, lines: 1).width
    #expect(abs(try laidOut("Rest", in: stack(view)).minX - title - 24) < 1)
  }

  @Test func anAttributedTextHasItsFontsAndStyles() throws {
    let view = """
      <label opaque="NO" lineBreakMode="tailTruncation" numberOfLines="0" horizontalHuggingPriority="900" \
      translatesAutoresizingMaskIntoConstraints="NO" id="View">\(rect(0, 0, 1, 40))<attributedString key="attributedText">
      <fragment content="Big"><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
      <font key="NSFont" metaFont="systemBold" size="40"/><paragraphStyle key="NSParagraphStyle" alignment="center" \
      lineSpacing="7"/></attributes></fragment><fragment content=" small"/></attributedString></label>
      """
    let document = try LoadedDocument(of: Data(stack(view).utf8), path: "A.xib")
    let label = try #require(document.views.compactMap { $0 as? UILabel }.first)
    let text = try #require(label.attributedText)
    #expect(text.string == "Big small")
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont) == .boldSystemFont(ofSize: 40))
    #expect((attributes[.foregroundColor] as? UIColor) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center && style.lineSpacing == 7)
    #expect(try laidOut("Rest", in: stack(view)).minX == label.intrinsicContentSize.width)
  }

  /// A table cell with a switch in the corner of its margins.
  private func cell(width: Double, toolsVersion: Int, _ dependencies: String = "") -> String {
    document(
      "XIB",
      toolsVersion: toolsVersion,
      """
      \(dependencies)<objects><tableViewCell contentMode="scaleToFill" id="Cell">\(rect(0, 0, width, 60))
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
      (12000, 320, 8, 8), (12000, 600, 8, 8), (13196, 320, 8, 8), (14000, 375, 16, 11), (15505, 375, 15, 11),
      (17701, 375, 16, 11), (22000, 414, 20, 11), (24127, 375, 20, 15),
    ] as [(Int, Double, CGFloat, CGFloat)]
  )
  func cellsHaveTheMarginsOfTheVersionThatSavedThem(_ toolsVersion: Int, width: Double, left: CGFloat, top: CGFloat)
    throws
  {
    let frame = try laidOut("Switch", in: cell(width: width, toolsVersion: toolsVersion))
    #expect(frame.origin == CGPoint(x: left, y: top))
  }

  @Test func aVersionThatAllShareIsThatOfThePlugIn() throws {
    let plugIn = #"<plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/>"#
    let text = cell(width: 375, toolsVersion: 32700, "<dependencies>\(plugIn)</dependencies>")
    #expect(try laidOut("Switch", in: text).origin == CGPoint(x: 16, y: 11))
  }

  @Test(
    arguments: [("", 286), (#"accessoryType="checkmark""#, 294), (#"accessoryType="none""#, 286)] as [(String, CGFloat)]
  )
  func theContentOfACellEndsNearItsAccessory(_ accessory: String, end: CGFloat) throws {
    let text = document(
      "XIB",
      toolsVersion: 21000,
      """
      <objects><tableViewCell contentMode="scaleToFill" \(accessory) id="Cell">\(rect(0, 0, 340, 60))
      <tableViewCellContentView key="contentView" contentMode="center" id="Content">\(rect(0, 0, 300, 60))<subviews>
      <switch contentMode="left" translatesAutoresizingMaskIntoConstraints="NO" id="Switch">\(rect(1, 1, 51, 31))</switch>
      </subviews><constraints>
      \(constraint("c1", "Content.trailingMargin", "Switch.trailing"))\(constraint("c2", "Switch.top", "Content.topMargin"))
      </constraints></tableViewCellContentView></tableViewCell></objects>
      """
    )
    #expect(try laidOut("Switch", in: text).maxX == end)
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

  /// The width of a box in a view of 100 points.
  private func boxWidth(_ constraints: String, _ variations: String = "", device: String = "") throws -> CGFloat {
    let text = document(
      "XIB",
      toolsVersion: 17701,
      """
      \(device)<objects><view contentMode="scaleToFill" id="Root">\(rect(0, 0, 100, 100))<subviews>
      <view contentMode="left" translatesAutoresizingMaskIntoConstraints="NO" id="Box">\(rect(0, 0, 30, 30))
      <constraints>\(constraints)</constraints>\(variations)</view></subviews></view></objects>
      """
    )
    return try laidOut("Box", in: text).width
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
    let constraint = #"<constraint firstAttribute="width" constant="30" id="c1">\#(variation)</constraint>"#
    #expect(try boxWidth(constraint) == width)
  }

  /// A variation for each size class, on the device for which the document was designed.
  @Test(
    arguments: [
      ("", 40), (#"<device id="retina6_1" orientation="portrait" appearance="light"/>"#, 40),
      (#"<device id="ipad9_7" orientation="portrait"><adaptation id="fullscreen"/></device>"#, 60),
      (#"<device id="ipad12_9rounded" orientation="landscape" layout="fullscreen" appearance="light"/>"#, 60),
      // A hundred points are a narrow part of the screen.
      (#"<device id="ipad11_0rounded" orientation="portrait" layout="splitview1_2" appearance="light"/>"#, 40),
      (#"<device id="retina4_7" orientation="landscape" appearance="light"/>"#, 50),
      (#"<device id="retina5_5" orientation="landscape"><adaptation id="fullscreen"/></device>"#, 70),
    ] as [(String, CGFloat)]
  )
  func theVariationsForTheDesignedDeviceCount(_ device: String, width: CGFloat) throws {
    let constraint = """
      <constraint firstAttribute="width" constant="30" id="c1"><variation key="widthClass=compact" constant="40"/>
      <variation key="widthClass=regular" constant="60"/>
      <variation key="heightClass=compact-widthClass=compact" constant="50"/>
      <variation key="heightClass=compact-widthClass=regular" constant="70"/></constraint>
      """
    #expect(try boxWidth(constraint, device: device) == width)
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
    let constraints = """
      <constraint firstAttribute="width" constant="30" id="c1"/><constraint firstAttribute="width" constant="40" id="c2"/>
      """
    #expect(try boxWidth(constraints, variations) == width)
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
