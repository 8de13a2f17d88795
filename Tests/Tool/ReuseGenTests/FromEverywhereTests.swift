import Foundation
import ReuseGenTestSupport
import Testing

/// `reusegen lint` finds the same from every folder, and however the user writes the path.
@Suite(.long, .tags(.process)) struct FromEverywhereTests {
  private static func nib(_ outlet: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <view id="v" customClass="TileView" customModuleProvider="target"><connections>
          <outlet property="\(outlet)" destination="v" id="o"/>
        </connections></view>
      </objects>
    </document>
    """
  }

  private static let source = "import UIKit\nclass TileView: UIView { @IBOutlet var tile: UIView? }\n"

  /// A package whose manifest and whose nib each have a mistake, and one excluded nib.
  private static func package(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      [
        "P/Package.swift": """
        let package = Package(name: "P", targets: [.target(name: "App", exclude: ["Old"])])
        """,
        "P/Sources/App/reuse.json": #"{ "views": [{ "type": "TileVew", "nib": true }] }"#,
        "P/Sources/App/T.swift": source, "P/Sources/App/Views/TileView.xib": nib("gone"),
        "P/Sources/App/Old/Old.xib": nib("old"),
      ].merging(files) { $1 }
    )
  }

  private static let project = """
    { objects = {
      P = { isa = PBXProject; mainGroup = M; targets = (A); };
      M = { isa = PBXGroup; sourceTree = "<group>"; children = (F, G); };
      F = { isa = PBXFileReference; path = App/T.swift; sourceTree = "<group>"; };
      G = { isa = PBXFileReference; path = App/TileView.xib; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = App; buildPhases = (S, R);
        productType = "com.apple.product-type.application"; };
      S = { isa = PBXSourcesBuildPhase; files = (X); }; X = { isa = PBXBuildFile; fileRef = F; };
      R = { isa = PBXResourcesBuildPhase; files = (Y); }; Y = { isa = PBXBuildFile; fileRef = G; };
    }; rootObject = P; }
    """

  /// The findings of a run, with the names of their files instead of the paths, which the run's folder can open.
  private static func findings(_ folder: TemporaryFolder, from place: String, _ arguments: [String]) throws -> [String]
  {
    let url = folder.url.appendingPathComponent(place)
    let shell = "cd '\(url.path)' && exec '\(BuiltTool.executable.path)' lint " + arguments.joined(separator: " ")
    try Process.finished("/bin/sh", ["-c", "\(shell) 2> '\(folder.url.path)/messages'"])
    let lines = (folder.text(of: "messages") ?? "").split(separator: "\n").filter { $0.hasSuffix("]") }
    return lines.map { line in
      let path = String(line.prefix { $0 != ":" })
      let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : url.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(place): \(path)")
      return file.lastPathComponent + line.dropFirst(path.count)
    }.sorted()
  }

  private static let ways: [(place: String, path: String)] = [
    ("P", "\"$PWD\""), ("P", "../P"), ("P", "./"), ("", "P"), ("", "P/"), ("", "./P"), ("P/Sources", ".."),
    ("P/Sources/App", "../.."), ("P/Sources/App", "."), ("P/Sources/App/Views", "."), ("", "P/Sources/App"),
    ("", "Link"),
    ("Link", "."), ("Link", "\"$PWD\""), ("Other", "../P"), ("Other", "../Link"),
  ]

  @Test func aPackageHasTheSameFindings() throws {
    let folder = try Self.package(["Other/a": ""])
    try folder.link("Link", to: "P")
    let expected = try Self.findings(folder, from: "P", ["."])
    for file in ["reuse.json:1:", "TileView.xib:5:"] {
      #expect(expected.contains { $0.hasPrefix(file) }, "\(expected)")
    }
    for way in Self.ways { #expect(try Self.findings(folder, from: way.place, [way.path]) == expected, "\(way)") }
    #expect(try Self.findings(folder, from: "P", [".", "Package.swift", "Sources/App", "../P"]) == expected)
  }

  @Test func aProjectHasTheSameFindings() throws {
    let folder = try TemporaryFolder([
      "P/App.xcodeproj/project.pbxproj": Self.project, "P/App/T.swift": Self.source,
      "P/App/TileView.xib": Self.nib("gone"),
      "P/App/reuse.json": #"{ "project": { "path": "../App.xcodeproj", "target": "App" }, "views": ["TileVew"] }"#,
    ])
    let expected = try Self.findings(folder, from: "P", ["."])
    #expect(expected.contains { $0.hasPrefix("TileView.xib:5:") }, "\(expected)")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("Link.xcodeproj").path,
      withDestinationPath: "P/App.xcodeproj"
    )
    for (place, path) in [
      ("", "Link.xcodeproj"), ("P/App", "../../Link.xcodeproj"),
      ("P", "App.xcodeproj"), ("P", "\"$PWD\""), ("P", "App"), ("P/App", "."), ("P/App", "../App.xcodeproj"), ("", "P"),
      ("P/App", "reuse.json"), ("", "P/App/reuse.json"),
    ] { #expect(try Self.findings(folder, from: place, [path]) == expected, "\(place) \(path)") }
  }

  @Test func aLinkToADocumentMeansTheDocument() throws {
    let folder = try TemporaryFolder([
      "P/App.xcodeproj/project.pbxproj": Self.project, "P/App/T.swift": Self.source,
      "P/App/TileView.xib": Self.nib("gone"),
    ])
    try folder.link("P/Link.xib", to: "App/TileView.xib")
    let expected = try Self.findings(folder, from: "P", ["App/TileView.xib"])
    #expect(!expected.isEmpty)
    #expect(try Self.findings(folder, from: "P", ["Link.xib"]) == expected)
  }

  /// Files that Package.swift excludes belong to no manifest of the target, either.
  @Test func anExcludedDocumentIsNotRead() throws {
    let folder = try Self.package(["P/Sources/App/reuse.json": #"{ "views": [] }"#])
    for path in ["P", "P/Sources/App/reuse.json"] {
      let result = try folder.tool.run("lint", path)
      #expect(result.messages.contains("TileView.xib") && !result.messages.contains("Old.xib"), "\(result.messages)")
    }
  }

  /// Neither a draft nor a package for Linux lists them.
  @Test func anExcludedDocumentIsNotDrafted() throws {
    let folder = try Self.package(["P/Sources/App/Views/TileView.xib": Self.nib("tile")])
    for arguments in [
      ["init", "P/Sources/App", "--force"], ["headless", "--no-check", "P/Sources/App", "--output", "Out"],
    ] { #expect(try folder.tool.run(arguments).exitCode == 0) }
    for path in ["P/Sources/App/reuse.json", "Out/Sources/App/reuse.json"] {
      let draft = try #require(folder.text(of: path))
      #expect(draft.contains("TileView") && !draft.contains("Old"), "\(draft)")
    }
    #expect(try folder.tool.run("generate P/Sources/App/reuse.json").exitCode == 0)
  }

  @Test(arguments: [
    (
      "P/Docs/reuse.json", "{}",
      "the manifest belongs to no target, because none has files in its folder; move it to those of a target, or name the "
        + "target with \"project\" [project]"
    ),
    (
      "P/Sources/App/Views/reuse.json", #"{ "project": { "path": ".", "target": "None" } }"#,
      #"no project here has the target "None"; correct the name [project]"#
    ),
    ("P/Sources/App/Views/reuse.json", "{}", "the target App has another manifest; remove one of them [project]"),
  ])
  func aManifestWithoutATargetIsAnError(path: String, text: String, message: String) throws {
    let folder = try Self.package([path: text])
    let result = try folder.tool.run("lint P")
    #expect(result.exitCode == 1)
    #expect(result.messages.contains("error: \(message)\n"), "\(result.messages)")
  }

  /// The plugin finds it, too: a target's folder can be a link, and the manifest's can have nothing else.
  @Test(arguments: ["reuse.json", "Config/reuse.json"])
  func aManifestInATargetsFolderIsChecked(path: String) throws {
    let folder = try TemporaryFolder([
      "P/Package.swift": #"let package = Package(name: "P", targets: [.target(name: "App", path: "Link")])"#,
      "P/Real/T.swift": Self.source, "P/Real/TileView.xib": Self.nib("tile"),
      "P/Real/\(path)": #"{ "views": [{ "type": "TileVew", "nib": "TileView" }] }"#,
    ])
    let link = folder.url.appendingPathComponent("P/Link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "Real")
    let messages = try folder.tool.run("lint P").messages
    #expect(messages.contains("[entry-class]") && !messages.contains("[project]"), "\(messages)")
  }

  /// A file that a script of the build writes, or that Git ignores, isn't missing.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")))
  func aFileThatTheBuildMakesIsNotMissing() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = M; targets = (A); };
        M = { isa = PBXGroup; sourceTree = "<group>"; path = App; children = (F, G, H); };
        F = { isa = PBXFileReference; path = Made.swift; sourceTree = "<group>"; };
        G = { isa = PBXFileReference; path = Ignored.swift; sourceTree = "<group>"; };
        H = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; buildPhases = (T, S);
          productType = "com.apple.product-type.application"; };
        T = { isa = PBXShellScriptBuildPhase; outputPaths = ("$(SRCROOT)/App/Made.swift"); };
        S = { isa = PBXSourcesBuildPhase; files = (X, Y, Z); };
        X = { isa = PBXBuildFile; fileRef = F; }; Y = { isa = PBXBuildFile; fileRef = G; };
        Z = { isa = PBXBuildFile; fileRef = H; };
      }; rootObject = P; }
      """,
      "App/A.xib": Self.nib("tile"), ".gitignore": "Ignored.swift\n",
    ])
    func missing() throws -> String {
      let messages = try folder.tool.run("lint App.xcodeproj").messages
      return messages.split(separator: "\n").filter { $0.contains("exist") }.joined()
    }
    #expect(try missing().contains("2 files of the target App don't exist, App/Ignored.swift among them"))
    try Process.finished("/usr/bin/git", ["-C", folder.url.path, "init", "-q"])
    #expect(try missing().contains("the file App/Gone.swift of the target App doesn't exist"))
  }

  // MARK: Baselines

  @Test func aBaselineIsTheSameFromEverywhere() throws {
    let folder = try Self.package(["Other/a": ""])
    for (place, arguments) in [
      ("P", ["."]), ("", ["P"]), ("Other", ["../P"]), ("P/Sources/App", ["../.."]), ("P/Sources/App", ["reuse.json"]),
    ] {
      let file = folder.url.appendingPathComponent("known.json").path
      _ = try Self.findings(folder, from: place, arguments + ["--write-baseline", "'\(file)'"])
      #expect(folder.text(of: "known.json")?.contains(#""file": "Sources/App/Views/TileView.xib""#) == true)
      for (place, path) in [("P", "."), ("", "P"), ("P/Sources", ".."), ("Other", "../P")] {
        let new = try Self.findings(folder, from: place, [path, "--baseline", "'\(file)'"])
        if arguments != ["reuse.json"] { #expect(new == [], "\(arguments) \(place) \(path)") }
      }
    }
  }

  /// Without a project, files are relative to the baseline's folder.
  @Test func aBaselineMovesWithItsFolder() throws {
    let folder = try TemporaryFolder(["P/A.xib": Self.nib("gone"), "P/A.swift": Self.source])
    #expect(try folder.tool.run("lint P --write-baseline P/known.json").messages.contains("1 finding"))
    try FileManager.default.moveItem(atPath: folder.url.path + "/P", toPath: folder.url.path + "/Q")
    #expect(try folder.tool.run("lint Q --baseline Q/known.json").exitCode == 0)
  }

  /// One message is about three places. When one of them is corrected, the others are known.
  @Test(arguments: ["A", "B", "C"])
  func equalFindingsAreCounted(corrected: String) throws {
    var files = ["P/Sources/App/Views/TileView.xib": Self.nib("tile"), "P/Sources/App/reuse.json": "{}"]
    for name in ["A", "B", "C"] { files["P/Sources/App/Views/\(name).xib"] = Self.nib("gone") }
    let folder = try Self.package(files)
    let known = try folder.tool.run("lint P --write-baseline known.json")
    #expect(known.messages == "wrote known.json: 3 findings\n")
    try folder.write(Self.nib("tile"), to: "P/Sources/App/Views/\(corrected).xib")
    let result = try folder.tool.run("lint P --baseline known.json")
    #expect(result.exitCode == 0 && !result.messages.contains("outlet-missing"), "\(result.messages)")
    try folder.write(Self.nib("gone"), to: "P/Sources/App/Views/D.xib")
    try folder.write(Self.nib("gone"), to: "P/Sources/App/Views/\(corrected).xib")
    let fourth = try folder.tool.run("lint P --baseline known.json")
    #expect(fourth.messages.contains("(4 times) [outlet-missing]"), "\(fourth.messages)")
  }

  // MARK: Targets

  @Test func eachMessageNamesItsTargets() throws {
    let folder = try Self.package([
      "P/Package.swift": #"let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Kit")])"#,
      "P/Sources/App/reuse.json": "{}", "P/Sources/Kit/K.swift": "import UIKit\nclass K: UIView {}\n",
    ])
    for path in ["P", "P/Sources/App", "P/Sources/App/Views"] {
      let result = try folder.tool.run("lint", path)
      #expect(result.messages.contains("(target App) [outlet-missing]"), "\(result.messages)")
      #expect(!result.messages.contains("(target Kit)"))
    }
  }

  /// The nib of a view is in another target than a scene that shows the view.
  @Test func anotherTargetsNibConnectsAnOutlet() throws {
    let view = "import UIKit\npublic class TileView: UIView { @IBOutlet var tile: UIView! }\n"
    let scene = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
          <view key="view" id="v" customClass="TileView" customModule="Kit"/>
        </viewController></objects></scene></scenes>
      </document>
      """
    let folder = try TemporaryFolder([
      "Package.swift": #"let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Kit")])"#,
      "Sources/App/Main.storyboard": scene, "Sources/App/A.swift": "import Kit\nimport UIKit\n",
      "Sources/Kit/TileView.swift": view, "Sources/Kit/TileView.xib": Self.nib("tile"),
    ])
    #expect(try !folder.tool.run("lint .").messages.contains("outlet-unconnected"))
    try folder.write(Self.nib("other"), to: "Sources/Kit/TileView.xib")
    #expect(try folder.tool.run("lint .").messages.contains("outlet-unconnected"))
  }

  @Test func aDocumentOfAnotherTargetIsNamed() throws {
    let folder = try TemporaryFolder([
      "Package.swift": #"let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Kit")])"#,
      "Sources/App/A.swift": "import Kit\nimport UIKit\nclass TileCell: UITableViewCell {}\n",
      "Sources/App/reuse.json": #"{ "cells": [{ "type": "TileCell", "nib": true }], "scenes": ["Start"] }"#,
      "Sources/Kit/K.swift": "import UIKit\n", "Sources/Kit/TileCell.xib": Self.nib("tile"),
      "Sources/Kit/Start.storyboard": #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#,
    ])
    let messages = try folder.tool.run("lint .").messages
    for line in [
      "from the nib \"TileCell\", which only another target has; add it to this one",
      "TileCell.xib:1:1: note: \"TileCell\" is here",
      "of the storyboard \"Start\", which only another target has; add it to this one",
    ] { #expect(messages.contains(line), "\(messages)") }
  }

  /// Each target of a package has a bundle of its own.
  @Test func anImageOfAnotherTargetIsMissing() throws {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects><imageView id="v" image="logo"/></objects>
      </document>
      """
    let folder = try TemporaryFolder([
      "Package.swift": #"let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Kit")])"#,
      "Sources/App/A.xib": nib, "Sources/App/Assets.xcassets/pic.imageset/Contents.json": "{}",
      "Sources/App/A.swift": "import UIKit\n", "Sources/App/reuse.json": "{}",
      "Sources/Kit/Assets.xcassets/logo.imageset/Contents.json": "{}", "Sources/Kit/K.swift": "import UIKit\n",
    ])
    for path in [".", "Sources/App/reuse.json", "Sources/App"] {
      #expect(try folder.tool.run("lint", path).messages.contains("[image-missing]"), "\(path)")
    }
  }
}
