import Foundation
import HeadlessUIKitDrawing
import ReuseGenReports
import ReuseGenSystemFiles
import ReuseGenTestSupport
import Testing

@testable import nibpreview

/// The exit codes, the files and the revisions of `nibpreview compare`. It runs in this process, in temporary folders.
@MainActor struct CompareTests {
  nonisolated private static func nib(_ text: String, y: Int = 10, tools: Int = 20000) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch">
        <objects>
            <view contentMode="scaleToFill" id="Top-00-001">
                <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <subviews>
                    <label text="\(text)" id="Lab-00-001">
                        <rect key="frame" x="10" y="\(y)" width="100" height="20"/>
                    </label>
                </subviews>
            </view>
        </objects>
    </document>
    """
  }

  private func run(_ words: [String]) throws -> Int32 {
    guard case .run(let arguments) = try CompareCommand.command.parse(words) else { return -1 }
    return CompareCommand.run(arguments)
  }

  struct Case: Sendable {
    var old: String
    var new: String
    var status: Int32
    var text: String
  }

  @Test(arguments: [
    Case(old: nib("A"), new: nib("A"), status: 0, text: "no changes in 1 document"),
    Case(
      old: nib("A"),
      new: nib("A", tools: 21000),
      status: 0,
      text: "Rewritten without effect: 1 setting of the document."
    ),
    Case(old: nib("A"), new: nib("B"), status: 1, text: "label “A” says “B” instead of “A”"),
    Case(old: nib("A"), new: nib("A", y: 18), status: 1, text: "label “A” is 8 points lower"),
    Case(old: nib("A"), new: "<<<<<<< HEAD\n" + nib("A"), status: 2, text: "error: after: "),
    Case(old: "", new: nib("A"), status: 2, text: "the file is empty"),
    Case(old: "", new: nib("A"), status: 2, text: "\n\n1 document not compared\n"),
  ])
  func theStatusStatesWhetherThereAreChanges(_ change: Case) throws {
    let folder = try TemporaryFolder(["old/A.xib": change.old, "new/A.xib": change.new])
    #expect(try run([folder.path("old"), folder.path("new"), "-o", folder.path("out")]) == change.status)
    #expect(try folder.text("out/comparison.txt").contains(change.text))
  }

  private static func login(y: Int, size: Int, connections: String, button: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes>
            <scene sceneID="sce-00-001">
                <objects>
                    <viewController storyboardIdentifier="Login" customClass="LoginViewController" id="con-00-001" \
    sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vie-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                            <subviews>
                                <label text="Welcome" id="lab-00-001">
                                    <rect key="frame" x="20" y="\(y)" width="200" height="30"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
                                </label>
                                \(button)
                            </subviews>
                        </view>
                        \(connections)
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """
  }

  @Test func theExampleOfThePageIsPrinted() throws {
    let folder = try TemporaryFolder()
    let outlet = #"<outlet property="nameLabel" destination="lab-00-001" id="out-00-001"/>"#
    let button = """
      <button id="but-00-001"><rect key="frame" x="20" y="200" width="100" height="40"/>\
      <state key="normal" title="Skip"/></button>
      """
    let old = Self.login(y: 100, size: 17, connections: "<connections>\(outlet)</connections>", button: "")
    try folder.write(old, to: "old/Login.storyboard")
    try folder.write(Self.login(y: 108, size: 20, connections: "", button: button), to: "new/Login.storyboard")
    #expect(try run([folder.path("old"), folder.path("new"), "-o", folder.path("out")]) == 1)
    let page = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Documentation/ReviewingDocuments.md")
    let text = try String(contentsOf: page.standardized, encoding: .utf8)
    #expect(text.contains("```text\n\(try folder.text("out/comparison.txt"))```"))
  }

  /// A project that lacks a file, beside the folder App.
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = M; targets = (A); };
      M = { isa = PBXGroup; sourceTree = "<group>"; path = App; children = (F1, F2, F3); };
      F1 = { isa = PBXFileReference; path = Login.storyboard; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = LoginViewController.swift; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = App; buildPhases = (S, R);
        productType = "com.apple.product-type.application"; };
      S = { isa = PBXSourcesBuildPhase; files = (B2, B3); };
      R = { isa = PBXResourcesBuildPhase; files = (B1); };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      B3 = { isa = PBXBuildFile; fileRef = F3; };
    }; rootObject = P; }
    """

  /// The findings are those of the rules, and only those that the old version doesn't have. Those of a project around
  /// what is compared aren't new.
  @Test(arguments: [("old", "new"), ("old/App", "new/App"), ("old/App/Login.storyboard", "new/App/Login.storyboard")])
  func theFindingsThatAChangeIntroducesAreListed(_ old: String, _ new: String) throws {
    let folder = try TemporaryFolder()
    let source = "import UIKit\nclass LoginViewController: UIViewController { @IBOutlet var nameLabel: UILabel? }\n"
    for (version, outlets) in [("old", ["nameLabel", "gone"]), ("new", ["titleLabel", "gone"])] {
      let connections = outlets.map { "<outlet property=\"\($0)\" destination=\"lab-00-001\" id=\"out-\($0)\"/>" }
        .joined()
      let text = Self.login(y: 100, size: 17, connections: "<connections>\(connections)</connections>", button: "")
      try folder.write(text, to: "\(version)/App/Login.storyboard")
      try folder.write(source, to: "\(version)/App/LoginViewController.swift")
      try folder.write(Self.project, to: "\(version)/App.xcodeproj/project.pbxproj")
    }
    #expect(try run([folder.path(old), folder.path(new), "--lint", "-o", folder.path("out")]) == 1)
    let report = try folder.text("out/comparison.txt")
    #expect(report.contains("error: LoginViewController has no outlet titleLabel"))
    #expect(report.contains("1 new finding of lint") && !report.contains("has no outlet gone"))
  }

  @Test func aBrokenDocumentDoesNotAffectOthers() throws {
    let folder = try TemporaryFolder([
      "old/A.xib": "<a", "new/A.xib": "<a", "old/B.xib": Self.nib("A"), "new/B.xib": Self.nib("B"),
    ])
    #expect(try run([folder.path("old"), folder.path("new"), "-o", folder.path("out")]) == 2)
    #expect(try folder.text("out/comparison.txt").contains("label “A” says “B”"))
  }

  @Test func thePageShowsWhatLooksDifferent() throws {
    let folder = try TemporaryFolder(["A.xib": Self.nib("A"), "B.xib": Self.nib("A", y: 18)])
    #expect(try run([folder.path("A.xib"), folder.path("B.xib"), "--format", "html", "-o", folder.path("out")]) == 1)
    let page = try folder.text("out/comparison.html")
    #expect(page.contains("class=\"slider\"") && page.contains("class=\"overlay\""))
    #expect(!page.contains("src=\"http"))
    // The label was at 10, 10, and is at 10, 18.
    #expect(page.contains("y=%2218%22"))
  }

  @Test func picturesShowTheFramesAfterLayout() throws {
    func nib(_ constant: Int) -> String {
      let constraints = [("leading", 10), ("top", constant)].map { attribute, constant in
        """
        <constraint firstItem="Lab-00-001" firstAttribute="\(attribute)" secondItem="Top-00-001" \
        secondAttribute="\(attribute)" constant="\(constant)" id="\(attribute)"/>
        """
      }
      return Self.nib("A")
        .replacingOccurrences(of: "<label ", with: "<label translatesAutoresizingMaskIntoConstraints=\"NO\" ")
        .replacingOccurrences(of: "</subviews>", with: "</subviews><constraints>\(constraints.joined())</constraints>")
    }
    let folder = try TemporaryFolder(["A.xib": nib(10), "B.xib": nib(30)])
    let settings = ["--device", "iPhone SE", "--device", "iPad"]
    #expect(try run([folder.path("A.xib"), folder.path("B.xib"), "--format", "html", "-o", folder.path("out")]) == 1)
    let page = try folder.text("out/comparison.html")
    #expect(page.contains("20 points lower") && page.contains("translate(10 30)"))
    _ = try run([folder.path("A.xib"), folder.path("B.xib"), "--format", "html", "-o", folder.path("out")] + settings)
    #expect(try folder.text("out/comparison.html").contains("Before, iPad"))
  }

  @Test func aNewDocumentIsDrawn() throws {
    let folder = try TemporaryFolder([
      "old/A.xib": Self.nib("A"), "new/A.xib": Self.nib("A"), "new/B.xib": Self.nib("New"),
    ])
    let words = [folder.path("old"), folder.path("new"), "--format", "markdown", "-o", folder.path("out")]
    #expect(try run(words) == 1)
    #expect(try folder.text("out/comparison.md").contains("The document is new."))
    #expect(try folder.text("out/pictures/2-1-after.svg").contains(">New</text>"))
  }

  @Test func picturesOfACommentAreFiles() throws {
    let folder = try TemporaryFolder(["A.xib": Self.nib("A"), "B.xib": Self.nib("B")])
    #expect(
      try run([folder.path("A.xib"), folder.path("B.xib"), "--format", "markdown", "-o", folder.path("out")]) == 1
    )
    let text = try folder.text("out/comparison.md")
    #expect(text.contains("pictures/1-1-before.svg") && text.contains("(comparison.html)"))
    #expect(try folder.text("out/pictures/1-1-after.svg").contains(">B</text>"))
  }

  private static func picture(_ text: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"40\" viewBox=\"0 0 60 40\"><text>\(text)</text></svg>"
  }

  @Test func foldersOfRecordedPicturesAreCompared() throws {
    let folder = try TemporaryFolder([
      "old/cells/a.svg": Self.picture("Ada"), "new/cells/a.svg": Self.picture("Alan"),
      "old/b.svg": Self.picture("B"), "new/b.svg": Self.picture("B"), "new/c.svg": Self.picture("C"),
      "new/Images.xcassets/d.imageset/d.svg": Self.picture("D"),
    ])
    let words = [folder.path("old"), folder.path("new"), "-o", folder.path("out")]
    #expect(try run(words) == 1)
    #expect(
      try folder.text("out/comparison.txt") == """
        c.svg
          The document is new.

        cells/a.svg
          The picture looks different.

        2 changes in 2 documents; 1 document merely rewritten or the same

        """
    )
    #expect(try run(words + ["--format", "markdown"]) == 1)
    #expect(try folder.text("out/comparison.html").contains("class=\"slider\""))
    #expect(try folder.text("out/pictures/3-2-before.svg") == Self.picture("Ada"))
    #expect(try folder.text("out/comparison.md").contains("<img src=\"pictures/3-2-before.svg\""))
    #expect(try run(words + ["--format", "markdown", "--picture-address", "https://example.com/p"]) == 1)
    #expect(try folder.text("out/comparison.md").contains("<img src=\"https://example.com/p/3-2-before.svg\""))
  }

  @Test func aPictureThatIsNoneIsReported() throws {
    let folder = try TemporaryFolder(["old/a.svg": "<<<<<<< HEAD", "new/a.svg": Self.picture("A")])
    #expect(try run([folder.path("old"), folder.path("new"), "-o", folder.path("out")]) == 2)
    #expect(
      try folder.text("out/comparison.txt").contains(
        "error: before: a.svg: expected a picture with an element svg, found none; record it again"
      )
    )
  }

  @Test func revisionsAreComparedAcrossRenames() throws {
    let folder = try TemporaryFolder(["App/A.xib": Self.nib("A")])
    try folder.git("init", "-q")
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", "One")
    try folder.git("mv", "App/A.xib", "App/Other.xib")
    try folder.write(Self.nib("B"), to: "App/Other.xib")
    let repository = GitRepository(folder: folder.url.path)
    let pairs = try ComparedSource("HEAD", nil, repository).pairs(repository)
    #expect(pairs.map { $0.old?.path } == ["App/A.xib"])
    #expect(pairs.map { $0.new?.path } == ["App/Other.xib"])
    let document = try #require(pairs.first.map { PairComparison($0, [PictureSettings()]).document })
    #expect(document.parts.flatMap(\.sentences) == ["label “A” says “B” instead of “A”"])
    try folder.git("commit", "-qam", "Two")
    let range = try ComparedSource("HEAD~1..HEAD", nil, repository).pairs(repository)
    #expect(range.map { PairComparison($0).document.changeCount } == [1])
    // A file that only the index lacks is neither gone nor new.
    try folder.git("rm", "-q", "--cached", "App/Other.xib")
    #expect(try ComparedSource("HEAD", nil, repository).pairs(repository).map { $0.old?.path } == ["App/Other.xib"])
    try folder.write("*.xib", to: ".gitignore")
    let ignored = try ComparedSource("HEAD", nil, repository).pairs(repository)
    #expect(ignored.map { PairComparison($0).document.changeCount } == [0])
  }

  @Test(arguments: ["nowhere", "--all", "", "HEAD..nowhere"])
  func anUnknownRevisionIsReported(_ name: String) throws {
    let folder = try TemporaryFolder(["A": ""])
    try folder.git("init", "-q")
    #expect(throws: FileFailure.self) { try ComparedSource(name, nil, GitRepository(folder: folder.url.path)) }
  }

  @Test func theMissingPathIsNamed() throws {
    let folder = try TemporaryFolder(["A": ""])
    let failure = #expect(throws: FileFailure.self) {
      try ComparedSource(folder.path("A"), folder.path("B"), GitRepository(folder: folder.url.path))
    }
    #expect(failure?.description.hasPrefix(folder.path("B")) == true)
  }

  @Test func aCommentFitsIntoItsLimit() {
    let documents = (0..<3000).map { number in
      ComparedDocument(oldPath: nil, newPath: "A long path to a document/\(number).xib", outcome: .added)
    }
    let text = ComparisonReport(documents: documents).markdown(page: nil) { _, _ in (nil, nil) }
    #expect(text.count <= ComparisonReport.commentLimit)
    #expect(text.contains("more entries"))
  }

  @Test func namesHaveNoMeaningInAComment() {
    let document = ComparedDocument(oldPath: nil, newPath: "<img src=x> @all `a` | b", outcome: .added)
    let text = ComparisonReport(documents: [document]).markdown(page: nil) { _, _ in (nil, nil) }
    #expect(text.contains("&lt;img src=x&gt; &#64;all \\`a\\` \\| b"))
  }
}

extension TemporaryFolder {
  fileprivate func git(_ arguments: String...) throws {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
    let process = try Process.finished("/usr/bin/env", ["git", "-C", url.path] + identity + arguments, in: url)
    try #require(process.terminationStatus == 0)
  }
}
