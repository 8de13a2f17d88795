import Foundation
import ReuseGenTestSupport
import Testing

/// However the user writes a path, messages spell each file in one way: as the user's shell can open it, relative to
/// the working folder where the file is in it, without "." and doubled slashes, and with ".." only at the beginning.
@Suite(.long, .tags(.process)) struct MessagePathTests {
  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <view id="v" customClass="TileView" customModuleProvider="target"><subviews><imageView id="i" image="gone"/>
        </subviews><connections><outlet property="gone" destination="v" id="o"/>
        <outlet property="tile" destination="w" id="p"/></connections></view>
      </objects>
    </document>
    """

  /// A package and a project, in which nearly everything refers to something that isn't there.
  private static let files = [
    "P/Package.swift": #"let package = Package(name: "P", targets: [.target(name: "Kit")])"#,
    "P/Sources/Kit/TileView.xib": nib,
    "P/Sources/Kit/T.swift": """
    import UIKit
    class TileView: UIView { @IBOutlet var tile: UIView!; @IBOutlet var other: UIView! }
    func load() { Bundle.main.loadNibNamed("Gone", owner: nil) }
    """,
    "P/Sources/Kit/reuse.json": """
    { "views": [{ "type": "TileView", "nib": true }, { "type": "Gone", "nib": true }], "interfaceBuilder": [".", "Gone"],
      "sources": ["../Gone"], "templates": [{ "file": "T.mustache", "output": "T.swift" }] }
    """,
    "P/Sources/Kit/T.mustache": "{{#open}}", "P/known.json": "{",
    "Q/App.xcodeproj/project.pbxproj": """
    { objects = {
      P = { isa = PBXProject; mainGroup = M; targets = (A); buildConfigurationList = L; packageReferences = (K); };
      K = { isa = XCLocalSwiftPackageReference; relativePath = ../Gone; };
      L = { isa = XCConfigurationList; buildConfigurations = (D, N); };
      D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C; };
      M = { isa = PBXGroup; sourceTree = "<group>"; children = (F, G, H, I, C, E); };
      F = { isa = PBXFileReference; path = App/T.swift; sourceTree = "<group>"; };
      G = { isa = PBXFileReference; path = App/TileView.xib; sourceTree = "<group>"; };
      H = { isa = PBXFileReference; path = App/Gone.swift; sourceTree = "<group>"; };
      I = { isa = PBXFileReference; path = ../P/Sources/Kit/Gone.swift; sourceTree = "<group>"; };
      E = { isa = PBXFileSystemSynchronizedRootGroup; path = Gone; sourceTree = "<group>"; };
      C = { isa = PBXFileReference; path = Config/A.xcconfig; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = App; buildPhases = (S, R); buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      S = { isa = PBXSourcesBuildPhase; files = (X, Y); };
      X = { isa = PBXBuildFile; fileRef = F; }; Y = { isa = PBXBuildFile; fileRef = LINK; };
      R = { isa = PBXResourcesBuildPhase; files = (Z); }; Z = { isa = PBXBuildFile; fileRef = G; };
    }; rootObject = P; }
    """,
    "Q/Config/A.xcconfig": """
    #include "Gone.xcconfig"
    #include "../../P/Sources/Gone/Gone.xcconfig"
    INFOPLIST_KEY_UIMainStoryboardFile = Gone
    """,
    "Q/All.xcworkspace/contents.xcworkspacedata": """
    <Workspace version="1.0"><FileRef location="group:App.xcodeproj"/><FileRef location="group:../P/Gone.xcodeproj"/>
    </Workspace>
    """,
    "Q/App/TileView.xib": nib,
    "Q/App/T.swift": "import UIKit\nclass TileView: UIView { @IBOutlet var tile: UIView! }\n",
    "Q/App/reuse.json": #"{ "project": { "path": "../App.xcodeproj", "target": "App" }, "cells": ["Gone"] }"#,
    "Other/a": "",
  ]

  private static let commands: [(arguments: [String], path: String)] = [
    (["lint"], "P"), (["lint"], "P/Sources"), (["lint"], "P/Sources/Kit/TileView.xib"),
    (["lint"], "P/Sources/Kit/reuse.json"), (["generate"], "P/Sources/Kit/reuse.json"),
    (["generate", "--unbundled", "P/Sources/Kit/TileView.xib"], "P/Sources/Kit/reuse.json"), (["lint"], "Q"),
    (["lint"], "Q/App.xcodeproj"), (["lint"], "Q/All.xcworkspace"), (["lint"], "Q/App"), (["lint"], "Q/App/reuse.json"),
    (["generate"], "Q/App/reuse.json"), (["verify"], "P/Sources/Kit/reuse.json"),
    (["lint", "P", "--baseline"], "P/known.json"),
  ]

  /// The ways to write a path, from folders beside and around the files.
  private static func spellings(of path: String, in folder: TemporaryFolder) -> [(place: String, path: String)] {
    let names = path.split(separator: "/")
    let last = names.last.map(String.init) ?? ""
    let around = names.dropLast().joined(separator: "/")
    return [
      ("", path), ("", "./\(path)"), ("", ".//\(path)"), ("", names.joined(separator: "//")),
      ("", names.joined(separator: "/./")), ("", "Other/../\(path)"), ("", "\(folder.url.path)/\(path)"),
      ("", "\(folder.url.path)/./Other//../\(path)"), ("Other", "../\(path)"), ("Other", "./../\(path)"),
      ("Other", "../Other/../\(path)"), ("Other", "\(folder.url.path)/\(path)"), (around, last), (around, "./\(last)"),
      (around, "\(folder.url.path)//\(path)"), ("Q/Config", "../../\(path)"), ("P/Sources", "../../\(path)"),
    ]
  }

  @Test(arguments: commands.indices)
  func eachFileHasOneSpelling(number: Int) throws {
    let (arguments, path) = Self.commands[number]
    let folder = try TemporaryFolder(Self.files)
    var counts: Set<Int> = []
    for (place, spelled) in Self.spellings(of: path, in: folder) {
      var tool = folder.tool
      tool.place = place
      let root = place.isEmpty ? "" : String(repeating: "../", count: place.split(separator: "/").count)
      let others = arguments.map { $0.hasPrefix("P") ? root + $0 : $0 }
      let messages = try tool.run(others + [spelled]).messages
      let lines = messages.split(separator: "\n").filter { $0.hasSuffix("]") || $0.contains(": note: ") }
      let paths = lines.flatMap(Self.paths)
      let working = folder.url.appendingPathComponent(place).path
      for path in Set(paths) {
        #expect(path == Self.shown(path, in: working), "\(place): \(others) \(spelled)\n\(messages)")
      }
      counts.insert(lines.count)
    }
    #expect(counts.count == 1 && !counts.contains(0), "as many findings from everywhere, not \(counts)")
  }

  /// The paths in a line of a message: where it points, and the words with slashes that it doesn't quote.
  private static func paths(in line: Substring) -> [String] {
    var text = ""
    for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    where index.isMultiple(of: 2) { text += part }
    return text.split { " ,;()'".contains($0) }.map { String($0.replacing(#/(:\d+:\d+)?[:.]*$/#, with: "")) }
      .filter { $0.contains("/") || $0.hasSuffix(".json") || $0.hasSuffix(".xib") }
  }

  /// The one spelling of a path.
  private static func shown(_ path: String, in folder: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var names: [Substring] = []
    for name in ((isAbsolute ? "" : "\(folder)/") + path).split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    let own = folder.split(separator: "/")
    if names.starts(with: own) { return names.dropFirst(own.count).joined(separator: "/") }
    if isAbsolute { return "/" + names.joined(separator: "/") }
    // As many folders up as the user wrote.
    var written: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = written.last, last != ".." { written.removeLast() } else { written.append(name) }
    }
    return written.joined(separator: "/")
  }
}
