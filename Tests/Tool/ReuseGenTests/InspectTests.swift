import Foundation
import ReuseGenTestSupport
import Testing

/// `reusegen inspect` on files.
@Suite(.long, .tags(.process)) struct InspectTests {
  static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <tableViewCell reuseIdentifier="A" id="c-1" customClass="ACell">
                <connections><outlet property="label" destination="l-1" id="o-1"/></connections>
            </tableViewCell>
        </objects>
    </document>

    """

  @Test func printsATree() throws {
    let folder = try TemporaryFolder(["A.xib": Self.nib])
    #expect(
      try folder.tool.run("inspect A.xib")
        == .init(
          output: """
            A.xib: xib for iOS
              4  File's Owner
              5  root tableViewCell “A” ACell
              6    outlet label -> l-1

            """,
          messages: ""
        )
    )
  }

  /// Sorted by the bytes of the paths, each path once, also where folders and files overlap.
  @Test func sortsByPath() throws {
    let folder = try TemporaryFolder([
      "b/A.xib": Self.nib, "a/é.XIB": Self.nib, "a/z.xib": Self.nib, "B.xib": Self.nib, ".hidden/Pods/C.xib": Self.nib,
      "a/z.xib.txt": "", "D.xib/E.xib": Self.nib, "odd": Self.nib,
    ])
    let result = try folder.tool.run("inspect --format json . a/ odd a")
    let paths = result.output.split(separator: "\n").map { line in
      line.dropFirst(#"{"path": ""#.count).prefix { $0 != "\"" }
    }
    #expect(
      paths == [
        "./.hidden/Pods/C.xib", "./B.xib", "./D.xib/E.xib", "./a/z.xib", "./a/é.XIB", "./b/A.xib", "a/z.xib", "a/é.XIB",
        "odd",
      ]
    )
    #expect(result.exitCode == 0)
  }

  /// Values with line breaks stay on one line, and objects are named by their class everywhere.
  @Test func keepsEveryRecordOnItsLine() throws {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableViewCell id="c" customClass="ACell"><subviews><view id="v" customClass="Stars"/></subviews>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="k" value="a&#10;b"/>
      </userDefinedRuntimeAttributes><connections><outlet property="stars" destination="v" id="o"/></connections>
      </tableViewCell></objects></document>
      """
    let folder = try TemporaryFolder(["A.xib": nib])
    #expect(
      try folder.tool.run("inspect A.xib").output == """
        A.xib: xib for iOS
          2  root tableViewCell ACell
          3    attribute k = a\\nb (string)
          4    outlet stars -> Stars

        """
    )
  }

  @Test func unreadableDocumentsAreReported() throws {
    let folder = try TemporaryFolder(["A.xib": "<archive/>", "B.xib": "<document", "C.storyboard": ""])
    let huge = folder.url.appendingPathComponent("D.xib")
    try Data().write(to: huge)
    try FileHandle(forWritingTo: huge).truncate(atOffset: 65 << 20)
    let result = try folder.tool.run("inspect . --format json")
    #expect(result.exitCode == 1)
    #expect(
      result.messages == """
        ./A.xib:1:1: error: the document has the format from before Xcode 5 (its root is <archive>); open it in a newer \
        Xcode and save it, which writes the present format [document-unreadable]
        ./B.xib:1:10: error: the file ends before the document does; restore it from version control, or delete it \
        [document-unreadable]
        ./C.storyboard:1:1: error: the file is empty; restore it from version control, or delete it [document-unreadable]
        ./D.xib:1:1: error: the file has 68157440 bytes, more than the 67108864 that a document may have; divide it \
        into several documents [document-unreadable]

        """
    )
    #expect(result.output.split(separator: "\n").allSatisfy { $0.contains("\"error\": ") })
    #expect(result.output.split(separator: "\n").count == 4)
  }

  @Test(arguments: [
    (["inspect"], 64, "Error: Missing expected argument '<path> ...'"),
    (["inspect", "none"], 74, "error: there is no file or folder none; check the path"),
  ])
  func aWrongPathIsReported(arguments: [String], exitCode: Int32, message: String) throws {
    let result = try TemporaryFolder().tool.run(arguments)
    #expect(result.exitCode == exitCode)
    #expect(result.messages.split(separator: "\n").first.map(String.init) == message)
  }
}
