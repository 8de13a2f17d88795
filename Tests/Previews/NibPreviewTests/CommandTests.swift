import Foundation
import HeadlessUIKitDrawing
import ReuseGenTestSupport
import Testing

@testable import nibpreview

/// The files, exit codes and messages of the command. It runs in this process, in temporary folders.
@MainActor struct CommandTests {
  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <view contentMode="scaleToFill" id="One-00-001" customClass="Nowhere">
                <rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
            </view>
            <view contentMode="scaleToFill" id="Two-00-001">
                <rect key="frame" x="0.0" y="0.0" width="60" height="30"/>
            </view>
        </objects>
    </document>
    """

  private func run(_ words: [String]) throws -> Int32 {
    guard case .run(let arguments) = try NibPreview.command.parse(words) else { return -1 }
    return NibPreview.run(arguments)
  }

  private func pictures(_ folder: TemporaryFolder) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path("out"))?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".svg") }.sorted()
  }

  @Test func eachRootIsAPicture() throws {
    let folder = try TemporaryFolder(["A.xib": Self.nib])
    #expect(try run([folder.path("A.xib"), "--output", folder.path("out")]) == 0)
    #expect(pictures(folder) == ["A-1.svg", "A-2.svg"])
    let first = try String(contentsOfFile: folder.path("out/A-1.svg"), encoding: .utf8)
    #expect(first.contains("viewBox=\"0 0 40 20\""))
  }

  /// The view of a nib with a simulated status bar begins below it, in its frames and in its picture.
  @Test func aNibHasTheStatusBarThatItSimulates() throws {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
          useAutolayout="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <label text="Ada" contentMode="left" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                <rect key="frame" x="0.0" y="59" width="393" height="20"/>
              </label>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
              <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
            </constraints>
            <simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>
          </view>
        </objects>
      </document>
      """
    let bare = nib.replacingOccurrences(of: "<simulatedStatusBarMetrics key=\"simulatedStatusBarMetrics\"/>", with: "")
    let folder = try TemporaryFolder(["A.xib": nib, "B.xib": bare])
    #expect(try run([folder.path("A.xib"), folder.path("B.xib"), "--output", folder.path("out")]) == 0)
    let (shown, other) = try (
      String(contentsOfFile: folder.path("out/A.svg"), encoding: .utf8),
      String(contentsOfFile: folder.path("out/B.svg"), encoding: .utf8)
    )
    #expect(shown.contains(">9:41<") && shown.contains("translate(0 59)") && shown.contains(">Ada<"))
    #expect(!other.contains(">9:41<"))
  }

  @Test func picturesAreInTheFoldersOfTheirDocuments() throws {
    let folder = try TemporaryFolder(["in/x/A.xib": Self.nib, "in/x/A.storyboard": Self.nib, "in/note.txt": ""])
    #expect(try run([folder.path("in"), "-o", folder.path("out")]) == 0)
    #expect(pictures(folder) == ["x/A.storyboard-1.svg", "x/A.storyboard-2.svg", "x/A.xib-1.svg", "x/A.xib-2.svg"])
  }

  @Test func aBrokenDocumentDoesNotAffectOthers() throws {
    let folder = try TemporaryFolder(["A.xib": "<document", "B.xib": Self.nib])
    #expect(try run([folder.path("A.xib"), folder.path("B.xib"), "-o", folder.path("out")]) == 1)
    #expect(pictures(folder) == ["B-1.svg", "B-2.svg"])
  }

  @Test func oneLineSummarizesTheRun() throws {
    let nib = try DocumentPictures(of: Data(Self.nib.utf8), path: "A.xib")
    var summary = Summary()
    summary.add(nib)
    let text = "drew 2 pictures of 1 document in out; 1 class drawn as the elements that they extend"
    #expect(summary.text(folder: "out", isVerbose: true) == text)
    #expect(summary.text(folder: "out", isVerbose: false) == text + " (--verbose lists them)")
    #expect(Summary().text(folder: ".", isVerbose: false) == "drew 0 pictures of 0 documents in .")
  }

  @Test func aMissingFileIsReported() throws {
    let folder = try TemporaryFolder()
    #expect(try run([folder.path("None.xib"), "-o", folder.path("out")]) == 74)
  }
}
