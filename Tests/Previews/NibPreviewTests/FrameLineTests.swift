import Foundation
import ReuseGenTestSupport
import Testing

@testable import nibpreview

/// The frames that the command prints as JSON.
@MainActor struct FrameLineTests {
  /// A scene whose designed frames lie under a status bar of 20 points. One view is autoresized, one misplaced.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
        useSafeAreas="YES">
        <scenes>
            <scene sceneID="Sce-ne-001">
                <objects>
                    <viewController id="Con-tr-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="Roo-t0-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <switch opaque="NO" contentMode="scaleToFill" id="Swi-tc-001"
                                    translatesAutoresizingMaskIntoConstraints="NO">
                                    <rect key="frame" x="16" y="30" width="51" height="31"/>
                                </switch>
                                <mapView contentMode="scaleToFill" misplaced="YES" id="Map-00-001"
                                    translatesAutoresizingMaskIntoConstraints="NO">
                                    <rect key="frame" x="5" y="5" width="100" height="50"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="100" id="Con-00-001"/>
                                        <constraint firstAttribute="height" constant="50" id="Con-00-002"/>
                                    </constraints>
                                </mapView>
                                <view contentMode="scaleToFill" id="Pla-in-001">
                                    <rect key="frame" x="0.0" y="600" width="10" height="10.5"/>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="Swi-tc-001" firstAttribute="leading" secondItem="Roo-t0-001"
                                    secondAttribute="leadingMargin" id="Con-00-003"/>
                                <constraint firstItem="Swi-tc-001" firstAttribute="top" secondItem="Saf-e0-001"
                                    secondAttribute="top" constant="10" id="Con-00-004"/>
                                <constraint firstItem="Map-00-001" firstAttribute="centerX" secondItem="Roo-t0-001"
                                    secondAttribute="centerX" id="Con-00-005"/>
                                <constraint firstItem="Map-00-001" firstAttribute="top" secondItem="Swi-tc-001"
                                    secondAttribute="bottom" constant="9" id="Con-00-006"/>
                            </constraints>
                            <viewLayoutGuide key="safeArea" id="Saf-e0-001"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """

  private struct Line: Decodable, Equatable {
    var document: String
    var id: String
    var `class`: String
    var designed: [Double]
    var laidOut: [Double]
    var constrained: Bool
    var misplaced: Bool
    var length: String
  }

  private func lines(of text: String) throws -> [Line] {
    let folder = try TemporaryFolder(["Main.storyboard": text])
    let path = folder.path("Main.storyboard")
    let document = try #require(PreviewDocument.all(in: [path]).first)
    return try NibPreview.frames(of: document).map { line in
      #expect(!line.contains("\n"))
      var line = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
      #expect(line.document == path)
      line.document = ""
      return line
    }
  }

  @Test func eachViewIsALine() throws {
    func line(_ id: String, _ type: String, _ designed: [Double], _ laidOut: [Double], _ marks: Bool...) -> Line {
      Line(
        document: "",
        id: id,
        class: type,
        designed: designed,
        laidOut: laidOut,
        constrained: marks[0],
        misplaced: marks[1],
        length: marks[2] ? "taken" : "measured"
      )
    }
    let lines = try lines(of: Self.storyboard)
    #expect(
      lines == [
        line("Swi-tc-001", "UISwitch", [16, 30, 51, 31], [16, 30, 51, 31], true, false, false),
        line("Map-00-001", "mapView", [5, 5, 100, 50], [137.5, 70, 100, 50], true, true, false),
        line("Pla-in-001", "UIView", [0, 600, 10, 10.5], [0, 600, 10, 10.5], false, false, false),
        line("Roo-t0-001", "UIView", [0, 0, 375, 667], [0, 0, 375, 667], false, false, false),
      ]
    )
  }

  @Test func theFormatIsAnOption() throws {
    guard case .run(let arguments) = try NibPreview.command.parse(["A.xib", "--format", "json"]) else {
      Issue.record("not run")
      return
    }
    #expect(arguments[NibPreview.format] == .json)
    #expect(throws: (any Error).self) { try NibPreview.command.parse(["A.xib", "--format", "png"]) }
  }
}
