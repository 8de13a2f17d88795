import Foundation
import ReuseGenTestSupport
import Testing

/// The files that `reusegen port` reads, copies and leaves alone.
@Suite(.long, .tags(.process)) struct PortFileTests {
  private static let files = [
    "app/A.swift": "class A {}", "app/sub/B.swift": "class B {}", "other/A.swift": "class C {}",
    "app/Main.storyboard": "<document/>", "other/Main.storyboard": "<other/>",
    "app/Assets.xcassets/Contents.json": "{}", "app/Assets.xcassets/a.imageset/a.png": "png",
    "app/de.lproj/App.strings": "\"a\" = \"b\";", "app/sub/B.ported.swift": "",
  ]

  /// Nothing that exists before is replaced or removed.
  @Test(arguments: [
    (["app/A.swift", "--resource", "app/Main.storyboard", "-o", "app"], "app/A.swift; specify another output folder"),
    (["app", "-o", "app"], "the output folder app is the app's own; specify another output folder"),
    (["app", "-o", "link"], "the output folder link is the app's own; specify another output folder"),
    (["app", "-o", "app/out"], "the output folder app/out is in "),
    (["app", "-o", "link/new/out"], "the output folder link/new/out is in "),
    (["app", "-o", "."], "/app; specify another output folder"),
    (["link", "-o", "app/out"], "the output folder app/out is in "),
    (
      ["other/A.swift", "--resource", "app/Main.storyboard", "-o", "app"],
      "the copy of app/Main.storyboard at app/Main.storyboard would overlap it"
    ),
    (["other/A.swift", "--resource", "..", "-o", "out"], "would overlap it; specify another output folder"),
    (["other/A.swift", "--resource", ".", "-o", "out"], "would overlap it; specify another output folder"),
    (["other/A.swift", "--resource", "/", "-o", "out"], "would overlap it; specify another output folder"),
    (["other/A.swift", "--resource", "app", "-o", "app/out"], "would overlap it; specify another output folder"),
    (
      ["other/A.swift", "--resource", "link/Main.storyboard", "-o", "app"],
      "would overlap it; specify another output folder"
    ),
    (
      ["app", "other", "-o", "out"],
      "app/A.swift and other/A.swift would have the same copy, A.ported.swift; rename one"
    ),
    (
      ["app/A.swift", "--resource", "app/Main.storyboard", "--resource", "other/Main.storyboard", "-o", "out"],
      "app/Main.storyboard and other/Main.storyboard would both be copied to out/Main.storyboard; rename one"
    ),
    (
      ["app/A.swift", "--resource", "none.xib", "-o", "out"],
      "none.xib can't be copied to out/none.xib: No such file or directory; check the path"
    ),
    (
      ["other/A.swift", "--resource", "/dev/zero", "-o", "out"],
      "/dev/zero is a pipe or a device, which can't be copied; specify a file or a folder"
    ),
    (
      ["app/sub", "--resource", "app/sub/B.ported.swift", "-o", "out"],
      "would be copied to out/B.ported.swift, where the copy of a source is; rename it"
    ),
    (["other/A.swift", "-o", "linked"], "linked/A.ported.swift is a link, which leads out of the output folder"),
    (["app", "-o", "linked"], "linked/A.ported.swift is a link, which leads out of the output folder"),
    (["/dev/zero", "-o", "out"], "/dev/zero is a pipe or a device; specify a Swift source, or a folder"),
    (
      ["app/Main.storyboard", "-o", "out"], "app/Main.storyboard isn't a Swift source; specify files that end in .swift"
    ),
  ])
  func anOutputThatOverlapsTheInputIsRefused(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.link("link", to: "app")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("linked"),
      withIntermediateDirectories: true
    )
    try folder.link("linked/A.ported.swift", to: "../app/A.swift")
    let result = try folder.tool.run(["port"] + arguments)
    #expect(result.messages.contains(message), "\(result)")
    #expect(result.exitCode == 74)
    for (path, text) in Self.files { #expect(folder.text(of: path) == text, "\(path)") }
  }

  @Test func resourcesAreCopiedWhole() throws {
    let folder = try TemporaryFolder(Self.files)
    let arguments = [
      "port", "app", "-o", "out", "--resource", "app/Assets.xcassets", "--resource", "app/de.lproj/App.strings",
    ]
    #expect(try folder.tool.run(arguments).exitCode == 0)
    let copies = [
      "A.ported.swift", "Assets.xcassets/Contents.json", "Assets.xcassets/a.imageset/a.png", "de.lproj/App.strings",
      "sub/B.ported.ported.swift", "sub/B.ported.swift",
    ]
    #expect(folder.files.compactMap { $0.hasPrefix("out/") ? String($0.dropFirst(4)) : nil } == copies)
    // A part that was removed is removed from the copy.
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("app/Assets.xcassets/a.imageset"))
    #expect(try folder.tool.run(arguments).exitCode == 0)
    let left = copies.filter { !$0.hasSuffix(".png") }
    #expect(folder.files.compactMap { $0.hasPrefix("out/") ? String($0.dropFirst(4)) : nil } == left)
  }

  /// The folder of a resource may contain sources: its copy comes first, and the copies of the sources stay.
  @Test func aResourceThatContainsSourcesKeepsTheirCopies() throws {
    let folder = try TemporaryFolder(["app/sub/B.swift": "class B {}", "app/sub/b.txt": "text"])
    for _ in 0..<2 {
      #expect(try folder.tool.run("port app --resource app/sub -o out").exitCode == 0)
      #expect(
        folder.files.filter { $0.hasPrefix("out/") } == ["out/sub/B.ported.swift", "out/sub/B.swift", "out/sub/b.txt"]
      )
    }
  }

  /// A folder that isn't searched, such as a package's `.build`, may contain the copies.
  @Test func aHiddenFolderOfTheAppMayContainTheCopies() throws {
    let folder = try TemporaryFolder(["app/A.swift": "class A {}"])
    for _ in 0..<2 { #expect(try folder.tool.run("port app -o app/.build/out").exitCode == 0) }
    #expect(folder.files == ["app/A.swift"] || folder.files.contains("app/.build/out/A.ported.swift"))
  }

  @Test func namesThatDifferInNormalizationAreTwoFiles() throws {
    let folder = try TemporaryFolder(["other/A.swift": ""])
    let names = ["\u{E9}.swift", "e\u{301}.swift"]
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("app"),
      withIntermediateDirectories: true
    )
    for name in names { try Data("class A {}".utf8).write(to: folder.url.appendingPathComponent("app/\(name)")) }
    let result = try folder.tool.run(["port", "app", "other", "-o", "out"])
    #expect(result.exitCode == 0 && result.messages.contains("ported 3 sources"), "\(result)")
  }

  /// Characters that end a literal, or that combine with its quotation mark.
  @Test func anyNameOfAFileIsALiteral() throws {
    for name in ["a\"b", "\u{301}c", "d\\e", "f\ng", "\"\u{301}"] {
      let folder = try TemporaryFolder(["app/\(name).swift": "import UIKit"])
      #expect(try folder.tool.run("port app -o out").exitCode == 0)
      let copy = try #require(folder.text(of: "out/\(name).ported.swift"))
      let header = copy.unicodeScalars.split(separator: "\n").first.map { String(String.UnicodeScalarView($0)) } ?? ""
      #expect(header.hasSuffix(".swift\", line: 1)"), "\(header)")
    }
  }

  @Test func aPipeIsNotReadOrCopied() throws {
    let folder = try TemporaryFolder(["app/A.swift": "class A {}", "images/a.txt": "text"])
    for name in ["app/B.swift", "images/pipe"] { mkfifo(folder.url.appendingPathComponent(name).path, 0o600) }
    #expect(try folder.tool.run("port app --resource images -o out").exitCode == 0)
    #expect(folder.text(of: "out/images/a.txt") == "text")
    let result = try folder.tool.run("port app/B.swift -o out")
    #expect(result.messages.contains("app/B.swift is a pipe or a device; specify a Swift source"))
  }

  @Test(arguments: ["class", "Self", "1a", ""])
  func aNameThatNoModuleHasIsRefused(name: String) throws {
    let folder = try TemporaryFolder(["A.swift": "class A {}"])
    let result = try folder.tool.run("port A.swift --module", name)
    #expect(result.exitCode == 64, "\(result)")
  }
}
