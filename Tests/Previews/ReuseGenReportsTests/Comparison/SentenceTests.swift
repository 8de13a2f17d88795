import Foundation
import ReuseGenXML
import Testing

@testable import ReuseGenReports

/// The sentences about changes of a storyboard with two scenes.
@Suite struct SentenceTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="20000" \
    targetRuntime="iOS.CocoaTouch" initialViewController="Log-in-001">
      <scenes>
        <scene sceneID="Sce-ne-001">
          <objects>
            <viewController storyboardIdentifier="Login" id="Log-in-001" sceneMemberID="viewController">
              <view key="view" id="Vie-w0-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                  <label text="Welcome" id="Lab-el-001">
                    <rect key="frame" x="16" y="100" width="80" height="20"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"/>
                  </label>
                  <button id="But-to-001">
                    <rect key="frame" x="16" y="200" width="80" height="30"/>
                    <state key="normal" title="Go"/>
                    <connections>
                      <action selector="go:" destination="Log-in-001" eventType="touchUpInside" id="Act-io-001"/>
                    </connections>
                  </button>
                  <imageView image="cat" id="Ima-ge-001">
                    <rect key="frame" x="16" y="300" width="80" height="30"/>
                  </imageView>
                </subviews>
                <constraints>
                  <constraint firstItem="But-to-001" firstAttribute="top" secondItem="Lab-el-001" \
    secondAttribute="bottom" constant="8" id="Con-st-001"/>
                  <constraint firstItem="Ima-ge-001" firstAttribute="width" constant="80" id="Con-st-002"/>
                </constraints>
              </view>
              <navigationItem key="navigationItem" id="Nav-it-001">
                <barButtonItem key="rightBarButtonItem" title="Done" id="Bar-bu-001"/>
              </navigationItem>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="limit">
                  <integer key="value" value="3"/>
                </userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
              <connections>
                <outlet property="nameLabel" destination="Lab-el-001" id="Out-le-001"/>
                <segue destination="Oth-er-001" kind="show" identifier="next" id="Seg-ue-001"/>
              </connections>
            </viewController>
          </objects>
          <point key="canvasLocation" x="10" y="20"/>
        </scene>
        <scene sceneID="Sce-ne-002">
          <objects>
            <viewController storyboardIdentifier="Other" id="Oth-er-001" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  private static func compared(_ old: String, _ new: String) throws -> DocumentComparison {
    func version(_ text: String) throws -> DocumentVersion {
      DocumentVersion(try IBElement.read(text.utf8, path: "Main.storyboard"))
    }
    return DocumentComparison(try version(old), try version(new), isSameText: old == new)
  }

  private static func replacing(_ old: String, _ new: String) -> String {
    storyboard.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let sentence: String
    var testDescription: String { sentence }

    /// A line with the old text, the new text and the sentence.
    init(_ line: String) {
      let parts = line.components(separatedBy: " => ")
      (old, new, sentence) = (parts[0], parts[1], parts[2])
    }
  }

  static let cases = """
    x="16" y="100" => x="16" y="108" => label “Welcome” is 8 points lower
    x="16" y="100" width="80" height="20" => x="15" y="90" width="100" height="19" => label “Welcome” is 10 points \
    higher, 1 point further left, 20 points wider and 1 point shorter
    pointSize="17" => pointSize="20" => label “Welcome” has the font system 20 points instead of system 17 points
    key="rightBarButtonItem" => key="backBarButtonItem" => bar button item “Done” has the role back bar button item \
    instead of right bar button item
    type="number" keyPath => type="string" keyPath => view controller “Login” has the runtime attribute limit “3” \
    instead of 3
    <imageView image="cat" id="Ima-ge-001"> => <imageView image="cat" id="Ima-ge-001"><date key="date" \
    timeIntervalSinceReferenceDate="60"/> => image view cat now has the date 60 seconds after the reference date
    colorSpace="custom" => colorSpace="custom" customColorSpace="displayP3" => label “Welcome” has the text color \
    #ff0000 in Display P3 instead of #ff0000
    constant="80" id="Con-st-002"/> => constant="80" id="Con-st-002"><variation key="widthClass=regular" \
    constant="90"/></constraint> => constraint on width of image view cat now has the constant of widthClass=regular 90
    id="Seg-ue-001"/> => id="Seg-ue-001"><popoverArrowDirection key="popoverArrowDirection" left="YES"/></segue> => \
    segue “next” now has the popover arrow direction left
    <navigationItem key => <extendedEdge key="edgesForExtendedLayout"/><navigationItem key => view controller “Login” \
    now has the edges for extended layout “”
    red="1" => red="0.5" => label “Welcome” has the text color #800000 instead of #ff0000
    text="Welcome" => text="Hello" => label “Welcome” says “Hello” instead of “Welcome”
    title="Go" => title="Start" => button “Go” says “Start” instead of “Go”
    text="Welcome" => text="Welcome" hidden="YES" => label “Welcome” is hidden
    text="Welcome" => text="Welcome" customClass="Tag" => label “Welcome” now has the class Tag
    text="Welcome" => text="Welcome" numberOfLines="2" => label “Welcome” now has the number of lines 2
    image="cat" => image="dog" => image view cat has the image dog instead of cat
    <outlet property="nameLabel" destination="Lab-el-001" id="Out-le-001"/> =>  => outlet nameLabel is gone
    property="nameLabel" destination="Lab-el-001" => property="nameLabel" destination="But-to-001" => outlet \
    nameLabel leads to button “Go” instead of label “Welcome”
    <outlet property="nameLabel" => <outlet property="goButton" destination="But-to-001" id="Out-le-002"/><outlet \
    property="nameLabel" => outlet goButton is new (to button “Go”)
    selector="go:" => selector="run:" => action go: of button “Go” has the selector run: instead of go:
    identifier="next" => identifier="after" => segue “next” has the identifier after instead of next
    kind="show" => kind="presentation" => segue “next” has the kind presentation instead of show
    constant="8" => constant="12" priority="750" => constraint from top of button “Go” to bottom of label “Welcome” \
    has the constant 12 instead of 8 and has the priority 750 instead of 1000
    <constraint firstItem="Ima-ge-001" firstAttribute="width" constant="80" id="Con-st-002"/> =>  => constraint on \
    width of image view cat is gone
    initialViewController="Log-in-001" => initialViewController="Oth-er-001" => the initial arrow leads to Other \
    instead of Login
    </subviews> => <button id="Ski-pp-001"><state key="normal" title="Skip"/></button></subviews> => button “Skip” is \
    new
    storyboardIdentifier="Other" => storyboardIdentifier="More" => view controller “Other” has the storyboard \
    identifier More instead of Other
    """.split(separator: "\n").map { Case(String($0)) } + [
      Case("<imageView image=\"cat\" id=\"Ima-ge-001\">\(frameOfTheImage)</imageView> =>  => image view cat is gone")
    ]

  private static let frameOfTheImage =
    "\n                <rect key=\"frame\" x=\"16\" y=\"300\" width=\"80\" height=\"30\"/>\n              "

  /// The comparison of each case.
  static func comparisons() throws -> [DocumentComparison] {
    try cases.map { try compared(storyboard, replacing($0.old, $0.new)) }
  }

  @Test(arguments: cases)
  func aChangeIsOneSentence(_ change: Case) throws {
    let new = Self.replacing(change.old, change.new)
    #expect(new != Self.storyboard)
    let sentences = try Self.compared(Self.storyboard, new).parts.flatMap(\.sentences)
    #expect(sentences == [change.sentence])
  }

  @Test func sentencesOfAnObjectAreOne() throws {
    let new = Self.replacing("text=\"Welcome\"", "text=\"Hello\"").replacing("y=\"100\"", "y=\"108\"")
    let sentences = try Self.compared(Self.storyboard, new).parts.flatMap(\.sentences)
    #expect(sentences == ["label “Welcome” says “Hello” instead of “Welcome” and is 8 points lower"])
  }

  @Test func aViewInViewsWithoutNamesIsNamedAfterItsContent() throws {
    func nib(_ spacing: Int) throws -> DocumentVersion {
      let text = """
        <document><objects><view id="a"><subviews>
          <stackView id="b"><subviews>
            <stackView spacing="\(spacing)" id="c"><subviews><label text="Name" id="d"/></subviews></stackView>
            <stackView spacing="\(spacing)" id="e"><subviews><view id="f"/></subviews></stackView>
          </subviews></stackView>
        </subviews></view></objects></document>
        """
      return DocumentVersion(try IBElement.read(text.utf8, path: "A.xib"))
    }
    let sentences = DocumentComparison(try nib(4), try nib(8)).parts.flatMap(\.sentences)
    #expect(
      sentences == [
        "stack view around label “Name” has the spacing 8 instead of 4",
        "stack view 2 in stack view in view has the spacing 8 instead of 4",
      ]
    )
  }

  @Test func connectionsComeFirst() throws {
    let new = Self.replacing("y=\"100\"", "y=\"108\"").replacing("selector=\"go:\"", "selector=\"run:\"")
    #expect(try Self.compared(Self.storyboard, new).changes.map(\.category) == [.connection, .appearance])
  }

  @Test(arguments: [
    ("toolsVersion=\"20000\"", "toolsVersion=\"21000\"", Rewrites.Kind.settings),
    ("y=\"100\"", "y=\"100.33333333333333\"", .frames),
    ("x=\"10\" y=\"20\"/>", "x=\"11\" y=\"20\"/>", .notes),
    ("Lab-el-001", "Lab-el-009", .identifiers),
    ("red=\"1\" green=\"0.0\"", "red=\"1\" green=\"0.00001\"", .formatting),
    ("<scenes>", "<scenes>\n\n", .formatting),
  ])
  func aRewriteIsNoChange(_ old: String, _ new: String, _ kind: Rewrites.Kind) throws {
    let comparison = try Self.compared(Self.storyboard, Self.replacing(old, new))
    #expect(comparison.parts.flatMap(\.sentences) == [])
    #expect(comparison.rewrites[kind] == 1)
  }

  @Test func aDocumentIsNotChangedFromItself() throws {
    let comparison = try Self.compared(Self.storyboard, Self.storyboard)
    #expect(comparison.parts.isEmpty && comparison.rewrites.isEmpty)
  }

  @Test(arguments: [[2, 0, 1], [0, 1, 2], [2, 1, 0], [], [1, 3, 2, 4, 0]])
  func theStayingPlacesIncrease(_ values: [Int]) {
    let longest = ChangeCollector.longestIncreasing(values)
    #expect(longest == longest.sorted())
    let all = (0..<(1 << values.count)).map { bits in values.indices.filter { bits & 1 << $0 != 0 }.map { values[$0] } }
    #expect(longest.count == all.filter { $0 == $0.sorted() }.map(\.count).max())
  }
}

extension String {
  fileprivate func replacing(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
