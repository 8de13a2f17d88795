import Foundation
import ReuseGenTestSupport
import Testing

/// `reusegen lint` on packages: the files that Package.swift gives to a target.
@Suite(.long, .tags(.process)) struct PackageLintTests {
  private static let nib = Nib.text(of: "tableViewCell", "PersonCell", identifier: "person")

  /// A package whose only target has the folder of the package, with two samples that have nibs of one name.
  private static func package(in folder: String, _ tools: String, _ arguments: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "\(folder)Package.swift": """
      // swift-tools-version:\(tools)
      let package = Package(name: "Kit", targets: [.target(name: "Kit", path: "."\(arguments))])
      """,
      "\(folder)src/Cells/PersonCell.swift": "import UIKit\nclass PersonCell: UITableViewCell {}\n",
      "\(folder)src/Load.swift": "import UIKit\n",
      "\(folder)samples/One/PersonCell.xib": nib, "\(folder)samples/Two/PersonCell.xib": nib,
      "\(folder)samples/Two/Other.swift": "import UIKit\n",
    ])
  }

  private static let cases: [(tools: String, arguments: String, documents: String, sources: String, finds: Bool)] = [
    ("5.9", "", "2 documents", "3 sources", true), ("6.0", "", "2 documents", "3 sources", true),
    // There are no resources before SwiftPM 5.3.
    ("5.2", "", "2 documents", "3 sources", false), (" 5", "", "2 documents", "3 sources", false),
    ("5.9", #", exclude: ["samples/One"]"#, "1 document", "3 sources", false),
    ("5.9", #", exclude: ["docs", "samples"], resources: [.process("src")]"#, "0 documents", "2 sources", false),
    ("5.9", #", sources: ["src/Cells", "src/Load.swift"]"#, "2 documents", "2 sources", true),
    ("5.9", #", exclude: ["samples/Two/"], sources: ["src/Cells"]"#, "1 document", "1 source", false),
  ]

  /// The package is the working folder, or a folder in it.
  @Test(arguments: cases, [".", "Kit"])
  func aTargetHasTheFilesThatThePackageGivesIt(
    _ row: (tools: String, arguments: String, documents: String, sources: String, finds: Bool),
    path: String
  ) throws {
    let folder = try Self.package(in: path == "." ? "" : "Kit/", row.tools, row.arguments)
    let result = try folder.tool.run("lint", path)
    #expect(result.exitCode == 0)
    #expect(result.messages.contains("checked 1 target, \(row.documents), \(row.sources) in"), "\(result.messages)")
    #expect(result.messages.contains("[document-name-duplicate]") == row.finds, "\(result.messages)")
  }

  /// Each package has the nib of a class in a folder, whose target has its name by a literal or by code.
  @Test(arguments: [
    (#"["Kit", "Other"].map { .target(name: $0) }"#, "Sources/Kit"),
    (#"["Kit"].map { .target(name: $0, path: "Modules/\($0)") }"#, "Modules/Kit"),
    (#"[module("Kit"), .testTarget(name: "KitTests", dependencies: [.target(name: "Kit")])]"#, "Sources/Kit"),
    (#"[.target(name: "Kit", path: "Code")] + features.map(module)"#, "Code"),
  ])
  func targetsWithComputedNamesAreChecked(targets: String, path: String) throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      let kit: [Target.Dependency] = [.target(name: "Kit")]
      let package = Package(name: "Kit", targets: \(targets))
      func module(_ name: String) -> Target { .target(name: name, dependencies: kit) }
      """,
      "\(path)/PersonCell.swift": "import UIKit\nclass PersonCell: UITableViewCell {}\n",
      "\(path)/PersonCell.xib": Self.nib, "Sources/Other/Other.swift": "import UIKit\n",
    ])
    let result = try folder.tool.run("lint .")
    #expect(result.messages.contains("1 document, "), "\(result.messages)")
    #expect(!result.messages.contains("the folder"), "\(result.messages)")
  }

  /// Each target has a class of the same name, with another outlet.
  @Test func aDocumentMeansTheClassOfItsTarget() throws {
    func nib(_ outlet: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v" customClass="Tile" customModuleProvider="target"><connections>
      <outlet property="\(outlet)" destination="v" id="o"/></connections></view></objects></document>
      """
    }
    let folder = try TemporaryFolder([
      "Package.swift": "let package = Package(name: \"P\", targets: [\"A\", \"B\", \"C\"].map { .target(name: $0) })",
      "Sources/A/Tile.swift": "import UIKit\nclass Tile: UIView { @IBOutlet var first: UIView? }\n",
      "Sources/B/Tile.swift": "import UIKit\nclass Tile: UIView { @IBOutlet var second: UIView? }\n",
      "Sources/C/Tile.swift": "import UIKit\nimport B\nclass Tile: B.Tile {}\n",
      "Sources/A/Tile.xib": nib("second"), "Sources/B/Tile.xib": nib("second"), "Sources/C/Tile.xib": nib("second"),
    ])
    let messages = try folder.tool.run("lint .").messages
    #expect(messages.contains("Sources/A/Tile.xib:3:9: error: Tile has no outlet second"), "\(messages)")
    #expect(!messages.contains("Sources/B/Tile.xib:") && !messages.contains("Sources/C/Tile.xib:"), "\(messages)")
  }

  /// Tests name what isn't there. A folder without a project is a target with its tests.
  @Test func testsInAFolderAreNotChecked() throws {
    let code = "import UIKit\nlet storyboard = UIStoryboard(name: \"Missing\", bundle: nil)\n"
    let folder = try TemporaryFolder(["App/A.swift": code, "AppUITests/A.swift": code, "App/Tests/A.swift": code])
    let messages = try folder.tool.run("lint .").messages
    #expect(messages.hasPrefix("App/A.swift:2:37: error: there is no storyboard"), "\(messages)")
    #expect(messages.contains(": 1 error, 0 warnings"), "\(messages)")
  }

  /// The class of a nib is in a package that the target's package names, or that this one names.
  @Test(arguments: [["A"], ["A/../A"], ["A", "B"], ["."]])
  func classesOfLocalPackagesAreKnown(paths: [String]) throws {
    func package(_ name: String, _ dependency: String) -> String {
      """
      let package = Package(name: "\(name)", dependencies: [.package(name: "X", path: "../\(dependency)")],
        targets: [.target(name: "\(name)")])
      """
    }
    let folder = try TemporaryFolder([
      "A/Package.swift": package("A", "B"), "B/Package.swift": package("B", "C"), "C/Package.swift": package("C", "A"),
      "A/Sources/A/A.swift": "import C\n", "B/Sources/B/B.swift": "import C\n",
      "C/Sources/C/C.swift": "import UIKit\nopen class TileView: UIView {}\n",
      "A/Sources/A/Tile.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v" customClass="TileView" customModule="C"><connections>
      <outlet property="gone" destination="v" id="o"/></connections></view></objects></document>
      """,
    ])
    let result = try folder.tool.run(["lint"] + paths)
    #expect(result.messages.contains("TileView has no outlet gone"), "\(result.messages)")
  }
}
